//! A static file server like any web host's, which the tests can stop, start again on
//! the same port, and ask what was requested.
//!
//! It serves under a sub-path and lets files be cached for ten minutes, as GitHub Pages
//! does, since the program has to work there.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

/// The path under which the program is served.
const BASE: &str = "/games/riocht/";

/// A running server; it ends when dropped.
pub struct Server {
    site: Arc<Site>,
    address: SocketAddr,
    running: Option<Running>,
}

/// One request and the status it was answered with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    pub path: String,
    pub status: u16,
}

struct Running {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

struct Site {
    root: Mutex<PathBuf>,
    replaced: Mutex<HashMap<String, Vec<u8>>>,
    log: Mutex<Vec<Request>>,
}

impl Server {
    /// Serves the folder `root` on a free port.
    pub fn start(root: &Path) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
        let address = listener.local_addr().expect("a bound port");
        let site = Arc::new(Site {
            root: Mutex::new(root.to_owned()),
            replaced: Mutex::default(),
            log: Mutex::default(),
        });
        let running = Some(run(listener, site.clone()));
        Self {
            site,
            address,
            running,
        }
    }

    /// Where the program is found.
    pub fn address(&self) -> String {
        format!("{}{BASE}", self.origin())
    }

    /// Scheme, host and port, without a slash at the end.
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Ends the server; connections are refused from now on.
    pub fn stop(&mut self) {
        let Some(running) = self.running.take() else {
            return;
        };
        running.stop.store(true, Ordering::SeqCst);
        // Wakes the thread that waits for a connection.
        drop(TcpStream::connect(self.address));
        running.thread.join().expect("the server's thread");
        // Once in a while a connection to a free port of this machine finds itself: the system
        // gives the caller the very port that it calls.
        let is_gone = || TcpStream::connect(self.address).is_err();
        assert!((0..3).any(|_| is_gone()), "the server is still there");
    }

    /// Serves again on the same port.
    pub fn start_again(&mut self) {
        let listener = TcpListener::bind(self.address).expect("the same port");
        self.running = Some(run(listener, self.site.clone()));
    }

    /// Serves other contents for one file (a path relative to the program's own) from now on.
    pub fn replace(&self, file: &str, contents: Vec<u8>) {
        let mut replaced = self.site.replaced.lock().expect("no panic while locked");
        replaced.insert(file.to_owned(), contents);
    }

    /// Serves another folder from now on.
    pub fn serve(&self, root: &Path) {
        *self.site.root.lock().expect("no panic while locked") = root.to_owned();
    }

    /// All requests so far, in order.
    pub fn requests(&self) -> Vec<Request> {
        self.site.log.lock().expect("no panic while locked").clone()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

fn run(listener: TcpListener, site: Arc<Site>) -> Running {
    let stop = Arc::new(AtomicBool::new(false));
    let thread = std::thread::spawn({
        let stop = stop.clone();
        move || {
            for connection in listener.incoming() {
                if stop.load(Ordering::SeqCst) {
                    break;
                }
                let (site, stop) = (site.clone(), stop.clone());
                // A browser that goes away in the middle of an answer is no concern of ours.
                std::thread::spawn(move || {
                    connection.and_then(|stream| site.answer(stream, &stop))
                });
            }
        }
    });
    Running { stop, thread }
}

impl Site {
    fn answer(&self, mut stream: TcpStream, stop: &AtomicBool) -> std::io::Result<()> {
        let mut reader = BufReader::new(stream.try_clone()?);
        let mut line = String::new();
        reader.read_line(&mut line)?;
        // Browsers open connections ahead of need and may never use them.
        let Some(target) = line.split(' ').nth(1) else {
            return Ok(());
        };
        let path = target.split('?').next().unwrap_or(target).to_owned();
        let mut header = String::new();
        while reader.read_line(&mut header)? > 2 {
            header.clear();
        }
        if stop.load(Ordering::SeqCst) {
            // A connection that was opened before the server's end.
            return Ok(());
        }

        let found = self.read(&path);
        let status = if found.is_some() { 200 } else { 404 };
        self.log
            .lock()
            .expect("no panic while locked")
            .push(Request {
                path: target.to_owned(),
                status,
            });
        let body = found.unwrap_or_else(|| b"not found".to_vec());
        write!(
            stream,
            "HTTP/1.1 {status} X\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: max-age=600\r\nConnection: close\r\n\r\n",
            content_type(&path),
            body.len()
        )?;
        stream.write_all(&body)
    }

    fn read(&self, path: &str) -> Option<Vec<u8>> {
        let file = match path.strip_prefix(BASE)? {
            "" => "index.html",
            file => file,
        };
        if let Some(contents) = self
            .replaced
            .lock()
            .expect("no panic while locked")
            .get(file)
        {
            return Some(contents.clone());
        }
        let relative = Path::new(file);
        let inside = relative
            .components()
            .all(|part| matches!(part, Component::Normal(_)));
        inside
            .then(|| {
                let root = self.root.lock().expect("no panic while locked").clone();
                std::fs::read(root.join(relative)).ok()
            })
            .flatten()
    }
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "text/html; charset=utf-8",
    }
}
