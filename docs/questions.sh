#!/usr/bin/env bash
# Makes the tables of results/questions again: questions.sh OUT [EXPERIMENT…]. Each runs plans/EXPERIMENT.json into OUT/EXPERIMENT and
# writes to results/questions
#   EXPERIMENT.csv, EXPERIMENT-effects.csv   counts, the same on every machine, by the queries beside them
#   EXPERIMENT-times.md                      times, for which the machine must be quiet
# Needs norvig10k, norvig17 and hard375 (crosshatch puzzles fetch); languages-same-tree also a C compiler and Python. An experiment takes
# between one and eight minutes on two quiet cores.
set -euo pipefail
cd "$(dirname "$0")/.."
out=$1
shift
(($#)) || set -- elimination trail-or-copy shaving languages languages-same-tree why why-engine why-model

measure() { # measure EXPERIMENT; a plan names no programs from outside
  if [ "$1" != languages-same-tree ]; then
    ./crosshatch compare --quiet --plan "plans/$1.json" --out "$out/$1" >&2
    return
  fi
  mkdir -p target
  "${CC:-cc}" -O3 -o target/norvig docs/servers/norvig.c
  ./crosshatch compare --quiet --same-tree --solvers norvig,norvig-c,norvig-python --question any --forks 3 --repeat 3 --limit 100 \
    --solver-file docs/servers/norvig-c.json,docs/servers/norvig-python.json --puzzles norvig10k,hard375 --out "$out/$1"
}

factors() { # factors EXPERIMENT: what its report is asked for
  case $1 in
    elimination) echo --by branch ;;
    trail-or-copy) echo --by undo ;;
    shaving) echo --by shave,shavedepth ;;
    why) echo --factors learn,restarts,select,alldiff ;;
    why-engine) echo --factors restarts,select,propagate ;;
    why-model) echo --by reuse,encoding,givens ;;
  esac
}

time_tables() { # time_tables EXPERIMENT, as Markdown
  local tables=$out/$1/report/tables
  case $1 in
    languages) cat "$tables"/results-*.md ;;
    why | why-engine) cat "$tables"/factors-*.md ;;
    *) cat "$tables"/by-*.md ;;
  esac
}

for experiment; do
  said=$(measure "$experiment")
  for query in results/questions/"$experiment"{,-effects}.sql; do
    if [ -f "$query" ]; then
      ./crosshatch query "$out/$experiment" "$(cat "$query")" --format csv >"${query%.sql}.csv"
    fi
  done
  if [ "$experiment" = languages-same-tree ]; then
    printf '```\n%s\n```\n' "$said" >"results/questions/$experiment-times.md"
  else
    # shellcheck disable=SC2046
    ./crosshatch report --quiet "$out/$experiment" $(factors "$experiment")
    time_tables "$experiment" >"results/questions/$experiment-times.md"
  fi
done
