package crosshatch.app.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.cli.CommandRun;
import crosshatch.app.console.ExitCode;
import crosshatch.app.spark.HuntOnSpark.HuntTask;
import crosshatch.experiment.Clock;
import crosshatch.experiment.Part;
import crosshatch.experiment.Placement;
import crosshatch.experiment.study.hunt.Hunt;
import crosshatch.experiment.study.hunt.Parts;
import crosshatch.results.ResultsStore;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.launcher.JavaModuleOptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The job as users start it: by spark-submit, in a JVM of its own, here with two threads as executors. */
@Tag("process")
class HuntOnSparkTest {
    private static final String SOLVER = "swift/kernel=lanes";
    private static final String ASKED = ResultsStore.json(
            new HuntTask.Asked(List.of(SOLVER), Duration.ofMinutes(10).toNanos(), 2, 1, false, 2));

    @TempDir
    private Path folder = Path.of("");

    @Test
    void partsOnSparkHaveTheAnswersOfOneMachineAndThoseThatAreDoneAreNotDoneAgain() throws Exception {
        Path cluster = Files.createDirectories(folder.resolve("cluster"));
        long whole = hunt(Part.WHOLE, folder.resolve("whole")).answers();
        hunt(new Part(1, 2), cluster.resolve("shard-1-of-2"));
        Files.writeString(cluster.resolve("hunt.json"), ASKED);
        FileTime before = Files.getLastModifiedTime(cluster.resolve("shard-1-of-2"));

        String said = submit("--solvers", SOLVER, "--parts", "2", "--rounds", "2", "--resume");

        assertTrue(said.contains("1 of 2 parts were done now"), said);
        assertEquals(before, Files.getLastModifiedTime(cluster.resolve("shard-1-of-2")));
        Parts parts = new Parts(List.of(cluster.resolve("shard-2-of-2"), cluster.resolve("shard-1-of-2")));
        assertEquals(List.of(), parts.missing());
        assertEquals(whole, parts.together().answers());
    }

    @Test
    void whatMakesNoSenseIsRefusedBeforeSparkIsStarted() throws IOException {
        assertRefused("found no hunt.json, so there is nothing to resume", "--solvers engine --parts 2 --resume");
        assertRefused("expected 1 or more", "--solvers engine --parts 0");
        Files.createDirectories(folder.resolve("cluster"));
        Files.writeString(folder.resolve("cluster/hunt.json"), ASKED);
        assertRefused("which is never overwritten", "--solvers engine --parts 2");
        assertRefused("the hunt was begun with", "--solvers engine --parts 2 --resume");
    }

    private void assertRefused(String message, String arguments) {
        List<String> all = new ArrayList<>(Arrays.asList(arguments.split(" ")));
        all.addAll(List.of("--out", folder.resolve("cluster").toString()));

        CommandRun run = CommandRun.of(new HuntOnSpark(), all.toArray(String[]::new));

        assertEquals(ExitCode.BAD_INPUT, run.exitCode(), run.err());
        assertTrue(run.err().replaceAll("\\s+", " ").contains(message), run.err());
    }

    private static Hunt.Outcome hunt(Part part, Path out) {
        Hunt.Request request =
                new Hunt.Request(List.of(SOLVER), Long.MAX_VALUE, 2, 1, Hunt.Size.USUAL, part, 1, false, out, false);
        Placement here = Placement.here(SolverCatalog.standard(), Clock.system());
        return new Hunt(request, SolverCatalog.standard(), here, here, here, Clock.system(), (words, seconds) -> {})
                .run();
    }

    private String submit(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(JavaModuleOptions.defaultModuleOptionArray()));
        command.addAll(List.of("--add-modules", "jdk.incubator.vector"));
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-Xmx1g", "-Djava.io.tmpdir=" + folder));
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.addAll(List.of("org.apache.spark.deploy.SparkSubmit", "--master", "local[2]"));
        command.addAll(List.of("--conf", "spark.ui.enabled=false", "--conf", "spark.driver.bindAddress=127.0.0.1"));
        command.addAll(List.of("--class", HuntOnSpark.class.getName(), "spark-internal"));
        command.addAll(List.of("--out", folder.resolve("cluster").toString()));
        command.addAll(List.of(arguments));
        Path said = folder.resolve("said.txt");
        ProcessBuilder job =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(said.toFile());
        job.environment().put("SPARK_LOCAL_IP", "127.0.0.1");

        int exitCode = job.start().waitFor();

        String text = Files.readString(said);
        assertEquals(ExitCode.DONE, exitCode, text);
        return text;
    }
}
