#!/usr/bin/env bash
# Makes the committed tables and figures of results/ again, from the committed records. If nothing changed, `git diff` shows nothing.
#
#   docs/results.sh             all of them: about ten minutes
#   docs/results.sh PAGE...     those of some pages, such as: docs/results.sh nine learning
#
#   PAGE.csv                                      by the query PAGE.sql
#   PAGE.svg                                      one figure of the report on the records of the page
#   ratios.csv, versions-ratios.csv               the ratios of times and of PAR2 in these reports, with their intervals; the medians of
#                                                 ratios, and the shares of PAR2 that unsolved puzzles make
#   peaks.svg, transplant.svg                     by peaks.py from peaks.csv, by transplant.py from transplant.csv
#   contestants.svg, natural.svg                  by contestants.py from ratios.csv, by natural.py from natural.csv
#   replay.csv, replay.svg                        by replay.py from what the benchmark wrote (replay.json.gz), by ablation.py from replay.csv
#   PAGE-decomposed.csv                           by report --decompose
#   leaders.svg                                   the forest plot of README.md, by leaders.py from ratios.csv, natural.csv, contestants.csv and classics.csv
#   starts.csv, hypotheses.csv                    the starts and commits of plans, and the factors that would refute hypotheses
#   conformance.csv, conformance.svg              by study hunted, from the journals of the hunts
#   reference/learning*/report/tables.md          the reports on the effects of switches
#
# The questions and the tunings have scripts of their own: questions.sh, difficulty.sh, tune-all.sh.
set -euo pipefail
case "${1:-}" in -h | --help) sed -n '2,20s/^# \?//p' "$0"; exit 0 ;; esac
home=$(cd "$(dirname "$0")/.." && pwd)
cd "$home"
crosshatch=${CROSSHATCH:-$home/crosshatch}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
[ $# -gt 0 ] || set -- boards classics conformance contestants learning natural nine peaks pieces propagators replay scaling strong transplant unsatisfiable versions

records() { # records NAME...: the folders of these experiments
  printf "results/reference/%s\n" "$@"
}

query() { # query PAGE [EXPERIMENT]...: on all records whose name begins with that of the page, and on the records of other experiments
  local page=$1 named experiment
  named=(-name "$page" -o -name "$page-*")
  for experiment in "${@:2}"; do named+=(-o -name "$experiment"); done
  # shellcheck disable=SC2046  # names of folders without blanks
  "$crosshatch" query $(find results/reference -maxdepth 1 \( "${named[@]}" \) | LC_ALL=C sort) \
    "$(cat "results/$page.sql")" --format csv >"$work/table.csv"
  mv "$work/table.csv" "results/$page.csv"
}

report() { # report PAGE FIGURE OPTIONS EXPERIMENT...: FIGURE may be empty
  local page=$1 figure=$2 options=$3
  shift 3
  # shellcheck disable=SC2046,SC2086
  "$crosshatch" report --quiet $(records "$@") $options --out "$work/$page"
  [ -z "$figure" ] || cp "$work/$page/figures/$figure.svg" "results/$page.svg"
}

# The tables that compare each solver with a reference, as rows of a CSV file. Digits are those of the report.
ratios() { # ratios PAGE
  awk -F ' *[|] *' -v page="$1" '
    /^## / {
      comparison = sub(/^## /, "") && /: each solver against /
      set = reference = $0
      sub(/.*: each solver against /, "", reference)
      sub(/: each solver against .*/, "", set)
      task = set
      sub(/.*, [a-z]+ /, "", task)
      sub(/, [a-z]+ [a-z:0-9]+$/, "", set)
      median = time = par2 = share = 0
    }
    !comparison { next }
    /^[|] solver / { for (i = 1; i <= NF; i++) {
      if ($i == "× median") median = i
      if ($i == "× time") time = i
      if ($i == "× PAR2") par2 = i
      if ($i == "unsolved in PAR2") share = i
    } next }
    /^[|] [^|-]/ && time && !seen[set, task, reference, $2]++ {
      row = page "," set "," task "," reference "," $2
      for (i = 0; i < 3; i++) row = row ",\"" $(time + i) "\""
      for (i = 0; i < 3; i++) row = row ",\"" $(par2 + i) "\""
      for (i = 0; i < 3; i++) row = row ",\"" $(median + i) "\""
      print row ",\"" (share ? $share "\",\"" $(share + 1) : "\",\"") "\""
    }' "$work/$1/tables.md" >"$work/ratios.csv"
  {
    echo 'page,set,task,reference,solver,× time,× time from,× time to,× PAR2,× PAR2 from,× PAR2 to,× median,× median from,× median to,unsolved in PAR2,"unsolved in PAR2, reference"'
    { grep -v "^page,\|^$1," results/ratios.csv || true; cat "$work/ratios.csv"; } | LC_ALL=C sort -t, -k1,1 -s
  } >"$work/all.csv"
  mv "$work/all.csv" results/ratios.csv
}

decompose_pairs() { # decompose_pairs "PAIR PAIR..." EXPERIMENT...: the tables of several pairs, with one header
  local pairs=$1
  shift
  for pair in $pairs; do
    decompose "$pair" "$@"
  done | awk 'NR == 1 { header = $0 } $0 != header || NR == 1'
}

decompose() { # decompose PAIR EXPERIMENT...: compares conflicts even if a family does not count them exactly, which the pages state
  local pair=$1
  shift
  # shellcheck disable=SC2046
  "$crosshatch" report --quiet $(records "$@") --decompose "$pair" --effort conflicts,conflicts --out "$work/$pair"
  awk -v pair="${pair/,/ \/ }" 'NR == 1 { print "pair," $0; next } FNR > 1 { print pair "," $0 }' "$work/$pair"/tables/decomposed-*.csv
}

effects() { # effects EXPERIMENT FACTORS
  "$crosshatch" report --quiet "results/reference/$1" --factors "$2"
}

for page; do
  case $page in
    contestants) query contestants unplanted ;;
    pieces) query pieces contestants scaling scaling-large ;;
    *) [ ! -f "results/$page.sql" ] || query "$page" ;;
  esac
  case $page in
    boards) report boards heatmap-question-unique "--reference engine,choco,cpsat,sat4j" boards && ratios boards ;;
    learning)
      effects learning propagate,select,minimise,restarts
      effects learning-six propagate,select
      ;;
    nine) report nine ecdf-search-question-any "--reference engine,swift,choco,cpsat,sat4j" nine-any nine-unique && ratios nine ;;
    peaks)
      report peaks "" "--reference lcg,cpsat,strong:cpsat,choco,sat4j" peaks peaks-small peaks-forty peaks-six && ratios peaks
      report peaks-tuned "" "--reference lcg,engine,choco,strong:choco,cpsat,strong:cpsat,sat4j,strong:sat4j" \
        peaks-tuned peaks-tuned-latin && ratios peaks-tuned
      results/peaks.py >results/peaks.svg
      ;;
    unsatisfiable)
      report unsatisfiable ecdf-sudoku-5-holes-0-52-pattern-balanced-changed-1-count-30-seed-2112409369-question-any \
        "--reference lcg,cpsat,strong:cpsat,sat4j,choco" unsatisfiable unsatisfiable-latin && ratios unsatisfiable
      ;;
    versions)
      report versions versions-latin-25-holes-0-4-count-30-seed-202611-question-any "--by version" versions-small versions-hard &&
        cp "$work"/versions/tables/by-version-*.csv results/versions-ratios.csv
      ;;
    conformance)
      hunts=()
      for hunt in first newest older; do
        mkdir "$work/$hunt"
        gunzip -c "results/hunt/conformance/$hunt/hunt.jsonl.gz" >"$work/$hunt/hunt.jsonl"
        hunts+=("$work/$hunt")
      done
      # the exit code is 1 if the hunts found something
      "$crosshatch" study hunted "${hunts[@]}" --out "$work/conformance" >"$work/findings.txt" || [ $? -eq 1 ]
      cp "$work"/conformance/conformance.{csv,svg} results
      ;;
    scaling)
      report scaling scaling-latin-question-any "--reference lcg" scaling scaling-large && ratios scaling
      {
        decompose lcg-all,sat4j-all scaling scaling-large
        decompose_pairs "lcg-none,sat4j-none lcg-none,lcg-all sat4j-none,sat4j-all" scaling | tail -n +2
      } >results/scaling-decomposed.csv
      ;;
    contestants)
      report contestants "" "--reference lcg,kissat,cadical,strong:choco,sat4j-all" contestants unplanted && ratios contestants
      results/contestants.py >results/contestants.svg
      decompose_pairs "lcg-all,sat4j-all lcg-all,cadical-all lcg-none,lcg-all sat4j-none,sat4j-all cadical-none,cadical-all" contestants \
        >results/contestants-decomposed.csv
      ;;
    natural) results/natural.py >results/natural.svg ;;
    replay) results/replay.py <(gunzip -c results/replay.json.gz) >results/replay.csv && results/ablation.py >results/replay.svg ;;
    strong)
      report strong-peaks "" "--reference lcg,strong:cpsat,kissat,cadical" strong-peaks && ratios strong-peaks
      report strong-unsatisfiable "" "--reference lcg,strong:cpsat,kissat,cadical" strong-unsatisfiable && ratios strong-unsatisfiable
      ;;
    transplant) results/transplant.py >results/transplant.svg ;;
    classics | pieces | propagators) ;; # have a query only
    *) echo "docs/results.sh: unknown page $page" >&2 && exit 2 ;;
  esac
done
results/leaders.py >results/leaders.svg
results/starts.py >results/starts.csv
results/hypotheses.py >results/hypotheses.csv
