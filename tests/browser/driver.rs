//! The wire: a chromedriver of our own and the WebDriver protocol, which is JSON over HTTP.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use serde_json::{Value, json};

/// Chromium with a fresh profile, driven through its own chromedriver. Both end when it is dropped.
pub struct Driver {
    agent: ureq::Agent,
    chromedriver: Child,
    profile: PathBuf,
    session: String,
}

impl Driver {
    /// Starts chromedriver (`CHROMEDRIVER`, or from the path) and Chromium (`CHROME`, or the
    /// driver's own choice).
    pub fn start() -> Self {
        let program = std::env::var("CHROMEDRIVER").unwrap_or_else(|_| "chromedriver".to_owned());
        let mut chromedriver = Command::new(&program)
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("{program} does not start ({error}): install Chromium's driver or set CHROMEDRIVER"));
        let mut lines = BufReader::new(chromedriver.stdout.take().expect("a piped output")).lines();
        let port: u16 = lines
            .by_ref()
            .map_while(Result::ok)
            .find_map(|line| {
                let number = line.split("successfully on port ").nth(1)?;
                number.trim_end_matches('.').parse().ok()
            })
            .expect("chromedriver says its port");
        // Whatever else it says must be read, or it would wait for us.
        std::thread::spawn(move || lines.for_each(drop));

        let config = ureq::Agent::config_builder()
            .timeout_global(Some(Duration::from_secs(120)))
            .http_status_as_error(false)
            .build();
        let mut driver = Self {
            agent: config.into(),
            chromedriver,
            profile: fresh_profile(),
            session: format!("http://127.0.0.1:{port}/session"),
        };
        let id = driver.post("", capabilities(&driver.profile))["sessionId"].clone();
        let id = id.as_str().expect("a session");
        driver.session = format!("{}/{id}", driver.session);
        driver
    }

    /// Sends a command and gives its value.
    ///
    /// # Panics
    /// With the driver's own message when the command fails.
    pub fn post(&self, command: &str, body: Value) -> Value {
        self.try_post(command, body)
            .unwrap_or_else(|message| panic!("{command}: {message}"))
    }

    /// Sends a command that may fail, and gives its value or the driver's message.
    pub fn try_post(&self, command: &str, body: Value) -> Result<Value, String> {
        let answer = self
            .agent
            .post(format!("{}{command}", self.session))
            .content_type("application/json")
            .send(body.to_string());
        read(answer)
    }

    /// Sends a command that takes something away.
    ///
    /// # Panics
    /// With the driver's own message when the command fails.
    pub fn delete(&self, command: &str) {
        let answer = self
            .agent
            .delete(format!("{}{command}", self.session))
            .call();
        read(answer).unwrap_or_else(|message| panic!("{command}: {message}"));
    }

    /// Asks for a value.
    ///
    /// # Panics
    /// With the driver's own message when the question fails.
    pub fn get(&self, question: &str) -> Value {
        let answer = self.agent.get(format!("{}{question}", self.session)).call();
        read(answer).unwrap_or_else(|message| panic!("{question}: {message}"))
    }

    /// Runs a command of the Chrome DevTools Protocol.
    pub fn devtools(&self, command: &str, params: Value) -> Value {
        self.post(
            "/goog/cdp/execute",
            json!({ "cmd": command, "params": params }),
        )
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Failures are of no interest here: the process ends in any case.
        let _ = self.agent.delete(&self.session).call();
        let _ = self.chromedriver.kill();
        let _ = self.chromedriver.wait();
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}

fn read(answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Result<Value, String> {
    let text = answer
        .and_then(|mut answer| {
            // Screenshots and logs are larger than the library's default allows.
            let body = answer.body_mut().with_config();
            body.limit(100_000_000).read_to_string()
        })
        .map_err(|error| error.to_string())?;
    let mut answer: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let value = answer["value"].take();
    match value["error"].as_str() {
        Some(error) => Err(format!("{error}: {}", value["message"])),
        None => Ok(value),
    }
}

fn fresh_profile() -> PathBuf {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("riocht-browser-{}-{number}", std::process::id()))
}

fn capabilities(profile: &Path) -> Value {
    let mut options = json!({
        "args": [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            format!("--user-data-dir={}", profile.display()),
        ],
        "perfLoggingPrefs": { "enableNetwork": true, "enablePage": false },
    });
    if let Ok(chrome) = std::env::var("CHROME") {
        options["binary"] = json!(chrome);
    }
    json!({ "capabilities": { "alwaysMatch": {
        "browserName": "chrome",
        "goog:chromeOptions": options,
        "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
    } } })
}
