//! A person at the browser: looks things up by role and name, presses keys, and sees
//! what the console and the network say.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

use base64::Engine as _;
use serde_json::{Value, json};

use crate::driver::{Driver, Kind};

/// How long anything may take before a test gives up on it.
const PATIENCE: Duration = Duration::from_secs(40);

/// The key under which WebDriver writes an element's reference.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A window with a fresh profile.
pub struct Browser {
    kind: Kind,
    driver: Driver,
    /// Messages of the console so far; reading them from the browser removes them there.
    console: RefCell<Vec<Message>>,
    /// Addresses requested so far, likewise.
    requested: RefCell<Vec<String>>,
}

/// A message of the console, of the browser itself (a blocked request, say) or of a script.
#[derive(Debug, Clone)]
pub struct Message {
    pub level: String,
    pub text: String,
}

/// The window's size in CSS pixels and what the person prefers.
#[derive(Debug, Clone, Copy)]
pub struct Look {
    pub width: u32,
    pub height: u32,
    pub dark: bool,
    pub reduced_motion: bool,
}

impl Look {
    /// A wide screen, light, with motion.
    pub const DESK: Look = Look {
        width: 1440,
        height: 900,
        dark: false,
        reduced_motion: false,
    };
}

/// A tab of the browser.
pub struct Tab(Value);

/// Something on the page.
pub struct Element<'a> {
    browser: &'a Browser,
    reference: Value,
}

impl Browser {
    /// Opens an empty window of the browser that the core of the tests is to run in. Anything
    /// that is found by role, looks, pictures and logs need [`Browser::start`].
    pub fn of_choice() -> Self {
        let kind = Kind::wanted();
        match kind {
            Kind::Chromium => Self::start(),
            Kind::Firefox | Kind::WebKit => Self::driven(kind),
        }
    }

    fn driven(kind: Kind) -> Self {
        Self {
            kind,
            driver: Driver::start(kind),
            console: RefCell::default(),
            requested: RefCell::default(),
        }
    }

    /// Opens an empty window of Chromium.
    pub fn start() -> Self {
        let browser = Self::driven(Kind::Chromium);
        // Collects main-thread tasks over 50 ms from the very start of every page.
        browser.driver.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": "
                window.longTasks = [];
                new PerformanceObserver((list) => {
                    for (const task of list.getEntries()) window.longTasks.push(task.duration);
                }).observe({ type: 'longtask', buffered: true });
            " }),
        );
        browser
    }

    /// Goes to an address and waits until it is loaded.
    pub fn visit(&self, address: &str) {
        self.driver.post("/url", json!({ "url": address }));
    }

    /// Loads the page again.
    pub fn reload(&self) {
        if self.kind != Kind::Firefox {
            self.driver.post("/refresh", json!({}));
            return;
        }
        // Its driver would load past the service worker, as with the shift key held.
        self.run("window.isOld = true; location.reload()");
        self.until("the page again", || {
            let script = json!({
                "script": "return !window.isOld && document.readyState === 'complete'",
                "args": [],
            });
            self.driver.try_post("/execute/sync", script) == Ok(json!(true))
        });
    }

    /// Sets the window's size and the person's preferences.
    pub fn look(&self, look: Look) {
        self.driver.devtools(
            "Emulation.setDeviceMetricsOverride",
            json!({
                "width": look.width,
                "height": look.height,
                "deviceScaleFactor": 1,
                "mobile": false,
            }),
        );
        let scheme = if look.dark { "dark" } else { "light" };
        let motion = if look.reduced_motion {
            "reduce"
        } else {
            "no-preference"
        };
        self.driver.devtools(
            "Emulation.setEmulatedMedia",
            json!({ "features": [
                { "name": "prefers-color-scheme", "value": scheme },
                { "name": "prefers-reduced-motion", "value": motion },
            ] }),
        );
    }

    /// Writes what the window shows to a PNG file.
    pub fn screenshot(&self, file: &Path) {
        let image = self
            .driver
            .devtools("Page.captureScreenshot", json!({ "format": "png" }));
        let bytes = base64::engine::general_purpose::STANDARD
            .decode(image["data"].as_str().expect("an image"))
            .expect("base64");
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder).expect("a folder for screenshots");
        }
        std::fs::write(file, bytes).expect("a screenshot written");
    }

    /// What the window shows of the first element that a selector finds, as a PNG file.
    pub fn picture_of(&self, selector: &str) -> Vec<u8> {
        let place = self.run(&format!(
            "const {{ x, y, width, height }} = document.querySelector({selector:?}).getBoundingClientRect();
             return {{ x: x + scrollX, y: y + scrollY, width, height, scale: 1 }}"
        ));
        let image = self.driver.devtools(
            "Page.captureScreenshot",
            json!({ "format": "png", "clip": place }),
        );
        base64::engine::general_purpose::STANDARD
            .decode(image["data"].as_str().expect("an image"))
            .expect("base64")
    }

    /// Runs the body of a script function and gives what it returns.
    pub fn run(&self, script: &str) -> Value {
        self.driver
            .post("/execute/sync", json!({ "script": script, "args": [] }))
    }

    /// Waits until `done` holds.
    ///
    /// # Panics
    /// When it does not hold in time, with `what` and with what the page shows instead.
    pub fn until(&self, what: &str, done: impl Fn() -> bool) {
        let start = Instant::now();
        while !done() {
            assert!(
                start.elapsed() < PATIENCE,
                "waited in vain for {what}; the page shows:\n{}the console says: {:?}",
                self.outline(),
                self.console()
            );
            std::thread::sleep(Duration::from_millis(25));
        }
    }

    /// The one thing with this role and accessible name, as a screen reader would find it.
    /// Waits for it to appear.
    pub fn find(&self, role: &str, name: &str) -> Element<'_> {
        let matching = || self.matches(role, Some(name));
        self.only(&format!("one {role} {name:?}"), matching)
    }

    /// The one thing with this role whose name meets a condition. Waits for it to appear.
    pub fn find_where(&self, role: &str, named: impl Fn(&str) -> bool) -> Element<'_> {
        let matching = || {
            let mut nodes = self.matches(role, None);
            nodes.retain(|node| named(name_of(node)));
            nodes
        };
        self.only(&format!("one {role} with a certain name"), matching)
    }

    /// Waits until only one node matches.
    fn only(&self, what: &str, matching: impl Fn() -> Vec<Value>) -> Element<'_> {
        let found = RefCell::default();
        self.until(what, || {
            *found.borrow_mut() = matching();
            found.borrow().len() == 1
        });
        self.element(&found.borrow()[0])
    }

    /// The names of everything that has this role now, in the order of the page.
    pub fn names(&self, role: &str) -> Vec<String> {
        let nodes = self.matches(role, None);
        nodes.iter().map(|node| name_of(node).to_owned()).collect()
    }

    /// What stands in each thing with this role, as a screen reader reads it.
    pub fn texts(&self, role: &str) -> Vec<String> {
        let tree = self
            .driver
            .devtools("Accessibility.getFullAXTree", json!({}));
        let nodes: HashMap<&str, &Value> = entries(&tree["nodes"])
            .filter_map(|node| Some((node["nodeId"].as_str()?, node)))
            .collect();
        fn collect(id: &str, nodes: &HashMap<&str, &Value>, words: &mut Vec<String>) {
            let Some(node) = nodes.get(id) else { return };
            if node["role"]["value"] == "StaticText" {
                words.push(name_of(node).to_owned());
            }
            for child in entries(&node["childIds"]).filter_map(Value::as_str) {
                collect(child, nodes, words);
            }
        }
        entries(&tree["nodes"])
            .filter(|node| node["role"]["value"] == role && node["ignored"] != json!(true))
            .filter_map(|node| {
                let mut words = Vec::new();
                collect(node["nodeId"].as_str()?, &nodes, &mut words);
                Some(words.join(" "))
            })
            .collect()
    }

    /// All that a screen reader can reach, as one text.
    pub fn whole_tree(&self) -> String {
        let tree = self
            .driver
            .devtools("Accessibility.getFullAXTree", json!({}));
        tree.to_string()
    }

    /// Whether these words, exactly, stand somewhere on the page for a screen reader.
    pub fn says(&self, words: &str) -> bool {
        self.shows("StaticText", words)
    }

    /// The first thing that a selector finds. Waits for it to appear.
    pub fn first(&self, selector: &str) -> Element<'_> {
        let query = json!({ "using": "css selector", "value": selector });
        let found = RefCell::new(Value::Null);
        self.until(selector, || {
            let answer = self.driver.try_post("/element", query.clone());
            answer.is_ok_and(|reference| {
                *found.borrow_mut() = reference;
                true
            })
        });
        Element {
            browser: self,
            reference: found.into_inner(),
        }
    }

    /// Everything that has this role now, in the order of the page.
    pub fn find_all(&self, role: &str) -> Vec<Element<'_>> {
        let nodes = self.matches(role, None);
        nodes.iter().map(|node| self.element(node)).collect()
    }

    /// Whether something with this role and name is there now.
    pub fn shows(&self, role: &str, name: &str) -> bool {
        !self.matches(role, Some(name)).is_empty()
    }

    /// Waits until the service worker has kept every file and is in charge of the page.
    pub fn until_offline_ready(&self) {
        self.until("the service worker to be in charge", || {
            self.run("return navigator.serviceWorker.controller?.state === 'activated'")
                == json!(true)
        });
    }

    /// Presses and lets go of keys, one after the other: a character, or a name such as
    /// `Enter`, `Escape`, `Tab`, `ArrowLeft`; `Shift+Tab` is one with another held.
    pub fn press(&self, keys: &[&str]) {
        let actions: Vec<Value> = keys
            .iter()
            .flat_map(|key| {
                let press = |kind: &str, key| json!({ "type": kind, "value": key_value(key) });
                let both = |key| vec![press("keyDown", key), press("keyUp", key)];
                match key.split_once('+') {
                    Some((held, key)) if !held.is_empty() => {
                        let mut presses = both(held);
                        presses.splice(1..1, both(key));
                        presses
                    }
                    _ => both(key),
                }
            })
            .collect();
        self.driver.post(
            "/actions",
            json!({ "actions": [{ "type": "key", "id": "keyboard", "actions": actions }] }),
        );
    }

    /// Puts a pointer (`mouse` or `touch`) down on the first of these, moves it over the others
    /// in turn, and lifts it from the last.
    pub fn point(&self, kind: &str, path: &[&Element]) {
        let path: Vec<_> = path.iter().map(|element| (*element, *element)).collect();
        self.point_between(kind, &path);
    }

    /// The same half way between the two of each pair.
    pub fn point_between(&self, kind: &str, path: &[(&Element, &Element)]) {
        let half_way = "const [one, other] = [...arguments].map((it) => it.getBoundingClientRect());
            const middle = (from, size) => other[from] + other[size] / 2 - one[from] - one[size] / 2;
            return [middle('left', 'width'), middle('top', 'height')].map((way) => Math.round(way / 2))";
        let to = |(one, other): &(&Element, &Element), duration: u32| {
            let way = self.driver.post(
                "/execute/sync",
                json!({ "script": half_way, "args": [one.reference, other.reference] }),
            );
            json!({
                "type": "pointerMove", "duration": duration,
                "origin": one.reference, "x": way[0], "y": way[1],
            })
        };
        let (first, others) = path.split_first().expect("a place to point at");
        let mut actions = vec![to(first, 0), json!({ "type": "pointerDown", "button": 0 })];
        actions.extend(others.iter().map(|place| to(place, 60)));
        actions.push(json!({ "type": "pointerUp", "button": 0 }));
        self.driver.post(
            "/actions",
            json!({ "actions": [{
                "type": "pointer", "id": kind, "parameters": { "pointerType": kind },
                "actions": actions,
            }] }),
        );
    }

    /// Moves the mouse over something without pressing it.
    pub fn hover(&self, element: &Element) {
        self.driver.post(
            "/actions",
            json!({ "actions": [{
                "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" },
                "actions": [
                    { "type": "pointerMove", "duration": 60, "origin": element.reference, "x": 0, "y": 0 },
                ],
            }] }),
        );
    }

    /// Runs a script at the very start of every page from now on, before the page's own.
    pub fn before_load(&self, script: &str) {
        self.driver.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": script }),
        );
    }

    /// What the browser thinks of the page's manifest: the address of the program that it would
    /// install, what is wrong with the manifest, and why the program cannot be installed.
    pub fn installs(&self) -> (String, Value, Value) {
        let ask = |command| self.driver.devtools(command, json!({}));
        let id = ask("Page.getAppId")["appId"].clone();
        let errors = ask("Page.getAppManifest")["errors"].take();
        let reasons = ask("Page.getInstallabilityErrors")["installabilityErrors"].take();
        (id.as_str().unwrap_or_default().to_owned(), errors, reasons)
    }

    /// Lets files be saved into a folder.
    pub fn save_files_to(&self, folder: &Path) {
        self.driver.devtools(
            "Browser.setDownloadBehavior",
            json!({ "behavior": "allow", "downloadPath": folder }),
        );
    }

    /// Closes the tab and goes on in a new, empty one.
    pub fn close_tab(&self) {
        let tab = self.driver.post("/window/new", json!({ "type": "tab" }));
        self.driver.delete("/window");
        self.driver
            .post("/window", json!({ "handle": tab["handle"] }));
    }

    /// The tab that is driven.
    pub fn tab(&self) -> Tab {
        Tab(self.driver.get("/window"))
    }

    /// Opens another tab of the same browser and goes on in it.
    pub fn open_tab(&self) -> Tab {
        let tab = self.driver.post("/window/new", json!({ "type": "tab" }));
        let tab = Tab(tab["handle"].clone());
        self.go_to(&tab);
        tab
    }

    /// Goes on in a tab.
    pub fn go_to(&self, tab: &Tab) {
        self.driver.post("/window", json!({ "handle": tab.0 }));
    }

    /// Chooses a file for the page's only field for files.
    pub fn choose_file(&self, file: &Path) {
        let field = self.driver.post(
            "/element",
            json!({ "using": "css selector", "value": "input[type=file]" }),
        );
        let field = Element {
            browser: self,
            reference: field,
        };
        self.driver
            .post(&format!("{}/value", field.path()), json!({ "text": file }));
    }

    /// The role and name of what has the keyboard's focus.
    pub fn focused(&self) -> (String, String) {
        let reference = self.driver.get("/element/active");
        let element = Element {
            browser: self,
            reference,
        };
        (element.ask("computedrole"), element.ask("computedlabel"))
    }

    /// Everything the console has said so far.
    pub fn console(&self) -> Vec<Message> {
        // The others do not tell.
        if self.kind != Kind::Chromium {
            return Vec::new();
        }
        let news = self.driver.post("/se/log", json!({ "type": "browser" }));
        let mut console = self.console.borrow_mut();
        console.extend(entries(&news).map(|entry| Message {
            level: entry["level"].as_str().unwrap_or_default().to_owned(),
            text: entry["message"].as_str().unwrap_or_default().to_owned(),
        }));
        console.clone()
    }

    /// The errors among them: failed scripts and requests, and breaches of the security policy.
    pub fn errors(&self) -> Vec<Message> {
        let mut messages = self.console();
        messages.retain(|message| message.level == "SEVERE");
        messages
    }

    /// Every address that the page has asked for so far, as the browser's network log has it.
    pub fn requested(&self) -> Vec<String> {
        if self.kind != Kind::Chromium {
            return Vec::new();
        }
        let news = self
            .driver
            .post("/se/log", json!({ "type": "performance" }));
        let mut requested = self.requested.borrow_mut();
        requested.extend(entries(&news).filter_map(|entry| {
            let event: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
            let event = &event["message"];
            (event["method"] == "Network.requestWillBeSent")
                .then(|| {
                    event["params"]["request"]["url"]
                        .as_str()
                        .map(str::to_owned)
                })
                .flatten()
        }));
        requested.clone()
    }

    /// The addresses among them that lead away from `origin`.
    pub fn requested_elsewhere(&self, origin: &str) -> Vec<String> {
        let mut addresses = self.requested();
        // Only these leave the browser; its own pages and what a page makes for itself do not.
        addresses.retain(|address| {
            let scheme = address.split(':').next().unwrap_or_default();
            matches!(scheme, "http" | "https" | "ws" | "wss")
                && !address.starts_with(&format!("{origin}/"))
        });
        addresses
    }

    /// The length in milliseconds of each task over 50 ms that has held up the page since it
    /// was loaded or since [`Browser::forget_long_tasks`].
    pub fn long_tasks(&self) -> Vec<f64> {
        // The observer is told of a task shortly after its end.
        std::thread::sleep(Duration::from_millis(100));
        let tasks = self.run("return window.longTasks");
        tasks
            .as_array()
            .map(|tasks| tasks.iter().filter_map(Value::as_f64).collect())
            .unwrap_or_default()
    }

    /// Forgets the long tasks so far, those of the start, say.
    pub fn forget_long_tasks(&self) {
        self.long_tasks();
        self.run("window.longTasks.length = 0");
    }

    /// Whether the page can be scrolled sideways.
    pub fn scrolls_sideways(&self) -> bool {
        self.run(
            "const page = document.scrollingElement; return page.scrollWidth > page.clientWidth",
        ) == json!(true)
    }

    /// Nodes of the accessibility tree, by role and name.
    fn matches(&self, role: &str, name: Option<&str>) -> Vec<Value> {
        // Chromium's own word for this one.
        let role = if role == "img" { "image" } else { role };
        let document = self
            .driver
            .devtools("DOM.getDocument", json!({ "depth": 0 }));
        let mut query = json!({ "nodeId": document["root"]["nodeId"], "role": role });
        if let Some(name) = name {
            query["accessibleName"] = json!(name);
        }
        // The page may be replaced between the two questions; then nothing is found yet.
        let found = self.driver.try_post(
            "/goog/cdp/execute",
            json!({ "cmd": "Accessibility.queryAXTree", "params": query }),
        );
        let nodes = found.map(|mut found| found["nodes"].take());
        let mut nodes = match nodes {
            Ok(Value::Array(nodes)) => nodes,
            _ => Vec::new(),
        };
        nodes.retain(|node| node["ignored"] != json!(true));
        nodes
    }

    /// Turns a node of the accessibility tree into an element that WebDriver knows.
    fn element(&self, node: &Value) -> Element<'_> {
        let object = self.driver.devtools(
            "DOM.resolveNode",
            json!({ "backendNodeId": node["backendDOMNodeId"] }),
        );
        self.driver.devtools(
            "Runtime.callFunctionOn",
            json!({
                "objectId": object["object"]["objectId"],
                "functionDeclaration": "function() { window.foundByRole = this; }",
            }),
        );
        let reference = self.run("return window.foundByRole");
        assert!(reference[ELEMENT].is_string(), "not an element: {node}");
        Element {
            browser: self,
            reference,
        }
    }

    /// What a screen reader would find: one line for each thing with a role and a name.
    fn outline(&self) -> String {
        if self.kind != Kind::Chromium {
            let text = self.run("return document.body?.innerText");
            return text.as_str().unwrap_or_default().to_owned();
        }
        let tree = self
            .driver
            .devtools("Accessibility.getFullAXTree", json!({}));
        let mut outline = String::new();
        for node in tree["nodes"].as_array().into_iter().flatten() {
            let (role, name) = (&node["role"]["value"], &node["name"]["value"]);
            let named = name.as_str().is_some_and(|name| !name.is_empty());
            if named && node["ignored"] != json!(true) && role != "InlineTextBox" {
                let _ = writeln!(outline, "  {role} {name}");
            }
        }
        outline
    }
}

impl Element<'_> {
    /// Clicks in the middle of it, as far as nothing lies above it there. It is scrolled to the
    /// middle of the window first, away from what stays at the window's edges.
    pub fn click(&self) {
        let script = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
        self.browser.driver.post(
            "/execute/sync",
            json!({ "script": script, "args": [self.reference] }),
        );
        self.browser
            .driver
            .post(&format!("{}/click", self.path()), json!({}));
    }

    /// Gives it the keyboard's focus.
    pub fn focus(&self) {
        self.browser.driver.post(
            "/execute/sync",
            json!({ "script": "arguments[0].focus()", "args": [self.reference] }),
        );
    }

    /// The text that is seen in it.
    pub fn text(&self) -> String {
        self.ask("text")
    }

    /// An attribute, if it has it.
    pub fn attribute(&self, name: &str) -> Option<String> {
        let value = self
            .browser
            .driver
            .get(&format!("{}/attribute/{name}", self.path()));
        value.as_str().map(str::to_owned)
    }

    fn ask(&self, question: &str) -> String {
        let answer = self
            .browser
            .driver
            .get(&format!("{}/{question}", self.path()));
        answer.as_str().unwrap_or_default().to_owned()
    }

    fn path(&self) -> String {
        format!(
            "/element/{}",
            self.reference[ELEMENT].as_str().unwrap_or_default()
        )
    }
}

/// The accessible name of a node of the accessibility tree.
fn name_of(node: &Value) -> &str {
    node["name"]["value"].as_str().unwrap_or_default()
}

fn entries(log: &Value) -> impl Iterator<Item = &Value> {
    log.as_array().into_iter().flatten()
}

fn key_value(key: &str) -> char {
    match key {
        "Tab" => '\u{E004}',
        "Enter" => '\u{E007}',
        "Shift" => '\u{E008}',
        "Control" => '\u{E009}',
        "Escape" => '\u{E00C}',
        "Delete" => '\u{E017}',
        "Space" => ' ',
        "PageUp" => '\u{E00E}',
        "PageDown" => '\u{E00F}',
        "End" => '\u{E010}',
        "Home" => '\u{E011}',
        "ArrowLeft" => '\u{E012}',
        "ArrowUp" => '\u{E013}',
        "ArrowRight" => '\u{E014}',
        "ArrowDown" => '\u{E015}',
        key => {
            let mut characters = key.chars();
            match (characters.next(), characters.next()) {
                (Some(character), None) => character,
                _ => panic!("there is no key {key:?}"),
            }
        }
    }
}
