//! Which of the saved games are listed.

use crate::{app::store::Saved, shelf::GameName};

/// Games in progress, finished ones, or all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum State {
    #[default]
    All,
    InProgress,
    Finished,
}

impl State {
    /// Every choice, in the order in which they are offered.
    pub const ALL: [State; 3] = [State::All, State::InProgress, State::Finished];
}

/// What a player looks for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choice {
    pub state: State,
    /// Only this game.
    pub game: Option<GameName>,
    /// Words of the title, or of who plays.
    pub words: String,
}

impl Choice {
    /// Whether a game, which is called by this name and played by these players, is looked for.
    pub fn fits(&self, saved: &Saved, name: &str, players: &str) -> bool {
        let state = match self.state {
            State::All => true,
            State::InProgress => !saved.table.over,
            State::Finished => saved.table.over,
        };
        let game = self.game.is_none_or(|game| saved.game() == Some(game));
        state && game && {
            let text = folded(&format!("{name} {players}"));
            let mut words = self.words.split_whitespace();
            words.all(|word| text.contains(&folded(word)))
        }
    }

    /// True when every game is looked for.
    pub fn is_all(&self) -> bool {
        self.state == State::All && self.game.is_none() && self.words.trim().is_empty()
    }
}

/// A text in which letters that differ by case or by an Irish accent are the same.
fn folded(text: &str) -> String {
    let fold = |letter: char| match letter {
        'á' | 'Á' => 'a',
        'é' | 'É' => 'e',
        'í' | 'Í' => 'i',
        'ó' | 'Ó' => 'o',
        'ú' | 'Ú' => 'u',
        other => other.to_ascii_lowercase(),
    };
    text.chars().map(fold).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::store::old::tests::kept;

    #[test]
    fn games_are_found_by_state_game_and_words() {
        let going = Saved::new(kept("a3-a2"), 1);
        let mut table = kept("a3-a2");
        table.over = true;
        let over = Saved::new(table, 1);
        let fits = |choice: &Choice, saved: &Saved| {
            choice.fits(saved, "The long Way", "Gráinne against Dalta (level 1)")
        };
        let all = Choice::default();
        assert!(all.is_all() && fits(&all, &going) && fits(&all, &over));
        let state = |state| Choice {
            state,
            ..Choice::default()
        };
        let [_, progress, finished] = State::ALL.map(state);
        assert!(fits(&progress, &going) && !fits(&progress, &over));
        assert!(!fits(&finished, &going) && fits(&finished, &over));
        let game = |game| Choice {
            game: Some(game),
            ..Choice::default()
        };
        assert!(fits(&game(GameName::ArdRi), &going));
        assert!(!fits(&game(GameName::Tara1), &going));
        let words = |words: &str| Choice {
            words: words.to_owned(),
            ..Choice::default()
        };
        for found in [
            "",
            "  ",
            "long",
            "LONG way",
            "grainne",
            "Gráinne the",
            "(level",
        ] {
            assert!(fits(&words(found), &going), "{found}");
        }
        for not in ["short", "long short", "gráinneog"] {
            assert!(!fits(&words(not), &going), "{not}");
        }
    }
}
