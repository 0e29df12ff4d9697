package crosshatch.app.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.cli.CommandRun;
import crosshatch.app.console.ExitCode;
import crosshatch.app.console.ProjectFolder;
import crosshatch.experiment.Experiment;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.Plans;
import crosshatch.experiment.campaign.Campaign;
import crosshatch.experiment.campaign.Execution;
import crosshatch.puzzle.BadLines;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.results.ResultsStore;
import crosshatch.results.database.RunDatabase;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.hadoop.fs.FileUtil;
import org.apache.spark.launcher.JavaModuleOptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The job as users start it: by spark-submit, in a JVM of its own, here with two threads as executors. */
@Tag("process")
class CompareOnSparkTest {
    /** hardest10 in blocks of three, two solvers, two repetitions. */
    private static final Path PLAN = Path.of("src", "test", "resources", "crosshatch", "app", "spark", "plan.json");

    @TempDir
    private Path folder = Path.of("");

    private Path single = Path.of("");
    private Path cluster = Path.of("");

    @BeforeEach
    void nameTheDirectories() {
        single = folder.resolve("single");
        cluster = folder.resolve("cluster");
    }

    @Test
    @Tag("exhaustive")
    void partsOnSparkHaveTheRowsOfOneMachineAlsoAfterAResume() throws Exception {
        runHere();

        submit("--plan", PLAN.toString(), "--parts", "3");
        List<String> rows = rows(cluster);
        FileTime first = Files.getLastModifiedTime(cluster.resolve("shard-1-of-3"));
        FileUtil.fullyDelete(cluster.resolve("shard-2-of-3").toFile());
        submit("--resume", "--parts", "3");

        assertEquals(40, rows.size());
        assertEquals(rows(single), rows);
        assertEquals(rows, rows(cluster));
        assertEquals(first, Files.getLastModifiedTime(cluster.resolve("shard-1-of-3")), "it was not run again");
        assertEquals(
                Set.of("shard-1-of-3", "shard-2-of-3", "shard-3-of-3", "plan.json", "summary.csv", "summary.md"),
                names(cluster).stream()
                        .filter(name -> !name.startsWith("local-"))
                        .collect(Collectors.toSet()));
        assertEquals(
                Set.of("runs.parquet", "seal.json", "plan.json", "environment.json", "executor.json", "warmup.json"),
                names(cluster.resolve("shard-2-of-3")));
        assertEquals(
                2,
                names(cluster).stream()
                        .filter(name -> name.startsWith("local-"))
                        .count(),
                "applications");
    }

    @Test
    @Tag("exhaustive")
    void eachPartEndsWhenItsPairsAreDecidedAndAllPartsHaveOneVerdict() throws Exception {
        Plan small = PlanFile.read(PLAN);
        Plan plan = small.with()
                .sets(List.of(new Plan.PlannedSet(
                        "s", "sudoku-3/holes=0.6/count=1200/seed=3", null, 1200, ReaderSettings.DEFAULT)))
                .solvers(Plans.named(Stream.of("engine", "norvig")
                        .map(SolverCatalog.standard()::spec)
                        .toList()))
                .repetitions(1)
                .block(30)
                .until(new Plan.PlannedDecision("solved", 0.9, 3, 0.95, null, null))
                .build();
        Path file = Files.writeString(folder.resolve("until.json"), PlanFile.text(plan));

        String said = submitted("--plan", file.toString(), "--parts", "2");

        assertTrue(said.contains("engine and norvig are equal within the "), said);
        assertTrue(rows(cluster).size() < plan.runs() / 2, "two parts of " + plan.runs() + " runs");
        assertTrue(said.contains(rows(cluster).size() + " of " + plan.runs() + " runs, each once"), said);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--parts 2|expected --plan FILE",
                "--plan nowhere.json|plan nowhere.json: cannot be read",
                "--plan PLAN --parts 5|--parts 5: expected 1 to 4, the number of blocks of the plan",
                "--plan PLAN --parts 0|--parts 0: expected 1 to 4, the number of blocks of the plan",
                "--plan PLAN --part 2|Unknown options: '--part', '2'",
                "--plan PLAN --resume|found no plan.json, so there is nothing to resume",
                "--plan PLAN --out /|expected a directory with a name",
                "--plan PLAN --out a\\b|--out: found a control character (such as a line break) or a backslash in the name 'a",
                "--plan PLAN --out nosuch://there/results|No FileSystem for scheme \"nosuch\"",
                "--plan SHARD|is the plan of shard 1/2, expected the plan of a whole experiment",
                "--plan BUSY|keeps 2 threads busy, but a task has only 1 core. Give a task more cores with --conf spark.task.cpus=2",
            })
    void whatMakesNoSenseIsRefusedBeforeSparkIsStarted(String arguments, String message) throws IOException {
        String plan = Files.readString(PLAN);
        Path shard = Files.writeString(folder.resolve("shard.json"), plan.replace("\"of\" : 1", "\"of\" : 2"));
        Path busy = Files.writeString(folder.resolve("busy.json"), plan.replace("\"jobs\" : 1", "\"jobs\" : 2"));

        assertRefused(
                arguments
                        .replace("PLAN", PLAN.toString())
                        .replace("SHARD", shard.toString())
                        .replace("BUSY", busy.toString()),
                message);
    }

    @Test
    void whatAnExperimentHasLeftIsNotWrittenOverNorMixed() throws IOException {
        Files.createDirectories(cluster.resolve("shard-1-of-2"));
        Files.copy(PLAN, cluster.resolve("plan.json"));

        assertRefused("--plan " + PLAN, "already has an experiment, which is never overwritten");
        assertRefused("--plan " + PLAN + " --resume", "was begun with another plan: experiment: planned \"small\"");
        Files.writeString(cluster.resolve("plan.json"), Files.readString(PLAN).replace("\"small\"", "\"cluster\""));
        assertRefused("--resume --parts 3", "already has shard-1-of-2, expected shards of 3");
        Files.createFile(cluster.resolve(ResultsStore.LEDGER));
        assertRefused("--resume", "was begun on one machine");
    }

    private void assertRefused(String arguments, String message) {
        List<String> all = new ArrayList<>(Arrays.asList(arguments.split(" ")));
        if (!all.contains("--out")) all.addAll(List.of("--out", cluster.toString()));

        CommandRun run = CommandRun.of(new CompareOnSpark(), all.toArray(String[]::new));

        assertEquals(ExitCode.BAD_INPUT, run.exitCode(), run.err());
        assertTrue(run.err().contains(message), run.err());
    }

    /** The plan on one machine, without Spark. */
    private void runHere() {
        Campaign campaign = Campaign.of(
                PlanFile.read(PLAN), SolverCatalog.standard(), set -> ProjectFolder.sets(set.reading(BadLines.REFUSED))
                        .resolve(set.source()));
        new Execution(List.of(), System.getProperty("java.class.path"), store -> new Experiment.Listener() {})
                .run(campaign, () -> ResultsStore.create(single, PlanFile.tree(campaign.plan())));
    }

    private void submit(String... arguments) throws IOException, InterruptedException {
        String said = submitted(arguments);

        assertTrue(said.contains("40 of 40 runs, each once"), said);
        assertTrue(
                said.contains("hp71b: 4 runs with a wrong grid, because of a known defect, preserved on purpose"),
                said);
    }

    private String submitted(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(JavaModuleOptions.defaultModuleOptionArray()));
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-Xmx1g", "-Djava.io.tmpdir=" + folder));
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.addAll(List.of("org.apache.spark.deploy.SparkSubmit", "--master", "local[2]"));
        command.addAll(List.of("--conf", "spark.ui.enabled=false", "--conf", "spark.driver.bindAddress=127.0.0.1"));
        command.addAll(List.of("--class", CompareOnSpark.class.getName(), "spark-internal"));
        command.addAll(List.of("--out", cluster.toString()));
        command.addAll(List.of(arguments));
        Path said = folder.resolve("said.txt");
        ProcessBuilder job =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(said.toFile());
        job.environment().put("SPARK_LOCAL_IP", "127.0.0.1");

        int exitCode = job.start().waitFor();

        assertEquals(ExitCode.DONE, exitCode, () -> read(said));
        return read(said);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            return unreadable.toString();
        }
    }

    private static Set<String> names(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> String.valueOf(file.getFileName())).collect(Collectors.toSet());
        }
    }

    /** All of every measured run but its name, what it used of time and memory, and what disturbed it, sorted. */
    private static List<String> rows(Path directory) {
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            return runs.list(
                    "SELECT run::VARCHAR AS line FROM (SELECT * EXCLUDE (experiment, encode_ns, solve_ns, total_ns, cpu_ns,"
                            + " allocated_bytes, overrun_ns, worker_bytes, start_ns, involuntary_switches, stray_percent, reference_ns,"
                            + " others_percent, steal_percent, throttles) FROM runs WHERE phase = 'measured') run ORDER BY line",
                    row -> row.getString(1));
        }
    }
}
