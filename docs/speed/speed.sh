#!/usr/bin/env bash
# Measures swift like for like with other programs: speed.sh OUT FOLDER writes OUT/speed.csv, OUT/speed.md and, of the
# machine, OUT/environment.txt. FOLDER holds norvig17.txt, norvig10k.txt and hard375.txt.
#
#   JDKS     homes of JDKs, by blanks; default $JAVA_HOME
#   RIVALS   other programs, NAME=PROGRAM by blanks. Called as PROGRAM FILE QUESTION NAME ROUND they answer every puzzle of FILE (81
#            characters a line) once, after a warm-up of their own, and print one row as docs/speed/Speed.java does. swift
#            without AVX-512 is set beside those alone whose names end in -avx2, swift with it beside all.
#   ROUNDS   default 5; one takes about four minutes for each JDK
#   COUNT    isomorphs a set, default 50000; a tenth of that for hard375
#
# Every round asks every program, so that drift of the machine hits all alike.
set -euo pipefail
cd "$(dirname "$0")/../.."
out=$1
puzzles=$2
mkdir -p "$out/sets"
{
  lscpu | grep -E "^(Model name|CPU\(s\)|L[123].*cache):"
  uname -srm
  git log -1 --format="commit %H"
  for home in ${JDKS:-${JAVA_HOME:?}}; do "$home/bin/java" -version 2>&1 | sed -n "2p"; done
  echo "others: $(printf "%s\n" ${RIVALS:-} | sed "s/=.*//" | paste -sd " ")"
} >"$out/environment.txt"
count=${COUNT:-50000}
jdks=${JDKS:-${JAVA_HOME:?}}
jdk=${jdks%% *}

speed() { # speed OPTION ARGUMENTS, by the JDK $jdk; the option is one for the JVM
  "$jdk/bin/java" "$1" -XX:+UseSerialGC --add-modules jdk.incubator.vector -cp target/crosshatch.jar docs/speed/Speed.java "${@:2}" \
    2> >(grep -v 'incubat\|^1 warning' >&2)
}

speed -Xmx1g isomorphs "$puzzles/norvig17.txt" "$count" 1 0 >"$out/sets/norvig17.txt"
speed -Xmx1g isomorphs "$puzzles/norvig10k.txt" "$count" 2 0 >"$out/sets/norvig10k.txt"
speed -Xmx1g isomorphs puzzles/hardest10.txt "$count" 3 0 >"$out/sets/hardest10.txt"
speed -Xmx1g isomorphs "$puzzles/hard375.txt" "$((count / 10))" 4 0 >"$out/sets/hard375.txt"
speed -Xmx1g isomorphs "$puzzles/norvig10k.txt" "$count" 5 1 >"$out/sets/one-given-less.txt"

for round in $(seq "${ROUNDS:-5}"); do
  for question in unique any; do
    for set in "$out"/sets/*.txt; do
      for jdk in $jdks; do
        version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$jdk/release")
        speed -Xmx1g measure "$set" "$question" "swift-lanes-jdk$version" "$round" swift/kernel=lanes
        speed -Xmx1g measure "$set" "$question" "swift-bands-jdk$version" "$round" swift/kernel=bands
        speed -XX:UseAVX=2 measure "$set" "$question" "swift-lanes-jdk$version-avx2" "$round" swift/kernel=lanes
      done
      for rival in ${RIVALS:-}; do
        "${rival#*=}" "$set" "$question" "${rival%%=*}" "$round"
      done
    done
  done
done | { echo set,question,solver,round,puzzles,us,none,several && cat; } | tee "$out/speed.csv"
speed -Xmx1g table "$out/speed.csv" | tee "$out/speed.md"
