//! The OpenAPI document is true: every route is in it, and every answer is as it says.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use axum::http::Method;
use serde_json::{Map, Value};

use crate::support::{Answer, App};

static DOCUMENT: LazyLock<Value> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../openapi.json")).expect("the document is JSON")
});

/// Follows a `$ref`.
fn resolve(schema: &Value) -> &Value {
    match schema["$ref"].as_str() {
        Some(path) => {
            DOCUMENT.pointer(path.trim_start_matches('#')).expect("a ref leads somewhere")
        }
        None => schema,
    }
}

/// Returns what is wrong with a value, or nothing.
fn problem(schema: &Value, value: &Value, at: &str) -> Option<String> {
    let schema = resolve(schema);
    let wrong = |what: String| Some(format!("{at}: {what}: {value}"));
    if let Some(choices) = schema["oneOf"].as_array() {
        let problems: Vec<String> =
            choices.iter().filter_map(|choice| problem(choice, value, at)).collect();
        return match choices.len() - problems.len() {
            1 => None,
            0 => wrong(format!("no choice fits: {}", problems.join("; "))),
            _ => wrong("more than one choice fits".to_owned()),
        };
    }
    if schema.get("const").is_some_and(|wanted| wanted != value) {
        return wrong(format!("is not {}", schema["const"]));
    }
    if schema["enum"].as_array().is_some_and(|values| !values.contains(value)) {
        return wrong(format!("is not one of {}", schema["enum"]));
    }
    let types: Vec<&str> = match &schema["type"] {
        Value::String(name) => vec![name],
        Value::Array(names) => names.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    if !types.is_empty() && !types.iter().any(|name| is_of(name, value)) {
        return wrong(format!("is no {}", types.join(" or ")));
    }
    let number = value.as_f64().unwrap_or(0.0);
    if value.is_number()
        && (schema["minimum"].as_f64().is_some_and(|least| number < least)
            || schema["maximum"].as_f64().is_some_and(|most| number > most))
    {
        return wrong("is out of range".to_owned());
    }
    if let Some(items) = value.as_array().filter(|_| schema.get("items").is_some()) {
        return items
            .iter()
            .zip(0..)
            .find_map(|(item, place)| problem(&schema["items"], item, &format!("{at}/{place}")));
    }
    value.as_object().and_then(|object| problem_of_object(schema, object, at))
}

fn problem_of_object(schema: &Value, object: &Map<String, Value>, at: &str) -> Option<String> {
    let names = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
    if let Some(missing) = names.into_iter().find(|name| !object.contains_key(*name)) {
        return Some(format!("{at}: {missing} is missing"));
    }
    object.iter().find_map(|(name, value)| match schema["properties"].get(name) {
        Some(schema) => problem(schema, value, &format!("{at}/{name}")),
        None if schema["additionalProperties"] == false => Some(format!("{at}: {name} is unknown")),
        None => None,
    })
}

fn is_of(name: &str, value: &Value) -> bool {
    match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "null" => value.is_null(),
        other => panic!("the document names the type {other}"),
    }
}

/// Checks a value against a schema of the document.
pub(crate) fn check_schema(name: &str, value: &Value) {
    let schema = &DOCUMENT["components"]["schemas"][name];
    assert!(schema.is_object(), "the document has the schema {name}");
    if let Some(problem) = problem(schema, value, "") {
        panic!("{name}: {problem}\n{value}");
    }
}

/// Checks an answer against what the document says about its path.
pub(crate) fn check(method: &Method, path: &str, answer: &Answer) {
    let Some((template, operations)) = entry(path) else { return };
    let operation = &operations[method.as_str().to_ascii_lowercase()];
    let status = answer.status.as_u16();
    if operation.is_null() {
        assert!(status == 405 || method == Method::HEAD, "{method} {template} is documented");
        check_schema("Error", &answer.json());
        return;
    }
    let response = resolve(&operation["responses"][status.to_string()]);
    assert!(response.is_object(), "{method} {template} may answer {status}: {}", answer.text());
    let Some(content) = response["content"].as_object() else { return };
    let (kind, content) = content.iter().next().expect("an answer has a content type");
    let sent = answer.headers["content-type"].to_str().unwrap();
    assert!(sent.starts_with(kind.as_str()), "{method} {template}: {sent} is {kind}");
    if kind == "application/json"
        && let Some(problem) = problem(&content["schema"], &answer.json(), "")
    {
        panic!("{method} {template}, {status}: {problem}\n{}", answer.text());
    }
}

/// Returns the path of the document that fits a path.
fn entry(path: &str) -> Option<(&'static str, &'static Value)> {
    let paths = DOCUMENT["paths"].as_object().unwrap();
    let fits = |template: &str| {
        let parts = |text: &str| text.split('/').map(str::to_owned).collect::<Vec<_>>();
        let (template, path) = (parts(template), parts(path));
        template.len() == path.len()
            && template.iter().zip(&path).all(|(a, b)| a == b || a.starts_with('{'))
    };
    paths.iter().find(|(template, _)| fits(template)).map(|(name, value)| (name.as_str(), value))
}

#[test]
fn every_route_is_documented_and_nothing_else() {
    let documented: BTreeSet<&str> =
        DOCUMENT["paths"].as_object().unwrap().keys().map(String::as_str).collect();
    let routes: BTreeSet<&str> = sakiyomi_server::ROUTES.iter().map(|(_, path)| *path).collect();
    assert_eq!(documented, routes);
    for (method, path) in sakiyomi_server::ROUTES {
        let operation = &DOCUMENT["paths"][path][method.to_ascii_lowercase()];
        assert!(operation["summary"].is_string(), "{method} {path}");
    }
}

#[tokio::test]
async fn every_documented_route_answers() {
    let app = App::new();
    for (method, path) in sakiyomi_server::ROUTES {
        let path = path.replace("{id}", "aaaaaaaaaaaa").replace("{node}", "0");
        let answer = app.ask(method.parse().unwrap(), &path).await;
        assert_ne!(answer.status.as_u16(), 405, "{method} {path}");
        // An unknown game is distinguished from an unknown path.
        if answer.status.as_u16() == 404 {
            answer.refused(404, "unknown-game");
        }
    }
}

#[test]
fn every_example_fits_its_schema() {
    let mut found = 0;
    for (name, schema) in DOCUMENT["components"]["schemas"].as_object().unwrap() {
        let examples = schema["examples"].as_array().into_iter().flatten();
        for example in examples.chain(schema.get("example")) {
            check_schema(name, example);
            found += 1;
        }
    }
    visit_contents(&DOCUMENT, &mut |content| {
        if let Some(example) = content.get("example") {
            assert_eq!(problem(&content["schema"], example, ""), None);
            found += 1;
        }
    });
    assert!(found > 15, "{found} examples");
}

/// Calls `visit` for every description of a body.
fn visit_contents(value: &Value, visit: &mut dyn FnMut(&Value)) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                if name == "content" {
                    value.as_object().into_iter().flatten().for_each(|(_, content)| visit(content));
                }
                visit_contents(value, visit);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| visit_contents(item, visit)),
        _ => {}
    }
}

#[tokio::test]
async fn documented_requests_are_granted() {
    let app = App::new();
    let id = crate::support::id(&app.begin(serde_json::json!({ "game": "othello" })).await);
    for (path, operations) in DOCUMENT["paths"].as_object().unwrap() {
        let body = &operations["post"]["requestBody"]["content"]["application/json"]["example"];
        if body.is_object() {
            let answer = app.post(&path.replace("{id}", &id), body.clone()).await;
            assert!(answer.status.is_success(), "{path}: {}", answer.text());
        }
    }
}

#[tokio::test]
async fn the_document_is_served() {
    assert_eq!(App::new().get("/openapi.json").await.ok(), *DOCUMENT);
}

#[test]
fn the_checker_sees_what_is_wrong() {
    for value in [
        serde_json::json!({ "en": "a" }),
        serde_json::json!({ "en": "a", "ja": 1 }),
        serde_json::json!({ "en": "a", "ja": "b", "de": "c" }),
        serde_json::json!("a"),
    ] {
        let schema = &DOCUMENT["components"]["schemas"]["Text"];
        assert!(problem(schema, &value, "").is_some(), "{value}");
    }
}
