//! Which language to speak.

use sakiyomi_core::Lang;

/// A language on the command line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LangArg(Lang);

impl std::str::FromStr for LangArg {
    type Err = String;

    fn from_str(text: &str) -> Result<LangArg, String> {
        match text {
            "ja" => Ok(LangArg(Lang::Ja)),
            "en" => Ok(LangArg(Lang::En)),
            _ => Err("there is ja and en".to_owned()),
        }
    }
}

/// Returns the language that was asked for, or the system's.
pub(crate) fn choose(asked: Option<LangArg>) -> Lang {
    match asked {
        Some(LangArg(lang)) => lang,
        None => of_locale(&sys_locale::get_locale().unwrap_or_default()),
    }
}

fn of_locale(locale: &str) -> Lang {
    if locale.starts_with("ja") { Lang::Ja } else { Lang::En }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn japanese_locales_speak_japanese_and_all_others_english() {
        assert_eq!(of_locale("ja-JP"), Lang::Ja);
        assert_eq!(of_locale("ja_JP.UTF-8"), Lang::Ja);
        assert_eq!(of_locale("de-DE"), Lang::En);
        assert_eq!(of_locale(""), Lang::En);
    }
}
