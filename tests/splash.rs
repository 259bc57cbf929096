//! The page that stands until the program has come says what the hall says.

use riocht::app::text::{Lang, hall::Text};

#[test]
fn the_splash_says_what_the_hall_says() {
    let page = include_str!("../index.html");
    for lang in Lang::ALL {
        let words = format!(
            "<p class=\"splash-what\" lang=\"{}\">{}</p>",
            lang.tag(),
            lang.say(Text::Promise)
        );
        assert!(page.contains(&words), "{words}");
    }
}
