//! What has just happened, to be shown step by step, and again.

use super::table::{Table, is_shown};
use crate::brian_boru::Event;

/// Some events and the table before them, as one seat may know both.
#[derive(Clone, PartialEq, Debug)]
pub struct Story {
    before: Table,
    events: Vec<Event>,
    /// The places of the events at which the showing stops.
    stops: Vec<usize>,
}

impl Story {
    /// The story of events that a seat may know ([`Event::seen_by`]), from the table before them;
    /// `None` when nothing in it is worth a stop.
    pub fn new(before: Table, events: Vec<Event>) -> Option<Story> {
        let is_stop = |(place, event): (usize, &Event)| is_shown(event).then_some(place);
        let stops: Vec<usize> = events.iter().enumerate().filter_map(is_stop).collect();
        (!stops.is_empty()).then_some(Story {
            before,
            events,
            stops,
        })
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
        brian_boru::{BrianBoru, RuleSet},
        game::{Chance, Game, Seat, Seed, View},
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
                let Some(story) = Story::new(before, seen) else {
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
}
