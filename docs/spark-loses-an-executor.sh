#!/usr/bin/env bash
# Runs a plan on a standalone cluster of Spark (a master and two workers on this machine, 127.0.0.1 only), kills one worker and its
# executor with SIGKILL while they measure, and compares what came of it with the same plan on one machine.
#   docs/spark-loses-an-executor.sh [SET]        default: a file of 2,000 puzzles made for it
# Builds the program if it was built without its tests. Spark is the one in SPARK_HOME, else its libraries come from Maven.
set -euo pipefail

home=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scratch=$(mktemp -d)
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
parts=8
export SPARK_LOCAL_IP=127.0.0.1 SPARK_SCALA_VERSION=2.13 SPARK_NO_DAEMONIZE=1 SPARK_LOCAL_DIRS=$scratch

cleanup() {
  # shellcheck disable=SC2046  # several numbers
  kill $(jobs -p) 2>/dev/null || true
  wait 2>/dev/null || true
  rm -r "$scratch"
}
trap cleanup EXIT

cd "$home"
./crosshatch --version >/dev/null # built, and from today's sources
if [ -z "$("${java%java}jar" tf target/crosshatch.jar crosshatch/app/spark)" ]; then
  echo "building with Spark ..." >&2
  mvn -B -q -P spark -Dmaven.test.skip=true -Dspotless.check.skip=true package >&2
fi

# Spark's libraries without Crosshatch's, as on a cluster: only what spark-submit ships may be found.
if [ -z "${SPARK_HOME:-}" ]; then
  export SPARK_HOME=$scratch/spark
  version=$(sed -n 's|.*<spark.version>\(.*\)</spark.version>.*|\1|p' pom.xml)
  cat >"$scratch/pom.xml" <<POM
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion><groupId>scratch</groupId><artifactId>spark</artifactId><version>1</version>
  <dependencies><dependency>
    <groupId>org.apache.spark</groupId><artifactId>spark-sql_2.13</artifactId><version>$version</version>
  </dependency></dependencies>
</project>
POM
  mvn -B -q -f "$scratch/pom.xml" org.apache.maven.plugins:maven-dependency-plugin:3.9.0:copy-dependencies \
    -DoutputDirectory="$SPARK_HOME/jars" >&2
fi
cat >"$scratch/Flags.java" <<'JAVA'
class Flags { public static void main(String[] none) { System.out.print(org.apache.spark.launcher.JavaModuleOptions.defaultModuleOptions()); } }
JAVA
read -ra flags <<<"$("$java" -cp "$SPARK_HOME/jars/*" "$scratch/Flags.java")"
spark() { exec "$java" "${flags[@]}" -Xmx1g -cp "$SPARK_HOME/jars/*" "$@"; }

set=${1:-$scratch/puzzles.txt}
[ $# -gt 0 ] || ./crosshatch generate proper/count=2000/seed=1 --quiet --out "$set"
./crosshatch compare --solvers norvig,engine,swift --puzzles "$set" --repeat 3 --warmup 200ms \
  --quiet --format csv --out "$scratch/single" >/dev/null

spark -Dspark.master.rest.enabled=false org.apache.spark.deploy.master.Master --host 127.0.0.1 --port 7177 --webui-port 0 >"$scratch/master.log" 2>&1 &
workers=()
for worker in 1 2; do
  spark org.apache.spark.deploy.worker.Worker --host 127.0.0.1 --webui-port 0 --cores 1 --memory 1g --work-dir "$scratch/work-$worker" \
    spark://127.0.0.1:7177 >"$scratch/worker-$worker.log" 2>&1 &
  workers+=($!)
done

spark -Dcrosshatch.home="$home" org.apache.spark.deploy.SparkSubmit --master spark://127.0.0.1:7177 \
  --conf spark.driver.host=127.0.0.1 --conf spark.ui.enabled=false --conf spark.ui.showConsoleProgress=false \
  --class crosshatch.app.spark.CompareOnSpark --jars "$(ls target/lib/*.jar | paste -sd,)" target/crosshatch.jar \
  --plan "$scratch/single/plan.json" --parts $parts --out "$scratch/cluster" 2>&1 | grep -v INFO &
job=$!

# until the second worker measures its second part or a later one
measured() { find "$scratch/work-2" -path '*/part-*' -name runs.ledger 2>/dev/null | sed 's|.*/\(shard-[^/]*\)/.*|\1|'; }
until [ "$(find "$scratch/cluster" -maxdepth 1 -name 'shard-*' 2>/dev/null | wc -l)" -ge 2 ] && lost=$(measured) && [ -n "$lost" ]; do
  kill -0 $job 2>/dev/null || { echo "the job ended before an executor was killed" >&2; tail -n 20 "$scratch"/*.log >&2; exit 1; }
  sleep 0.1
done
executor=$(pgrep -P "${workers[1]}" -f CoarseGrainedExecutorBackend)
kill -KILL "${workers[1]}" "$executor"
echo "killed worker ${workers[1]} and its executor $executor while it measured $lost; finished by then: $(cd "$scratch/cluster" && echo shard-*)"
wait $job

for shard in "$scratch"/cluster/shard-*; do
  echo "$(basename "$shard"):" $(grep -h '"id"\|"attempt"' "$shard/executor.json")
done
rows='* exclude (experiment, encode_ns, solve_ns, total_ns, cpu_ns, allocated_bytes, overrun_ns, worker_bytes, start_ns)'
for run in single cluster; do
  ./crosshatch query "$scratch/$run" "select $rows from measured order by all" \
    --format csv >"$scratch/$run.csv"
done
sha256sum "$scratch/single.csv" "$scratch/cluster.csv" | sed "s|$scratch/||"
cmp "$scratch/single.csv" "$scratch/cluster.csv"
echo "the same $(($(wc -l <"$scratch/single.csv") - 1)) rows, times apart"
