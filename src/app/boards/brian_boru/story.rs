//! What has just happened, to be shown step by step, and again.

use super::table::{Table, is_shown};
use crate::{
    brian_boru::{BrianBoru, Event},
    game::{Seat, SeenTurn},
};

/// Some events and the table before them, as one seat may know both.
#[derive(Clone, PartialEq, Debug)]
pub struct Story {
    before: Table,
    events: Vec<Event>,
    /// The places of the events at which the showing stops.
    stops: Vec<usize>,
    /// The first step that is news.
    news: usize,
}

impl Story {
    /// The story of events that a seat may know ([`Event::seen_by`]), from the table before them;
    /// those from the place `news` on are news. `None` when nothing in it is worth a stop.
    pub fn new(before: Table, events: Vec<Event>, news: usize) -> Option<Story> {
        let is_stop = |(place, event): (usize, &Event)| is_shown(event).then_some(place);
        let stops: Vec<usize> = events.iter().enumerate().filter_map(is_stop).collect();
        let news = stops.iter().filter(|stop| **stop < news).count();
        (!stops.is_empty()).then_some(Story {
            before,
            events,
            stops,
            news,
        })
    }

    /// The story of turns that a seat has seen, the oldest first: from the last reveal among them
    /// on, or else from their beginning; what has happened since that seat's own last turn is
    /// news. `None` when there is nothing to show.
    pub fn of_turns(turns: &[SeenTurn<BrianBoru>], viewer: Seat) -> Option<Story> {
        let reveals = |turn: &SeenTurn<BrianBoru>| {
            let is_reveal = |event: &Event| matches!(event, Event::Revealed { .. });
            turn.events.iter().any(is_reveal)
        };
        let turns = &turns[turns.iter().rposition(reveals).unwrap_or(0)..];
        let before = Table::of(&turns.first()?.before);
        let (mut all, mut news) = (Vec::new(), 0);
        for turn in turns {
            if turn.seat == viewer {
                news = all.len();
            }
            all.extend(turn.events.iter().copied());
        }
        Story::new(before, all, news)
    }

    /// The first step that is news; the number of steps when none is.
    pub fn news(&self) -> usize {
        self.news
    }

    /// True when it begins with the whole of an older one.
    pub fn goes_on_from(&self, old: &Story) -> bool {
        self.before == old.before && self.events.starts_with(&old.events)
    }

    /// The number of steps, at least one.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> usize {
        self.stops.len()
    }

    /// A step, counted from 0: the table after its event, and the event.
    pub fn at(&self, step: usize) -> Option<(Table, Event)> {
        let last = *self.stops.get(step)?;
        let mut table = self.before.clone();
        for event in &self.events[..=last] {
            table.tell(event);
        }
        Some((table, self.events[last]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        brian_boru::RuleSet,
        game::{Chance, Game, Seed, Timeline, View},
    };

    #[test]
    fn a_story_leads_from_the_reveal_to_the_present() {
        let mut chance = Chance::new(Seed(6));
        let viewer = Seat(1);
        let mut longest = 0;
        for seed in 0..10 {
            let mut game = BrianBoru::start(&RuleSet::STANDARD, Seed(seed));
            while let Some(action) = game.random_action(&mut chance) {
                let before = Table::of(&game.observe(viewer));
                let events = game.tell(action).unwrap();
                let seen = events.iter().map(|event| event.seen_by(viewer)).collect();
                let Some(story) = Story::new(before, seen, 0) else {
                    continue;
                };
                longest = longest.max(story.len());
                assert_eq!(story.at(story.len()), None);
                for step in 0..story.len() {
                    let (table, event) = story.at(step).unwrap();
                    assert!(is_shown(&event));
                    if let Event::Revealed { laid } = event {
                        // The cards lie there before anything is resolved.
                        assert_eq!((step, table.laid), (0, laid));
                        assert_eq!(table.ready, [false; 4]);
                    }
                }
            }
        }
        assert!(longest > 5, "{longest}");
    }

    #[test]
    fn a_story_that_grows_goes_on_from_what_it_was() {
        let mut chance = Chance::new(Seed(3));
        let viewer = Seat(0);
        let (mut longer, mut other) = (0, 0);
        for seed in 0..10 {
            let mut timeline = Timeline::new(BrianBoru::start(&RuleSet::STANDARD, Seed(seed)));
            let mut old: Option<(u32, Story)> = None;
            while let Some(action) = timeline.last().random_action(&mut chance) {
                timeline.push(action).unwrap();
                let shown = timeline.len();
                let turn = |at| timeline.seen_turn(at, at + 1, viewer, shown);
                let turns: Vec<_> = (shown.saturating_sub(20)..shown).map(turn).collect();
                let reveals = timeline.last().reveals();
                let story = Story::of_turns(&turns, viewer).filter(|_| reveals > 0);
                if let (Some((before, old)), Some(new)) = (&old, &story) {
                    assert_eq!(new.goes_on_from(old), *before == reveals);
                    longer += usize::from(*before == reveals && new.len() > old.len());
                    other += usize::from(*before != reveals);
                }
                old = story.map(|story| (reveals, story));
            }
        }
        assert!(longer > 20 && other > 20, "{longer} {other}");
    }

    #[test]
    fn the_story_of_a_turn_begins_at_its_reveal() {
        let mut chance = Chance::new(Seed(9));
        let viewer = Seat(0);
        let (mut later, mut whole) = (0, 0);
        for seed in 0..10 {
            let mut timeline = Timeline::new(BrianBoru::start(&RuleSet::STANDARD, Seed(seed)));
            while let Some(action) = timeline.last().random_action(&mut chance) {
                timeline.push(action).unwrap();
                let shown = timeline.len();
                let turn = |at| timeline.seen_turn(at, at + 1, viewer, shown);
                let turns: Vec<_> = (shown.saturating_sub(12)..shown).map(turn).collect();
                let reveals =
                    timeline.at(shown - turns.len()).reveals() < timeline.last().reveals();
                let story = Story::of_turns(&turns, viewer).filter(|_| reveals);
                let Some(story) = story else {
                    continue;
                };
                let (_, first) = story.at(0).unwrap();
                assert!(matches!(first, Event::Revealed { .. }), "{first:?}");
                // The events lead to what the seat sees now.
                let mut end = story.before.clone();
                for event in &story.events {
                    end.tell(event);
                }
                if !end.over {
                    assert_eq!(end, Table::of(&timeline.last().observe(viewer)));
                }
                later += usize::from(story.news() > 0);
                whole += usize::from(story.news() == 0);
            }
        }
        assert!(later > 20 && whole > 20, "{later} {whole}");
    }
}
