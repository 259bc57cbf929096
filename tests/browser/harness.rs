//! Tests of the tools themselves: what they are to notice, they do notice.

use serde_json::json;

use crate::browser::Look;
use crate::server::Server;
use crate::{dist, open};

#[test]
fn notices_errors_and_requests_to_others() {
    let (server, browser) = open();
    assert!(browser.errors().is_empty());

    browser.run("setTimeout(() => { throw new Error('on purpose'); })");
    browser.until("the error", || {
        let errors = browser.errors();
        errors.iter().any(|error| error.text.contains("on purpose"))
    });

    // The page's own policy stops a request to another origin, and the console tells of it.
    browser.run("fetch('http://127.0.0.1:9/elsewhere').catch(() => {})");
    browser.until("the breach of the policy", || {
        let errors = browser.errors();
        errors
            .iter()
            .any(|error| error.text.contains("Content Security Policy"))
    });

    // Leaving the page is the one way round the policy.
    let other = Server::start(&dist());
    browser.visit(&other.address());
    let elsewhere = browser.requested_elsewhere(&server.origin());
    assert!(elsewhere.contains(&other.address()), "{elsewhere:?}");
}

#[test]
fn notices_tasks_that_hold_up_the_page() {
    let (_server, browser) = open();
    browser.forget_long_tasks();
    browser.run("setTimeout(() => { const start = performance.now(); while (performance.now() - start < 120); })");
    browser.until("the long task", || {
        browser.long_tasks().iter().any(|length| *length >= 100.0)
    });
}

#[test]
fn looks_as_the_person_prefers() {
    let (_server, browser) = open();
    let prefers = |feature: &str| browser.run(&format!("return matchMedia('({feature})').matches"));
    browser.look(Look {
        width: 360,
        height: 740,
        dark: true,
        reduced_motion: true,
    });
    assert_eq!(
        browser.run("return [innerWidth, innerHeight]"),
        json!([360, 740])
    );
    assert_eq!(prefers("prefers-color-scheme: dark"), json!(true));
    assert_eq!(prefers("prefers-reduced-motion: reduce"), json!(true));
    browser.look(Look::DESK);
    assert_eq!(browser.run("return innerWidth"), json!(1440));
    assert_eq!(prefers("prefers-color-scheme: dark"), json!(false));
    assert_eq!(prefers("prefers-reduced-motion: reduce"), json!(false));
}

#[test]
fn finds_by_role_and_name_and_uses_pointer_and_keys() {
    let (_server, browser) = open();
    assert!(!browser.shows("button", "Press me"));
    browser.run(
        "const button = document.createElement('button');
         button.setAttribute('aria-label', 'Press me');
         button.onclick = () => button.title += button.title ? ' and again' : 'once';
         document.body.prepend(button);",
    );
    let button = browser.find("button", "Press me");
    assert_eq!(button.attribute("title"), None);
    button.click();
    assert_eq!(button.attribute("title").as_deref(), Some("once"));
    assert_eq!(
        browser.focused(),
        ("button".to_owned(), "Press me".to_owned())
    );
    browser.press(&["Enter"]);
    assert_eq!(button.attribute("title").as_deref(), Some("once and again"));
}
