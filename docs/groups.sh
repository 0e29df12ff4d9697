#!/usr/bin/env bash
# Prints the nine groups of packages, from the imports in the sources: the size of each group, how often it imports each other
# group, and the picture that follows from that. ARCHITECTURE.md explains the groups.
#
#   docs/groups.sh             looks at src/main/java
#   docs/groups.sh FOLDER      looks at another folder that holds the package crosshatch
#
# Exit code 1: an import goes against the picture, or a class is in no group. Each is listed. Exit code 2: there are no sources.
set -euo pipefail

sources=${1:-$(dirname "$0")/../src/main/java}
if [ ! -d "$sources/crosshatch" ]; then
  echo "$sources: found no folder crosshatch, expected Java sources. Try: docs/groups.sh src/main/java" >&2
  exit 2
fi

cd "$sources"
find crosshatch -name '*.java' | LC_ALL=C sort | LC_ALL=C awk '
  # Each group may import those before it. But results stands beside proof, solvers and instances: neither imports the other.
  BEGIN {
    groups = split("base puzzle solver proof solvers instances results experiment app", name, " ")
    for (i = 1; i <= groups; i++) place[name[i]] = i
  }

  function may(from, to) {
    if (from == "results" && place[to] > place["solver"]) return 0
    return place[to] < place[from]
  }

  function against(what) { faults[++count] = what }

  function group(dotted, part) {
    split(dotted, part, ".")
    return part[2]
  }

  {
    file = $0
    dotted = file
    gsub("/", ".", dotted)
    from = group(dotted)
    if (!(from in place)) against(file ": package crosshatch." from " is in no group")
    files[from]++
    number = 0
    while ((getline line < file) > 0) {
      number++
      lines[from]++
      if (line !~ /^import (static )?crosshatch\./) continue
      sub(/^import (static )?/, "", line)
      sub(/;.*/, "", line)
      to = group(line)
      if (to == from) continue
      imports[from, to]++
      if (from in place && to in place && !may(from, to)) against(file ":" number ": " from " imports " line)
    }
    close(file)
  }

  END {
    printf "%-12s %6s %7s  %s\n", "group", "files", "lines", "imports of other groups"
    for (i = 1; i <= groups; i++) {
      row = ""
      for (j = 1; j <= groups; j++) {
        if (imports[name[i], name[j]]) row = row " " name[j] " " imports[name[i], name[j]]
      }
      printf "%-12s %6d %7d %s\n", name[i], files[name[i]], lines[name[i]], row == "" ? " -" : " " substr(row, 2)
    }

    # Direct: there is no way round over a third group.
    for (i = 1; i <= groups; i++) for (j = 1; j <= groups; j++) reach[i, j] = imports[name[i], name[j]] > 0
    for (k = 1; k <= groups; k++) for (i = 1; i <= groups; i++) for (j = 1; j <= groups; j++) {
      if (reach[i, k] && reach[k, j]) reach[i, j] = 1
    }
    print ""
    for (i = groups; i >= 1; i--) {
      row = ""
      for (j = groups; j >= 1; j--) {
        direct = imports[name[i], name[j]] > 0
        for (k = 1; k <= groups; k++) if (k != i && k != j && reach[i, k] && reach[k, j]) direct = 0
        if (direct) row = row (row == "" ? "" : ", ") name[j]
      }
      if (row != "") print name[i] " -> " row
    }

    print ""
    if (count == 0) print "No import goes against the picture."
    else print "Against the picture in ARCHITECTURE.md:"
    for (i = 1; i <= count; i++) print "  " faults[i]
    exit count > 0
  }'
