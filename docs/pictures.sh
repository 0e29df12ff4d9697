#!/usr/bin/env bash
# Makes the pictures of pages again, as a browser shows them, light and dark:
#
#   trees.png, trees-dark.png      README: the search trees of three solvers on one puzzle
#   points.png, points-dark.png    tutorial: the backtracks of two configurations on each puzzle, as on the page of a report
#   measuring.svg                  measuring: the order of the runs, by measuring.py
#
# docs/trees.sha256 has the hash of the page of the trees, docs/points.sha256 the hash of the scripts and styles of the report page.
# A test fails when the program has others. Needs Chromium and Python.
set -euo pipefail
case "${1:-}" in -h | --help) sed -n '2,9s/^# \?//p' "$0"; exit 0 ;; esac
home=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$home"
crosshatch=${CROSSHATCH:-$home/crosshatch}

pictures() { # pictures NAME WIDTH,HEIGHT ADDRESS: of a page, light and dark
  local scheme
  for scheme in light dark; do
    chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --window-size="$2" --force-device-scale-factor=1 \
      --blink-settings=preferredColorScheme=$([ $scheme = dark ] && echo 0 || echo 1) --virtual-time-budget=10000 \
      --screenshot="$work/$scheme.png" "file://$work/$3" 2>/dev/null
  done
  mv "$work/light.png" "docs/$1.png"
  mv "$work/dark.png" "docs/$1-dark.png"
}

"$crosshatch" tree hardest10:5 --solvers norvig,choco,lcg --question any --out "$work/trees.html"
sha256sum <"$work/trees.html" >docs/trees.sha256
pictures trees 1200,620 trees.html

# The tutorial's experiment, without its care for times: the picture shows counts alone.
none=choco/alldiff=AC/reuse=off/select=dom
both=choco/alldiff=AC/redundant=both/reuse=off/select=dom
"$crosshatch" generate hard/count=40/seed=2711 --out "$work/hard40.txt"
"$crosshatch" compare --quiet --out "$work/redundant" --question unique --puzzles hard40="$work/hard40.txt" \
  --solvers none=$none,both=$both --warmup 10ms
only='body > header, main > :not(#figures), #figures > :not(figure:first-of-type) { display: none } main > section { margin: 0 }'
sed "s|^</style>|$only</style>|" "$work/redundant/report/index.html" >"$work/points.html"
cat src/main/resources/crosshatch/results/report/page/*.{css.mustache,js} | sha256sum >docs/points.sha256
pictures points 700,742 "points.html#across=$none&up=$both&acrossColumn=backtracks&upColumn=backtracks"

docs/measuring.py >docs/measuring.svg
