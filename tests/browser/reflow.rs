//! What does not fit on a page: whether it scrolls sideways, cuts text, or has what is too small to
//! be touched.

use std::time::Duration;

use serde_json::json;

use crate::axe::texts;
use crate::browser::Browser;

/// Finds text that is cut: some of it lies outside of something around it that hides what
/// overflows. Pictures of games are not text, and what is for screen readers alone is not seen.
const CUT: &str = "
    const found = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
        const own = text.parentElement;
        if (!text.data.trim() || own.closest('[inert], svg, .spoken, script, noscript, option, dialog:not([open])')) continue;
        if (!own.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const rects = [...range.getClientRects()].filter((it) => it.width > 1 && it.height > 1);
        for (let around = own; around && around !== document.body; around = around.parentElement) {
            const style = getComputedStyle(around);
            if (style.clipPath !== 'none') break;
            const [x, y] = [style.overflowX, style.overflowY].map((it) => it === 'hidden' || it === 'clip');
            const room = around.getBoundingClientRect();
            if (rects.some((it) => (x && (it.left < room.left - 1.5 || it.right > room.right + 1.5))
                || (y && (it.top < room.top - 2 || it.bottom > room.bottom + 2)))) {
                found.add(`the text ${JSON.stringify(text.data.slice(0, 60))} is cut by ${around.tagName} ${around.className}`);
            }
            // What scrolls can be scrolled to.
            if (['auto', 'scroll'].includes(style.overflowX) || ['auto', 'scroll'].includes(style.overflowY)) break;
            if (style.position === 'fixed') break;
        }
    }
    return [...found];
";

/// Finds what is to be pressed and smaller than 24 by 24 pixels; links within text may be.
const SMALL: &str = "
    const found = [];
    for (const it of document.querySelectorAll(`a[href], button, input, select, textarea, summary, [role=button], [role=gridcell], [tabindex='0']`)) {
        if (it.closest('[inert], [aria-hidden=true], .spoken')) continue;
        if (!it.checkVisibility({ visibilityProperty: true })) continue;
        if (it.localName === 'a' && getComputedStyle(it).display === 'inline') continue;
        const { width, height } = (['radio', 'checkbox'].includes(it.type) ? it.closest('label') ?? it : it).getBoundingClientRect();
        if (width < 23.5 || height < 23.5) found.push(`${it.outerHTML.slice(0, 150)} is ${width.toFixed(1)} by ${height.toFixed(1)} pixels`);
    }
    return found;
";

/// The spacing of text that readers may ask for (WCAG 1.4.12).
const SPACED: &str = "
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-block-end: 2em !important }`);
    window.plainSheets = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [...plainSheets, sheet];
";

/// What does not fit in the window as it is.
pub fn misfits(browser: &Browser) -> Vec<String> {
    let mut wrong = texts(&browser.run(SMALL));
    wrong.extend(sideways(browser));
    wrong.extend(texts(&browser.run(CUT)));
    browser.run(SPACED);
    let spaced = sideways(browser)
        .into_iter()
        .chain(texts(&browser.run(CUT)));
    wrong.extend(spaced.map(|text| format!("with wide spacing {text}")));
    browser.run("document.adoptedStyleSheets = plainSheets");
    wrong
}

/// Whether the page scrolls sideways, and what reaches out of it.
pub fn sideways(browser: &Browser) -> Option<String> {
    if !browser.scrolls_sideways() {
        return None;
    }
    // A window that has just got another size needs a moment until all is laid out again.
    for _ in 0..10 {
        std::thread::sleep(Duration::from_millis(100));
        if !browser.scrolls_sideways() {
            return None;
        }
    }
    let out = browser.run(
        "const out = ({ left, right, width }) => width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1);
        const found = [];
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
        for (let it = walk.nextNode(); it; it = walk.nextNode()) {
            const own = it.nodeType === Node.TEXT_NODE ? it.parentElement : it;
            if (own.closest('.spoken, .record, svg *')) continue;
            const range = document.createRange();
            range.selectNode(it);
            if (out(range.getBoundingClientRect())) found.push(`${own.localName}.${own.className.baseVal ?? own.className} ${it.data ?? ''}`);
        }
        return found.slice(0, 8).join(', ')",
    );
    Some(format!("the page scrolls sideways: {}", json!(out)))
}
