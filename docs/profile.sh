#!/usr/bin/env bash
# How hard sets are for Norvig's program, as they stand and presented at random: the table of puzzles/README.md, a row for each set and level.
#
#   docs/profile.sh SET...
#   docs/profile.sh norvig10k bench250k bench10k
#
# All that is printed are counts: the same on every machine. Records go to a temporary folder and are removed.
set -euo pipefail

[ $# -ge 1 ] || { sed -n '2,8s/^# \?//p' "$0" >&2; exit 2; }
home=$(cd "$(dirname "$0")/.." && pwd)
crosshatch=${CROSSHATCH:-$home/crosshatch}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$crosshatch" compare --solvers norvig,engine/propagate=singles,swift --puzzles "$(IFS=,; echo "$*")" --question any --isomorphs 1 --seed 1 \
  --repeat 1 --warmup 0s --isolate off --quiet --out "$work/runs" >"$work/runs.txt"
"$crosshatch" query "$work/runs" "$(cat "$home/docs/profile.sql")" --format csv
