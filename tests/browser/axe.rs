//! What axe, the checker of accessibility, finds wrong on a page.

use std::path::PathBuf;

use serde_json::json;

use crate::browser::Browser;

/// The rules of WCAG 2.2 at levels A and AA, and those of good practice.
const TAGS: &[&str] = &[
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
];

/// The rules among them that look at colours: all others judge both themes alike.
const COLOURS: &[&str] = &["color-contrast", "link-in-text-block"];

/// axe, as a script.
pub struct Axe {
    source: String,
}

impl Axe {
    /// Reads the file that `./dev test` installs, or the one that `RIOCHT_AXE` names.
    pub fn read() -> Self {
        let file = std::env::var_os("RIOCHT_AXE").map_or_else(
            || {
                PathBuf::from(env!("CARGO_MANIFEST_DIR"))
                    .join(".tools/axe/node_modules/axe-core/axe.min.js")
            },
            PathBuf::from,
        );
        let source = std::fs::read_to_string(&file).unwrap_or_else(|error| {
            panic!(
                "{} cannot be read ({error}): ./dev test installs it, or set RIOCHT_AXE",
                file.display()
            )
        });
        Self { source }
    }

    /// What is wrong on the page as it stands, one text each.
    pub fn violations(&self, browser: &Browser) -> Vec<String> {
        self.run(browser, "tag", TAGS)
    }

    /// What is wrong with its colours.
    pub fn colours(&self, browser: &Browser) -> Vec<String> {
        self.run(browser, "rule", COLOURS)
    }

    fn run(&self, browser: &Browser, kind: &str, rules: &[&str]) -> Vec<String> {
        if browser.run("return typeof axe") != json!("object") {
            // The driver runs scripts beside the page's own, whose policy stays as it is.
            browser.run(&self.source);
        }
        let options = json!({
            "runOnly": { "type": kind, "values": rules },
            "resultTypes": ["violations"],
            "iframes": false,
            "preload": false,
        });
        // What is still fading in has not got its colours yet; what goes round for ever has.
        let found = browser.run(&format!(
            "const fading = document.getAnimations().filter((it) => it.playState === 'running' && it.effect.getComputedTiming().endTime < 2000);
            const enough = new Promise((done) => setTimeout(done, 2000));
            return Promise.race([enough, Promise.allSettled(fading.map((it) => it.finished))]).then(() => axe.run(document, {options})).then((all) => all.violations.flatMap(({{ id, help, nodes }}) =>
                nodes.map(({{ target, html, failureSummary }}) =>
                    `${{id}} (${{help}})\\n    at ${{target.join(' ')}}: ${{html.slice(0, 200)}}\\n    ${{failureSummary.slice(0, 400)}}`)))"
        ));
        texts(&found)
    }
}

/// The texts of a list that a script gives.
pub fn texts(found: &serde_json::Value) -> Vec<String> {
    let found = found.as_array().expect("a list").iter();
    found
        .filter_map(|text| text.as_str().map(str::to_owned))
        .collect()
}
