//! Handing text to the player: as a file, or on the clipboard.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File, HtmlAnchorElement, Url};

/// Offers a text as a file. Nothing happens where the browser does not allow it.
pub fn save(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    if let Ok(blob) = Blob::new_with_str_sequence(&parts) {
        save_blob(name, &blob);
    }
}

/// The same with anything else that a file can hold.
pub fn save_blob(name: &str, blob: &Blob) {
    let offer = || -> Result<(), JsValue> {
        let document = web_sys::window()
            .and_then(|window| window.document())
            .ok_or(JsValue::NULL)?;
        let url = Url::create_object_url_with_blob(blob)?;
        let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
        link.set_href(&url);
        link.set_download(name);
        link.click();
        Url::revoke_object_url(&url)
    };
    // The player sees that no file came; there is nothing else to fall back on.
    let _ = offer();
}

/// The text of a file; empty where the browser cannot read it.
pub async fn read(file: &File) -> String {
    let text = JsFuture::from(file.text()).await;
    text.ok()
        .and_then(|text| text.as_string())
        .unwrap_or_default()
}

/// Puts a text on the clipboard; false where the browser does not allow it.
pub async fn copy(text: &str) -> bool {
    let Some(window) = web_sys::window() else {
        return false;
    };
    // Browsers leave the clipboard out on insecure addresses, and web-sys does not say so.
    let navigator = window.navigator();
    let there = js_sys::Reflect::has(&navigator, &JsValue::from_str("clipboard")) == Ok(true);
    there
        && JsFuture::from(navigator.clipboard().write_text(text))
            .await
            .is_ok()
}
