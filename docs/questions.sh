#!/usr/bin/env bash
# Makes the tables of results/questions again: questions.sh OUT [EXPERIMENT…]. Each runs plans/EXPERIMENT.json into OUT/EXPERIMENT and
# writes to results/questions
#   EXPERIMENT.csv, EXPERIMENT-effects.csv   counts, the same on every machine, by the queries beside them
#   EXPERIMENT-times.csv or -times.md        times, for which the machine must be quiet
# Needs norvig10k, norvig17 and hard375 (crosshatch puzzles fetch); languages-same-tree also a C compiler and Python. An experiment takes a
# few minutes on two cores.
set -euo pipefail
cd "$(dirname "$0")/.."
out=$1
shift
(($#)) || set -- elimination trail-or-copy shaving languages languages-same-tree why why-engine why-model

measure() { # measure EXPERIMENT; a plan names no programs from outside
  if [ "$1" != languages-same-tree ]; then
    ./crosshatch compare --quiet --plan "plans/$1.json" --out "$out/$1"
    return
  fi
  mkdir -p target "$out"
  "${CC:-cc}" -O3 -o target/norvig docs/servers/norvig.c
  ./crosshatch compare --quiet --same-tree --solvers norvig,norvig-c,norvig-python --question any --forks 3 --repeat 3 \
    --solver-file docs/servers/norvig-c.json,docs/servers/norvig-python.json --puzzles norvig10k:100,hard375:100 --out "$out/$1" >"$out/$1.txt"
}

as_csv() { # tables in Markdown as one table, whose first column has the heading of each; a varied option is called level
  awk -F ' *[|] *' '
    /^## / { heading = substr($0, 4); sub(/: .*/, "", heading) }
    /^[|] / {
      isHeader = $2 == "effect" || $2 == "solver" || $2 == "set" && $3 == "family"
      if (isHeader && printed++) next
      if (isHeader && $3 == "family") $4 = "level"
      line = "\"" (isHeader ? "table" : heading) "\""
      for (i = 2; i < NF; i++) line = line ",\"" $i "\""
      print line
    }'
}

tables() { # tables EXPERIMENT KIND OPTION…: those of a kind in its report
  ./crosshatch report --quiet "$out/$1" "${@:3}"
  cat "$out/$1/report/tables/$2"-*.md | as_csv
}

times_of() { # times_of EXPERIMENT
  case $1 in
    languages) tables "$1" results ;;
    languages-same-tree)
      printf '```\n'
      sed -n '/cost of a node/,/^Not\|^Times/p' "$out/$1.txt" | grep -v '^Not\|^Times'
      printf '```\n'
      ;;
    why) tables "$1" factors --factors learn,restarts,select,alldiff ;;
    why-engine) tables "$1" factors --factors restarts,select,propagate ;;
    why-model) tables "$1" by --by reuse,encoding,givens ;;
  esac
}

for experiment; do
  measure "$experiment"
  for table in "$experiment"{,-effects,-times}; do
    query=results/questions/${table/%why-engine/why}.sql # one query for the cells of both crossings
    [ -f "$query" ] || continue
    ./crosshatch query "$out/$experiment" "$(cat "$query")" --format csv >"results/questions/$table.csv"
  done
  times=$(times_of "$experiment")
  kind=csv
  [ "$experiment" != languages-same-tree ] || kind=md
  [ -z "$times" ] || printf '%s\n' "$times" >"results/questions/$experiment-times.$kind"
done
