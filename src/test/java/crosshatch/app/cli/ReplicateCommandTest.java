package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.results.database.RunDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Conclusions about a small experiment, replicated in this JVM. */
class ReplicateCommandTest {
    private static final String FEWER = "SELECT sum(backtracks) FILTER (solver LIKE 'engine%') < sum(backtracks) FILTER"
            + " (solver LIKE 'norvig%') FROM measured";
    private static final String MORE = FEWER.replace(" < ", " > ");
    /** Only the original has this much. */
    private static final String MANY_RUNS = "SELECT count(*) >= 40 FROM measured";

    @TempDir
    private Path folder = Path.of("");

    private CommandRun replicate(String conclusions, String... more) throws IOException {
        Path reference = folder.resolve("reference").resolve("small");
        if (!Files.exists(reference)) {
            CommandRun original = CommandRun.ofLine(
                    "compare --solvers engine,norvig --puzzles hardest10,first10 --isolate off --warmup 0s "
                            + "--repeat 2 --seed 3 --quiet --out {}",
                    reference);
            assertEquals(ExitCode.DONE, original.exitCode(), original.err());
        }
        Files.writeString(folder.resolve("conclusions.json"), "{\"conclusions\": [" + conclusions + "]}");
        List<String> command = List.of(
                "study",
                "replicate",
                "--quiet",
                "--from",
                folder.toString(),
                "--out",
                folder.resolve("here").toString());
        return CommandRun.ofProgram(
                Stream.concat(command.stream(), Arrays.stream(more)).toArray(String[]::new));
    }

    private static String conclusion(String id, String query) {
        return "{\"id\": \"%s\", \"experiment\": \"small\", \"says\": \"It is so.\", \"query\": [\"%s\"]}"
                .formatted(id, query);
    }

    @Test
    void aPartIsRunAgainAndAskedTheSame() throws IOException {
        CommandRun run = replicate(conclusion("fewer", FEWER), "--share", "0.25");

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(run.out().contains(" fewer      | small      | holds | holds"), run.out());
        Path here = folder.resolve("here").resolve("small");
        Plan plan = PlanFile.in(here);
        assertEquals(1, plan.repetitions());
        assertEquals(5, plan.selection().sample());
        try (RunDatabase runs = RunDatabase.open(List.of(here))) {
            assertEquals(List.of(20L), runs.list("SELECT count(*) FROM measured", row -> row.getLong(1)));
        }
    }

    @Test
    @Tag("exhaustive")
    void whatDoesNotHoldHereIsToldAndEndsWithOne() throws IOException {
        CommandRun run = replicate(conclusion("runs", MANY_RUNS), "--share", "0.25");

        assertEquals(ExitCode.WRONG, run.exitCode(), run.err());
        assertTrue(run.out().contains("| holds | does not hold"), run.out());
    }

    @Test
    @Tag("exhaustive")
    void aSentenceThatItsOwnRecordsContradictIsNone() throws IOException {
        CommandRun run = replicate(conclusion("more", MORE), "--share", "0.25");

        assertEquals(ExitCode.WRONG, run.exitCode(), run.err());
        assertTrue(run.out().contains("| does not hold | does not hold"), run.out());
    }

    @Test
    @Tag("exhaustive")
    void whatRecordsCannotTellIsOpen() throws IOException {
        CommandRun run = replicate(
                conclusion("fewer", FEWER) + ", " + conclusion("none", "SELECT NULL::BOOLEAN"), "--share", "0.25");

        assertEquals(ExitCode.WRONG, run.exitCode(), "its own records must decide it");
        assertTrue(run.out().contains("| open  | open"), run.out());
    }

    @Test
    @Tag("exhaustive")
    void goesOnWhereItWasInterrupted() throws IOException {
        replicate(conclusion("fewer", FEWER), "--share", "0.25");
        byte[] before = Files.readAllBytes(folder.resolve("here/small/runs.parquet"));

        CommandRun again = replicate(conclusion("fewer", FEWER), "--share", "0.25");

        assertEquals(ExitCode.DONE, again.exitCode(), again.err());
        assertEquals(
                Arrays.hashCode(before),
                Arrays.hashCode(Files.readAllBytes(folder.resolve("here/small/runs.parquet"))));
    }

    @Test
    void badInputIsNamed() throws IOException {
        CommandRun twice = replicate(conclusion("a", FEWER) + ", " + conclusion("a", MORE));
        CommandRun lacking = replicate("{\"id\": \"a\", \"says\": \"x\"}");
        CommandRun unknown = replicate(conclusion("a", FEWER), "elsewhere");
        CommandRun share = replicate(conclusion("a", FEWER), "--share", "2");
        CommandRun wrong = replicate(conclusion("a", "SELECT nothing FROM measured"), "--share", "0.25");

        for (CommandRun run : List.of(twice, lacking, unknown, share, wrong)) {
            assertEquals(ExitCode.BAD_INPUT, run.exitCode(), run.err());
        }
        assertTrue(twice.err().contains("two figures with the id a"), twice.err());
        assertTrue(lacking.err().contains("expected all of id, what, experiment and query"), lacking.err());
        assertTrue(unknown.err().contains("found no figure and no experiment"), unknown.err());
        assertTrue(share.err().contains("at most 1"), share.err());
        assertTrue(wrong.err().contains("nothing"), wrong.err());
    }
}
