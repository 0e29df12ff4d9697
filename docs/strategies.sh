#!/usr/bin/env bash
# How far do strategies go without search? Makes the data of results/questions/strategies.md: which share of each set is solved by
# propagation alone, rule by rule, and by the techniques of people.
#
#   docs/strategies.sh OUT [SET...]
#   docs/strategies.sh results/questions/strategies                                   # made and shipped sets, on any machine
#   docs/strategies.sh results/questions/strategies-fetched norvig17 norvig10k hard375
#
# Rules are tried on all puzzles of a set, techniques on its first 300 (RATED). All that is written are counts: the same on every
# machine. Records go to a temporary folder and are removed.
set -euo pipefail

[ $# -ge 1 ] || { sed -n '2,10s/^# \?//p' "$0" >&2; exit 2; }
home=$(cd "$(dirname "$0")/.." && pwd)
crosshatch=${CROSSHATCH:-$home/crosshatch}
out=$1
shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out"
if [ $# -eq 0 ]; then
  "$crosshatch" generate --spread --count 1000 --seed 1 --quiet --out "$work/spread.txt" # the first of bench250k
  "$crosshatch" generate --hard --count 300 --seed 1 --quiet --out "$work/hard.txt" # the first of hard3k
  set -- hardest10 euler50 "spread=$work/spread.txt" "hard=$work/hard.txt"
fi
singles=engine/propagate=naked-single+hidden-single
rules=(
  "1 naked singles=engine/propagate=naked-single"
  "2 + hidden singles=$singles"
  "3 + locked candidates=$singles+locked"
  "4 + pairs=$singles+locked+naked-pair+hidden-pair"
  "5 + naked subsets=$singles+locked+naked-pair+hidden-pair+naked-subset"
  "6 all-different consistency=engine/propagate=gac"
  "7 and locked candidates=engine/propagate=gac+locked"
  "8 singles after 1 assumption=$singles/shave=root"
  "9 singles after 2 assumptions=$singles/shave=root/shavedepth=2"
)
# A run ends with its first decision, so that nothing is searched.
"$crosshatch" compare --solvers "$(IFS=,; echo "${rules[*]}")" --puzzles "$(IFS=,; echo "$*")" --question any --max-decisions 1 \
  --repeat 1 --warmup 0s --isolate off --quiet --out "$work/runs" >"$work/summary.txt"
"$crosshatch" report "$work/runs" --out "$work/report" --quiet
cp "$work"/report/figures/heatmap-no-search-*.csv "$out/rules.csv"
cp "$work"/report/figures/heatmap-no-search-*.svg "$out/rules.svg"

# Of each set, how many of the rated puzzles need which hardest technique.
echo set,rated,technique_level,technique,puzzles >"$out/techniques.csv"
for set in "$@"; do
  "$crosshatch" rate "${set#*=}" --isomorphs 1 --limit "${RATED:-300}" --format csv >"$work/ratings.csv"
  awk -F, -v set="${set%%=*}" '
    NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
    { rated++; puzzles[$column["technique_level"]]++; name[$column["technique_level"]] = $column["technique"] }
    END { for (level in puzzles) print set "," rated "," level "," name[level] "," puzzles[level] }' "$work/ratings.csv" |
    sort -t, -k3n >>"$out/techniques.csv"
done
