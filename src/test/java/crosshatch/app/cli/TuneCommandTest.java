package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import crosshatch.experiment.PlanFile;
import crosshatch.solver.SolverSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tunings in this JVM, by runs, without warm-up: what is drawn and recorded follows from the seed, who wins does not. */
@Tag("process")
class TuneCommandTest {
    @TempDir
    private Path folder = Path.of("");

    private CommandRun tune(String out, String... more) {
        List<String> arguments =
                new ArrayList<>(List.of("--train", "euler50:20", "--budget", "150runs", "--timeout", "2s"));
        arguments.addAll(List.of(more));
        return tune(out, arguments);
    }

    private CommandRun tune(String out, List<String> options) {
        List<String> arguments = new ArrayList<>(List.of(
                "study",
                "tune",
                "engine",
                "--test",
                "hardest10",
                "--isolate",
                "off",
                "--warmup",
                "0s",
                "--quiet",
                "--out",
                folder.resolve(out).toString()));
        arguments.addAll(options);
        return CommandRun.ofProgram(arguments.toArray(String[]::new));
    }

    private JsonNode tuned(String out) throws IOException {
        return JsonMapper.shared().readTree(Files.readString(folder.resolve(out).resolve("tuned.json")));
    }

    @Test
    void recordsPlanRacesAndWinnerAndGoesOnWithoutRunningAnythingTwice() throws IOException {
        CommandRun run = tune("a");
        assertEquals(ExitCode.DONE, run.exitCode(), run.err());

        JsonNode tuned = tuned("a");
        long runs = 0;
        for (JsonNode race : tuned.get("races")) runs += race.get("runs").asLong();
        assertEquals(tuned.get("used").asLong(), runs);
        assertTrue(runs <= 150 + 16, "at most one puzzle more: " + runs);
        String races = folder.resolve("a").resolve("race-1").toString();
        CommandRun query =
                CommandRun.ofProgram("query", races, "SELECT count(*) AS n FROM measured", "--format", "csv");
        assertEquals(
                List.of("n", "" + tuned.get("races").get(0).get("runs")),
                query.out().lines().toList());
        assertEquals(
                tuned.get("tuning"),
                JsonMapper.shared().readTree(folder.resolve("a/tuning.json").toFile()));

        CommandRun again = tune("a", "--resume");
        assertEquals(ExitCode.DONE, again.exitCode(), again.err());
        assertEquals(run.out(), again.out());
        assertEquals(tuned.get("races"), tuned("a").get("races"));
    }

    @Test
    void theDefaultIsKeptUnlessTheWinnerIsBetterOnHeldOutPuzzles() throws IOException {
        CommandRun run = tune("a");

        JsonNode tuned = tuned("a");
        boolean improved = tuned.get("outcome").asString().equals("IMPROVED");
        assertEquals(tuned.get(improved ? "winner" : "byDefault"), tuned.get("spec"));
        assertEquals(!improved, run.out().contains("the result is the default"), run.out());
    }

    @Test
    void theSameSeedStartsWithTheSameField() {
        tune("a");
        tune("b");
        tune("c", "--seed", "2");

        assertEquals(field("a"), field("b"));
        assertFalse(field("a").equals(field("c")));
    }

    private List<SolverSpec> field(String out) {
        return PlanFile.in(folder.resolve(out).resolve("race-1")).specs();
    }

    @Test
    void compareTakesWhatWasFound() throws IOException {
        Files.writeString(folder.resolve("engine.json"), "{\"family\": \"engine\", \"spec\": \"engine/select=input\"}");
        CommandRun run = CommandRun.ofProgram(
                "compare",
                "--solvers",
                "engine,tuned:engine",
                "--tuned",
                folder.toString(),
                "--puzzles",
                "first10:2",
                "--isolate",
                "off",
                "--cold",
                "--quiet",
                "--out",
                folder.resolve("compared").toString());

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(run.err().contains("tuned:engine is engine/select=input"), run.err());
        assertTrue(run.out().contains(" tuned:engine "), run.out());
    }

    @Test
    void whatCannotBeTunedSoIsRefusedBeforeAnythingIsWritten() {
        List<String> trained = List.of("--train", "euler50", "--budget");
        assertRefused(
                "--timeout 0s: expected more than 0s, because each run of a race needs a time limit",
                tune("a", with(trained, "5s", "--timeout", "0s")));
        assertRefused("'5' is no duration", tune("a", with(trained, "5")));
        assertRefused("'manyruns' is no budget", tune("a", with(trained, "manyruns")));
        assertRefused(
                "--resume: expected --out DIR",
                CommandRun.ofProgram("study", "tune", "engine", "--train", "euler50", "--budget", "5s", "--resume"));
        assertRefused("in the training and", tune("a", "--train", "hardest10"));
        assertRefused("found no tuning.json", tune("a", "--resume"));
        assertFalse(Files.exists(folder.resolve("a")));
    }

    private static List<String> with(List<String> options, String... more) {
        List<String> all = new ArrayList<>(options);
        all.addAll(List.of(more));
        return all;
    }

    @Test
    void aTuningIsNeverMixedWithAnother() {
        tune("a");

        assertRefused("already has a tuning", tune("a"));
        assertRefused("was begun with another tuning: seed: begun with 1, now 2", tune("a", "--resume", "--seed", "2"));
    }

    private static void assertRefused(String complaint, CommandRun run) {
        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains(complaint), run.err());
    }
}
