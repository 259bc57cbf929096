//! The parts of the table as they stand on the page, each with the items in it.

use super::{
    card, draw,
    labels::label,
    map,
    play::{BoruTable, Msg, Note, To},
    scene::{Item, Question, Scene},
    story::Story,
    table::list_of,
};
use crate::{
    app::{
        icon::{Icon, icon},
        text::{
            Lang,
            brian_boru::{Ask, Names, Printed, Text},
        },
    },
    brian_boru::{Card, Choice, Ending, Event, Region, Zone, card::List, open::Laid},
    game::Seat,
};
use yew::{html::Scope, prelude::*};

/// Everything that the parts need.
struct View<'a> {
    table: &'a BoruTable,
    /// The item that the tab key reaches.
    first: Option<Item>,
    scene: &'a Scene,
    names: &'a Names,
    story: Option<&'a Story>,
    ending: Option<Ending>,
    lang: Lang,
    link: &'a Scope<BoruTable>,
    advice: Option<&'a (String, String)>,
    hinting: bool,
    on_present: Option<&'a Callback<()>>,
}

impl BoruTable {
    /// All parts, in the order in which they are read.
    pub(super) fn parts(&self, ctx: &Context<BoruTable>, scene: &Scene) -> Html {
        let props = ctx.props();
        let view = View {
            table: self,
            first: self.first(scene),
            scene,
            names: &props.names,
            story: props.story.as_ref(),
            ending: props.ending,
            lang: props.lang,
            link: ctx.link(),
            advice: props.advice.as_ref(),
            hinting: props.hinting,
            on_present: props.on_present.as_ref(),
        };
        html! {
            <>
                { card::symbols() }
                { view.realms() }
                { view.map() }
                { view.note() }
                { view.row() }
                { view.zones() }
                { view.ask() }
                { view.hand() }
            </>
        }
    }
}

impl View<'_> {
    fn say(&self, text: Text) -> String {
        self.lang.say(text)
    }

    fn label(&self, item: Item) -> String {
        self.say(Text::Label(label(self.scene, item, self.names)))
    }

    fn tab_index(&self, item: Item) -> &'static str {
        if self.first == Some(item) { "0" } else { "-1" }
    }

    /// An item as a button. Its picture shows a few signs of what its name says in words.
    fn item(&self, item: Item, class: Classes, style: Option<String>, content: Html) -> Html {
        html! {
            <button type="button" {class} {style} data-item={item.to_string()}
                tabindex={self.tab_index(item)}>
                { content }<span class="spoken">{ self.label(item) }</span>
            </button>
        }
    }

    fn realms(&self) -> Html {
        let told = self
            .scene
            .told
            .and_then(|event| super::table::who_and_where(&event).0);
        let acts = told.or(self.scene.mover);
        html! {
            <ol class="realms" aria-label={self.say(Text::Players)}>
                { for Seat::all(self.scene.table.seats).map(|seat| {
                    let item = Item::Realm(seat);
                    let class = classes!(
                        "realm",
                        card::seat_class(seat),
                        (acts == Some(seat)).then_some("acts"),
                        (self.scene.table.start == seat).then_some("starts"),
                    );
                    html! {
                        <li {class} data-item={item.to_string()} aria-label={self.label(item)}
                            tabindex={self.tab_index(item)}>
                            { draw::realm(self.lang, self.scene, self.names, seat) }
                        </li>
                    }
                }) }
            </ol>
        }
    }

    /// The map, and over it what can be touched.
    fn map(&self) -> Html {
        let [left, top, width, height] = map::VIEW;
        let share = |at: i16, from: i16, whole: i16| i32::from(at - from) * 1000 / i32::from(whole);
        let place = |(x, y): map::Point, w: i16, h: i16| {
            let tenth = |share: i32| format!("{}.{}%", share / 10, share % 10);
            format!(
                "left:{};top:{};width:{};height:{}",
                tenth(share(x, left, width)),
                tenth(share(y, top, height)),
                tenth(share(w, 0, width)),
                tenth(share(h, 0, height)),
            )
        };
        let region = |region: Region| {
            let [x, y, w, h] = map::room(region);
            let style = place((x, y), w, h);
            self.item(
                Item::Region(region),
                classes!("region"),
                Some(style),
                html! {},
            )
        };
        let about = self
            .scene
            .about()
            .filter(|_| !self.scene.offer.targets.is_empty());
        html! {
            <div class="boru-map" role="group" aria-label={self.say(Text::Map)}>
                <div class="chart">
                    { draw::map(self.lang, self.scene) }
                    <div class="lands">
                        { for Region::ALL.map(region) }
                        { for about.map(|region| self.targets(region, &place)) }
                    </div>
                </div>
            </div>
        }
    }

    /// The pieces that can be removed; by keys the same is said as an answer.
    fn targets(&self, region: Region, place: &dyn Fn(map::Point, i16, i16) -> String) -> Html {
        let table = &self.scene.table;
        let spaces = map::spaces(region, table.spaces);
        let targets = self.scene.offer.targets;
        html! {
            { for table.on_spaces(region).into_iter().zip(spaces)
                .filter(|(seat, _)| targets.contains(*seat))
                .map(|(seat, (x, y))| html! {
                    <span class="prey-spot" aria-hidden="true" data-item={Item::Piece(seat).to_string()}
                        style={place((x - 26, y - 26), 52, 52)}></span>
                }) }
        }
    }

    fn row(&self) -> Html {
        let (table, offer) = (&self.scene.table, &self.scene.offer);
        let now = match self.scene.told {
            Some(event) => list_of(&event) == Some(List::Trade),
            None => !offer.in_row().is_empty(),
        };
        let each = |it: Card| {
            let class = classes!(
                offer.in_row().contains(it).then_some("offered"),
                (self.scene.picked == Some(it)).then_some("chosen"),
                self.hinted(Item::Row(it)).then_some("hinted"),
            );
            self.item(Item::Row(it), class, None, card::small(self.lang, it))
        };
        let pile = |item: Item, name: Text, picture: Html, count: u8| {
            let content = html! {
                <>
                    if count > 0 { { picture } } else { <span class="none"></span> }
                    <span aria-hidden="true">{ self.say(name) }</span>
                    <b aria-hidden="true">{ self.lang.number(count) }</b>
                </>
            };
            self.item(item, classes!("pile"), None, content)
        };
        html! {
            <section class={classes!("boru-row", now.then_some("now"))} aria-label={self.say(Text::FaceUp)}>
                <h2 class="row-title">{ self.say(Text::FaceUp) }</h2>
                { for table.row.iter().copied().map(each) }
                { pile(Item::Deck, Text::Deck, card::back(), table.deck) }
                { pile(Item::Played, Text::Played, card::blank(), table.played.len()) }
            </section>
        }
    }

    fn zones(&self) -> Html {
        html! {
            <div class="boru-zones" role="group" aria-label={self.say(Text::Zones)}>
                { for Zone::ALL.map(|zone| self.zone(zone)) }
            </div>
        }
    }

    fn zone(&self, zone: Zone) -> Html {
        let (scene, table) = (self.scene, &self.scene.table);
        let effect = scene.effect(zone);
        let told = scene.told.and_then(|event| list_of(&event));
        let due = scene.about().is_some()
            || !scene.offer.propose.is_empty()
            || scene.offer.question == Some(Question::Pay);
        let acting = scene.mover.and_then(|seat| table.laid_by(seat));
        let now = match told {
            Some(list) => list != List::Trade && card::colour_of(list) == zone.native(),
            None => due && acting.is_some_and(|(_, found)| found == zone),
        };
        let class = classes!(
            "zone",
            card::hue(zone.native()),
            (!scene.offer.lay.is_empty()).then_some("may"),
            now.then_some("now"),
            self.hinted(Item::Zone(zone)).then_some("hinted"),
        );
        let own = table
            .own
            .filter(|laid| matches!(laid, Laid::Card(_, found) if *found == zone));
        let item = Item::Zone(zone);
        html! {
            <div {class} role="button" data-item={item.to_string()} tabindex={self.tab_index(item)}>
                <span class="spoken">{ self.label(item) }</span>
                <span class="zone-head" aria-hidden="true">
                    { card::zone_glyph(zone) }{ self.lang.say(Printed::Deed(zone.native())) }
                </span>
                if let Some((it, list)) = effect {
                    <span class={classes!("zone-note", if list.is_some() { "good" } else { "warn" })}
                        aria-hidden="true">
                        { self.say(Text::Effect(it, zone)) }
                    </span>
                }
                <div class="zone-cards" aria-hidden="true">
                    if own.is_some() {
                        <div class="laid">
                            { card::back() }
                            <span class="laid-foot">{ card::mark(table.viewer) }</span>
                        </div>
                    }
                    { for table.in_zone(zone).into_iter().map(|seat| draw::laid(self.lang, scene, seat)) }
                    if zone == Zone::Politics {
                        if let Some(it) = table.proposal {
                            <div class="slot full">{ card::small(self.lang, it) }</div>
                        } else {
                            <div class="slot" title={self.say(Text::MarriageSlot)}>
                                { card::zone_glyph(zone) }
                            </div>
                        }
                    }
                </div>
            </div>
        }
    }

    /// Whether a suggested choice points to an item.
    fn hinted(&self, item: Item) -> bool {
        match (self.scene.hint, item) {
            (Some(Choice::Lay(card, zone)), _) => {
                item == Item::Hand(card) || item == Item::Zone(zone)
            }
            (Some(Choice::Propose(card) | Choice::Discard(card)), _) => item == Item::Hand(card),
            (Some(Choice::Take(Some(card))), _) => item == Item::Row(card),
            (Some(Choice::Swap(Some((given, taken)))), _) => {
                item == Item::Hand(given) || item == Item::Row(taken)
            }
            (Some(hint), Item::Answer(place)) => {
                self.scene.answers().get(usize::from(place)) == Some(&hint)
            }
            _ => false,
        }
    }

    /// The question of the moment.
    fn question(&self) -> Ask {
        let (scene, offer) = (self.scene, &self.scene.offer);
        let table = &scene.table;
        let about = scene.about();
        match offer.question {
            Some(Question::Upgrade) => return Ask::Upgrade(about),
            Some(Question::Place) => return Ask::Place(about),
            Some(Question::Join) => {
                let builder = table.first_of(List::Build).map(|(seat, _)| seat);
                let name = builder.map_or("", |seat| self.names.name(seat));
                return Ask::Join(about, name.to_owned());
            }
            Some(Question::Pay) => return Ask::Pay(table.proposal),
            None => {}
        }
        if !offer.lay.is_empty() {
            Ask::Lay(scene.chosen, offer.hold)
        } else if !offer.targets.is_empty() {
            Ask::Target(about)
        } else if !offer.propose.is_empty() {
            Ask::Propose(scene.chosen)
        } else if !offer.discard.is_empty() {
            Ask::Discard(scene.chosen)
        } else if !offer.gain.is_empty() {
            Ask::Swap(scene.chosen, scene.picked)
        } else if !offer.take.is_empty() {
            Ask::Take(scene.picked, offer.decline.is_some())
        } else if !offer.homes.is_empty() {
            Ask::Home
        } else {
            match scene.mover {
                Some(seat) => Ask::Wait(self.names.name(seat).to_owned()),
                None => Ask::Over(self.ending),
            }
        }
    }

    fn ask(&self) -> Html {
        if let (Some(step), Some(story), Some(event)) =
            (self.table.step, self.story, self.scene.told)
        {
            return self.telling(step, story, event);
        }
        if let Some(on_present) = self.on_present {
            return self.past(on_present);
        }
        let question = self.question();
        let more = if self.table.said.is_empty() {
            self.say(Text::AskMore(question.clone()))
        } else {
            self.table.said.clone()
        };
        let answers = self.scene.answers();
        let main = |choice: &Choice| {
            !matches!(
                choice,
                Choice::Hold
                    | Choice::Target(_)
                    | Choice::Home(_)
                    | Choice::Upgrade(false)
                    | Choice::Place(false)
                    | Choice::Join(false)
                    | Choice::Pay(false)
                    | Choice::Swap(None)
                    | Choice::Take(None)
            )
        };
        let answer = |(place, choice): (usize, &Choice)| {
            let item = Item::Answer(place as u8);
            let class = classes!(
                "button",
                main(choice).then_some("main"),
                self.hinted(item).then_some("hinted"),
            );
            html! {
                <button type="button" {class} data-item={item.to_string()}
                    tabindex={self.tab_index(item)}>
                    if let Choice::Target(seat) = choice {
                        { card::mark(*seat) }
                    }
                    <span>{ self.say(Text::Answer(*choice, self.names.clone())) }</span>
                </button>
            }
        };
        html! {
            <div class="boru-ask" role="group">
                if self.story.is_some() {
                    { self.step_button(Text::Again, Icon::Again, Some(To::Watch)) }
                }
                <p class="ask-words">
                    <b>{ self.say(Text::Ask(question)) }</b>{ " " }<small>{ more }</small>
                </p>
                <div class={classes!("answers", (answers.len() > 2).then_some("many"))}>
                    { for answers.iter().enumerate().map(answer) }
                </div>
            </div>
        }
    }

    /// What lies over the foot of the map: the hand of another, as far as it is seen, or a hint.
    fn note(&self) -> Html {
        if self.scene.told.is_some() {
            return Html::default();
        }
        let note = |note: Note, head: Html, more: Html| {
            let words = self.say(Text::Close);
            html! {
                <div class="boru-note" role="group">
                    <div class="note-words">{ head }{ more }</div>
                    <button type="button" class="button quiet icon" aria-label={words.clone()}
                        title={words} onclick={self.link.callback(move |_| Msg::Read(note))}>
                        { icon(Icon::Close) }
                    </button>
                </div>
            }
        };
        if !self.table.about.is_empty() {
            let hand = self.table.looked_at.map(|seat| self.seen_hand(seat));
            let words = html! { <p>{ &self.table.about }</p> };
            return note(Note::Thing, words, hand.unwrap_or_default());
        }
        match self.advice.filter(|_| !self.table.has_read) {
            Some((what, why)) => note(
                Note::Hint,
                html! { <b>{ self.say(Text::Hint) }{ ": " }{ what }</b> },
                html! { <p>{ why }</p> },
            ),
            None if self.hinting => html! {
                <div class="boru-note"><p class="note-words">{ self.say(Text::Hinting) }</p></div>
            },
            None => Html::default(),
        }
    }

    /// The hand of a player, as far as it is seen.
    fn seen_hand(&self, seat: Seat) -> Html {
        let table = &self.scene.table;
        let cards = table.seen[seat.index()];
        let unseen = table.hand_sizes[seat.index()].saturating_sub(cards.len());
        html! {
            <div class="note-cards" aria-hidden="true">
                { for cards.iter().map(|it| html! { <div>{ card::small(self.lang, it) }</div> }) }
                if unseen > 0 {
                    <div>{ card::back() }</div>
                    <small>{ self.say(Text::Unseen(unseen)) }</small>
                }
            </div>
        }
    }

    /// An earlier moment is shown: which, and the way back.
    fn past(&self, on_present: &Callback<()>) -> Html {
        let who = self
            .scene
            .mover
            .map(|seat| self.names.name(seat).to_owned());
        let table = &self.scene.table;
        let when = match table.round_before() {
            Some(round) => Text::PastRound(round),
            None => Text::Past(table.round, who),
        };
        let more = match self.table.said.as_str() {
            "" => self.say(Text::OpenPast),
            said => said.to_owned(),
        };
        html! {
            <div class="boru-ask" role="group">
                if self.story.is_some() {
                    { self.step_button(Text::Again, Icon::Again, Some(To::Watch)) }
                }
                <p class="ask-words">
                    <b>{ self.say(when) }</b>{ " " }<small>{ more }</small>
                </p>
                <div class="answers">
                    <button type="button" class="button main" onclick={on_present.reform(|_| ())}>
                        <span>{ self.say(Text::ToEnd) }</span>
                    </button>
                </div>
            </div>
        }
    }

    /// What happens at this step, and the way to the others.
    fn telling(&self, step: usize, story: &Story, event: Event) -> Html {
        let steps = story.len();
        let back = step.checked_sub(1);
        let on = Some(step + 1).filter(|on| *on < steps);
        html! {
            <div class="boru-ask telling" role="group">
                <p class="ask-words"><b>{ self.say(Text::Shown(event, self.names.clone())) }</b></p>
                <div class="story-steps">
                    { self.step_button(Text::Back, Icon::Previous, back.map(To::Step)) }
                    <small class="story-rule">
                        { event.rule() }{ " · " }{ self.say(Text::StepOf(step + 1, steps)) }
                    </small>
                    { self.step_button(Text::On, Icon::Next, on.map(To::Step)) }
                    { self.step_button(Text::ToNow, Icon::Last, Some(To::Present)) }
                </div>
            </div>
        }
    }

    /// A button of the story. One that leads nowhere keeps its place and the keyboard's focus.
    fn step_button(&self, text: Text, picture: Icon, to: Option<To>) -> Html {
        let words = self.say(text);
        html! {
            <button type="button" class="button icon" aria-label={words.clone()} title={words}
                aria-disabled={to.is_none().then_some("true")}
                onclick={self.link.batch_callback(move |_| to.map(Msg::Go))}>
                { icon(picture) }
            </button>
        }
    }

    fn hand(&self) -> Html {
        let scene = self.scene;
        let may = scene.offer.in_hand();
        let each = |it: Card| {
            let chosen = scene.chosen == Some(it);
            let item = Item::Hand(it);
            let class = classes!(
                "held",
                may.contains(it).then_some("may"),
                chosen.then_some("chosen"),
                self.hinted(item).then_some("hinted"),
            );
            html! {
                <div {class} key={it.index()} style={self.table.dragged(it)}>
                    { self.item(item, Classes::new(), None, card::face(self.lang, it)) }
                </div>
            }
        };
        html! {
            <div class="boru-hand" role="group" aria-label={self.say(Text::Hand)}>
                { for scene.table.hand().iter().map(each) }
            </div>
        }
    }
}
