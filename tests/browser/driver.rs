//! The wire: a browser's driver of our own and the WebDriver protocol, which is JSON over HTTP.

use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use serde_json::{Value, json};

/// The browsers in which the core of the tests runs; all others need Chromium.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Chromium,
    Firefox,
    /// WebKitGTK's own small browser; it needs a display, which may be one in memory.
    WebKit,
}

impl Kind {
    /// The one that `RIOCHT_BROWSER` names: `chromium`, `firefox` or `webkit`.
    pub fn wanted() -> Self {
        match std::env::var("RIOCHT_BROWSER").as_deref() {
            Err(_) | Ok("" | "chromium") => Kind::Chromium,
            Ok("firefox") => Kind::Firefox,
            Ok("webkit") => Kind::WebKit,
            Ok(other) => {
                panic!("RIOCHT_BROWSER is {other:?}: it can be chromium, firefox or webkit")
            }
        }
    }

    /// The variable that names its driver, and the driver where it names none.
    fn driver(self) -> (&'static str, &'static str) {
        match self {
            Kind::Chromium => ("CHROMEDRIVER", "chromedriver"),
            Kind::Firefox => ("GECKODRIVER", "geckodriver"),
            Kind::WebKit => ("WEBKITDRIVER", "WebKitWebDriver"),
        }
    }

    /// The port of a driver that says which one it has got.
    fn port_in(self, line: &str) -> Option<u16> {
        let before = match self {
            Kind::Chromium => "successfully on port ",
            Kind::Firefox => "Listening on 127.0.0.1:",
            Kind::WebKit => return None,
        };
        let number = line.split(before).nth(1)?;
        number.trim_end_matches('.').parse().ok()
    }
}

/// A browser with a fresh profile, driven through its own driver. Both end when it is dropped.
pub struct Driver {
    agent: ureq::Agent,
    program: Child,
    profile: PathBuf,
    session: String,
}

impl Driver {
    /// Starts the driver (`CHROMEDRIVER`, `GECKODRIVER`, `WEBKITDRIVER`, or from the path) and the
    /// browser (`CHROME`, `FIREFOX`, or the driver's own choice).
    pub fn start(kind: Kind) -> Self {
        let (variable, program) = kind.driver();
        let name = std::env::var(variable).unwrap_or_else(|_| program.to_owned());
        // This one does not say which port it has got.
        let chosen = match kind {
            Kind::WebKit => free_port(),
            Kind::Chromium | Kind::Firefox => 0,
        };
        let mut program = Command::new(&name)
            .arg(format!("--port={chosen}"))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| {
                panic!(
                    "{name} does not start ({error}): install {kind:?}'s driver or set {variable}"
                )
            });
        let mut lines = BufReader::new(program.stdout.take().expect("a piped output")).lines();
        let port = match chosen {
            0 => lines
                .by_ref()
                .map_while(Result::ok)
                .find_map(|line| kind.port_in(&line))
                .expect("the driver says its port"),
            chosen => chosen,
        };
        until_listening(port);
        // Whatever else it says must be read, or it would wait for us.
        std::thread::spawn(move || lines.for_each(drop));

        let config = ureq::Agent::config_builder()
            .timeout_global(Some(Duration::from_secs(120)))
            .http_status_as_error(false)
            .build();
        let mut driver = Self {
            agent: config.into(),
            program,
            profile: fresh_profile(),
            session: format!("http://127.0.0.1:{port}/session"),
        };
        let id = driver.post("", capabilities(kind, &driver.profile))["sessionId"].clone();
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

    /// Runs a command of the Chrome DevTools Protocol, which only Chromium knows.
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
        let _ = self.program.kill();
        let _ = self.program.wait();
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

fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
    listener.local_addr().expect("a bound port").port()
}

/// Waits until a driver can be spoken to.
fn until_listening(port: u16) {
    for _ in 0..400 {
        if TcpStream::connect(("127.0.0.1", port)).is_ok() {
            return;
        }
        std::thread::sleep(Duration::from_millis(25));
    }
    panic!("the driver does not listen on port {port}");
}

/// What a new session is asked to be. Firefox and WebKit make a fresh profile themselves.
fn capabilities(kind: Kind, profile: &Path) -> Value {
    let wanted = match kind {
        Kind::Chromium => chromium(profile),
        Kind::Firefox => {
            let mut options = json!({ "args": ["-headless"] });
            if let Ok(firefox) = std::env::var("FIREFOX") {
                options["binary"] = json!(firefox);
            }
            json!({ "browserName": "firefox", "moz:firefoxOptions": options })
        }
        Kind::WebKit => json!({}),
    };
    json!({ "capabilities": { "alwaysMatch": wanted } })
}

fn chromium(profile: &Path) -> Value {
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
    json!({
        "browserName": "chrome",
        "goog:chromeOptions": options,
        "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
    })
}
