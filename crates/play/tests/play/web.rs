//! The files that games bring for the page.

use std::collections::BTreeSet;
use std::path::Path;

use crate::games;

fn files_in(folder: &Path, below: &str, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("the folder is readable") {
        let entry = entry.expect("the folder is readable");
        let path = format!("{below}{}", entry.file_name().to_string_lossy());
        if !entry.file_type().expect("the folder is readable").is_dir() {
            found.insert(path);
        } else if path != "tests" {
            files_in(&entry.path(), &format!("{path}/"), found);
        }
    }
}

#[test]
fn every_file_of_a_games_page_is_in_the_program() {
    for game in games().iter() {
        let id = game.info().id;
        let folder = format!("{}/../../games/{id}/web", env!("CARGO_MANIFEST_DIR"));
        let mut found = BTreeSet::new();
        files_in(Path::new(&folder), "", &mut found);
        files_in(&Path::new(&folder).join("../locales"), "locales/", &mut found);
        // Texts of the program, not of the page.
        found.retain(|path| !path.ends_with("game.ftl"));
        let listed: BTreeSet<String> = game.web().iter().map(|file| file.path.to_owned()).collect();
        assert_eq!(found, listed, "`WEB` of {id}");
    }
}
