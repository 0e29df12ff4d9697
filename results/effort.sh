#!/bin/sh
# How much work went into each solver until the freeze: commits that changed its sources, under all names that its packages had, and
# lines of its sources at that commit. Prints the table of results/BIAS.md. Usage: results/effort.sh
set -eu
cd "$(dirname "$0")/.."
freeze=$(sed -n 's/.*"commit": "\([0-9a-f]*\)".*/\1/p' results/freeze.json | head -n 1)
main=src/main/java/crosshatch

row() {
    name=$1
    now=$2
    shift
    commits=$(git rev-list --count "$freeze" -- "$@")
    days=$(git log --format=%ad --date=short "$freeze" -- "$@" | sort -u | wc -l)
    lines=$(git ls-tree -r --name-only "$freeze" -- $now | grep '\.java$' | while read -r file; do git show "$freeze:$file"; done | wc -l)
    echo "| $name | $commits | $days | $lines |"
}

echo '| solver | commits | days with a commit | lines |'
echo '|---|---:|---:|---:|'
row '`engine`' $main/solvers/engine ":(glob)$main/engine/*.java"
row '`lcg`' $main/solvers/lcg $main/lcg $main/engine/learn
row '`swift`' $main/solvers/swift $main/swift
row '`choco`' $main/solvers/model/choco $main/model/choco
row '`cpsat`' $main/solvers/model/cpsat $main/model/cpsat
row '`sat4j`' $main/solvers/model/sat4j $main/model/sat4j
row 'clauses, for all SAT solvers' $main/solvers/model/cnf $main/model/cnf
row 'external programs' $main/solvers/external $main/outside
