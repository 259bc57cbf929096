//! The list of courses, and the list of a course's lessons.

use super::stars;
use crate::{
    app::{
        route::Route,
        text::{
            Lang,
            learn::{Text, Title},
        },
        title::use_title,
    },
    learn::{LessonId, Progress},
    shelf::GameName,
};
use yew::prelude::*;

/// What the lists are given.
#[derive(Properties, Clone, PartialEq)]
pub struct CoursesProps {
    pub lang: Lang,
}

fn name(lang: Lang, game: GameName) -> String {
    lang.say(game)
}

/// The first lesson of a course that is not done; the first of all when every one is.
fn next(progress: &Progress, game: GameName) -> Option<LessonId> {
    let mut open = LessonId::of(game).filter(|id| progress.stars(*id) == 0);
    open.next().or_else(|| LessonId::of(game).next())
}

/// The list of courses.
#[component]
pub fn Courses(props: &CoursesProps) -> Html {
    use_title(props.lang.say(Text::Learn));
    let lang = props.lang;
    let say = |text| lang.say(text);
    let progress = stars::progress();
    let course = |game: GameName| {
        let of = LessonId::of(game).count();
        let done = LessonId::of(game)
            .filter(|id| progress.stars(*id) > 0)
            .count();
        let act = say(if done == 0 { Text::Begin } else { Text::GoOn });
        let name = name(lang, game);
        html! {
            <li class="course-card">
                <h2><a href={Route::Course { game }.address()}>{ name.clone() }</a></h2>
                <p>{ say(Text::CourseAbout(game)) }</p>
                <p class="course-done">{ say(Text::ToCourse { done, of }) }</p>
                if let Some(id) = next(&progress, game) {
                    <a class="button main" href={Route::Lesson { id }.address()}
                        aria-label={format!("{act}: {name}")}>{ act }</a>
                }
            </li>
        }
    };
    html! {
        <main class="rules learn text">
            <div class="rules-opening">
                <h1>{ say(Text::Learn) }</h1>
                <p class="lede">{ say(Text::LearnAbout) }</p>
                <a class="button" href={Route::Glossary.address()}>{ say(Text::Glossary) }</a>
            </div>
            <ul class="courses">{ for GameName::ALL.iter().copied().map(course) }</ul>
        </main>
    }
}

/// What the list of a course is given.
#[derive(Properties, Clone, PartialEq)]
pub struct CourseProps {
    pub lang: Lang,
    pub game: GameName,
}

/// The lessons of a course.
#[component]
pub fn Course(props: &CourseProps) -> Html {
    let CourseProps { lang, game } = *props;
    let say = |text| lang.say(text);
    use_title(format!("{}: {}", say(Text::CourseOf), name(lang, game)));
    let progress = stars::progress();
    let lesson = |id: LessonId| {
        let (place, _) = id.place();
        let title = lang.say(Title(id));
        let count = progress.stars(id);
        let label = say(Text::LessonInList {
            place,
            title: title.clone(),
            stars: count,
        });
        html! {
            <li>
                <a class="lesson-link" href={Route::Lesson { id }.address()} aria-label={label}>
                    <span class="lesson-number">{ lang.number(place) }</span>{ " " }
                    <span class="lesson-title">{ title }</span>
                    { stars::draw(lang, count, false) }
                </a>
            </li>
        }
    };
    html! {
        <main class="rules learn text">
            <div class="rules-opening">
                <p class="rules-over">{ say(Text::CourseOf) }</p>
                <h1>{ name(lang, game) }</h1>
                <p class="lede">{ say(Text::CourseAbout(game)) }</p>
                <div class="bar">
                    if let Some(id) = next(&progress, game) {
                        <a class="button main" href={Route::Lesson { id }.address()}>
                            { say(if progress.stars(id) == 0 && id.place().0 > 1 { Text::GoOn } else { Text::Begin }) }
                        </a>
                    }
                    <a class="button" href={Route::play(game).address()}>{ say(Text::ToTable) }</a>
                </div>
            </div>
            <ol class="lessons">{ for LessonId::of(game).map(lesson) }</ol>
        </main>
    }
}
