#!/usr/bin/env bash
# Makes the pictures of README.md again: the search trees of three solvers on one puzzle, as a browser shows them, light and dark.
# docs/trees.sha256 has the hash of the page that they show. A test fails when the program makes another page.
# Needs Chromium.
set -euo pipefail
case "${1:-}" in -h | --help) sed -n '2,4s/^# \?//p' "$0"; exit 0 ;; esac
home=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$home"
"${CROSSHATCH:-$home/crosshatch}" tree hardest10:5 --solvers norvig,choco,lcg --question any --out "$work/trees.html"
sha256sum <"$work/trees.html" >docs/trees.sha256
picture() { # picture FILE SCHEME: SCHEME is 0 for dark, 1 for light
  chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --window-size=1200,620 --force-device-scale-factor=1 \
    --blink-settings=preferredColorScheme="$2" --screenshot="$work/picture.png" "file://$work/trees.html" 2>/dev/null
  mv "$work/picture.png" "docs/$1"
}
picture trees.png 1
picture trees-dark.png 0
