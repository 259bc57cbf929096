#!/bin/sh
# Speed of the rules: beside another implementation, and in WebAssembly beside native.
set -eu
cd "$(dirname "$0")/.."

target=${CARGO_TARGET_DIR:-target}
cargo bench --bench tafl
cargo build --quiet --release --example random_games
cargo build --quiet --release --example random_games --target wasm32-unknown-unknown
node scripts/bench-wasm.mjs "$target/release/examples/random_games" \
    "$target/wasm32-unknown-unknown/release/examples/random_games.wasm"
