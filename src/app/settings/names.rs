//! What a kind of game is called in the statistics.

use crate::{
    app::{
        store::statistics::Kind,
        text::{Lang, Told as _, statistics::Text},
    },
    engine::LevelId,
    shelf::GameName,
    with_game,
};

/// Who the opponents are: the levels of the computers.
pub fn opponents(lang: Lang, kind: &Kind) -> String {
    let name = |id: &String| {
        lang.say(match LevelId::from_id(id) {
            Some(level) => Text::Level {
                number: level.number(),
                irish: level.level().irish,
            },
            None => Text::OtherLevel(id.clone()),
        })
    };
    // Levels that are the same stand beside each other.
    let same = kind.levels.chunk_by(|one, other| one == other);
    let names: Vec<String> = same
        .map(|same| match (same.len(), name(&same[0])) {
            (1, level) => level,
            (count, level) => lang.say(Text::Times { count, level }),
        })
        .collect();
    match names.as_slice() {
        [one] => one.clone(),
        _ => lang.say(Text::Several(names)),
    }
}

/// How strong they are together, for their order; a level that this program does not have comes
/// first.
pub fn strength(kind: &Kind) -> u32 {
    let number = |id: &String| LevelId::from_id(id).map_or(0, LevelId::number);
    kind.levels.iter().map(number).sum()
}

/// In what the rules differ from the usual ones, as the titles of the options' values; `None` where
/// they do not.
pub fn rules(lang: Lang, game: GameName, kind: &Kind) -> Option<String> {
    let value = |(option, value): (&String, &String)| {
        let (title, _) = with_game!(game, G => G::option_value(lang, option, value));
        match title.is_empty() {
            true => value.clone(),
            false => title,
        }
    };
    let changed: Vec<String> = kind.rules.iter().map(value).collect();
    (!changed.is_empty()).then(|| lang.say(Text::Rules(changed)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kind(rules: &[(&str, &str)], levels: &[&str]) -> Kind {
        Kind {
            game: "brian-boru".to_owned(),
            rules: rules
                .iter()
                .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
                .collect(),
            levels: levels.iter().map(|id| (*id).to_owned()).collect(),
        }
    }

    #[test]
    fn opponents_are_called_by_their_levels() {
        let called = |levels: &[&str]| opponents(Lang::English, &kind(&[], levels));
        assert_eq!(called(&["dalta"]), "Dalta (level 1)");
        assert_eq!(
            called(&["dalta", "taoiseach"]),
            "Dalta (level 1), Taoiseach (level 4)"
        );
        assert_eq!(
            called(&["ceithearnach", "ceithearnach", "dalta"]),
            "2 × Ceithearnach (level 2), Dalta (level 1)"
        );
        assert_eq!(called(&["bard"]), "Unknown level “bard”");
        assert!(strength(&kind(&[], &["taoiseach"])) > strength(&kind(&[], &["dalta"])));
    }

    #[test]
    fn rules_are_told_where_they_are_not_the_usual_ones() {
        let told = |rules: &[(&str, &str)]| rules_of(&kind(rules, &["dalta"]));
        assert_eq!(told(&[]), None);
        let fair = told(&[("fair_start", "on")]).unwrap();
        assert!(fair.starts_with("Rules: "), "{fair}");
        let (title, _) =
            crate::brian_boru::BrianBoru::option_value(Lang::English, "fair_start", "on");
        assert!(fair.contains(&title));
    }

    fn rules_of(kind: &Kind) -> Option<String> {
        rules(Lang::English, GameName::BrianBoru, kind)
    }
}
