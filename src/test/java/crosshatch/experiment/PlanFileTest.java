package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.solver.SolverSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A plan of a stranger is refused before anything is made of it, unless all in it can be meant. */
class PlanFileTest {
    private static final String PLAN = """
            {"experiment": "mine", "sets": [{"name": "a", "source": "a.txt", "sha256": null, "puzzles": 3,
              "reading": {"geometry": null, "alphabet": "auto", "skipBad": false}}],
             "solvers": ["norvig"], "question": "any",
             "limits": {"nanos": 1000, "decisions": null, "conflicts": null},
             "selection": {"limit": null, "sample": null, "reversed": false, "isomorphs": 0},
             "repetitions": 2, "seed": 1, "warmup": {"maxNanos": 0, "puzzles": 50}, "block": 50,
             "placement": {"workers": true, "forks": 1, "jobs": 1, "cpuNanos": null, "memoryBytes": null,
               "recycleRuns": null, "recycleBytes": null},
             "shard": {"index": 1, "of": 1}}
            """;

    static Stream<Path> committed() throws IOException {
        return CommittedPlans.files().stream();
    }

    @ParameterizedTest
    @MethodSource("committed")
    @Tag("exhaustive")
    void plansOfTheProjectAreReadWhateverProgramWroteThem(Path file) throws IOException {
        ObjectNode written = (ObjectNode) new JsonMapper().readTree(Files.readString(file));
        Plan plan = PlanFile.read(file);
        ObjectNode read = (ObjectNode) new JsonMapper().readTree(PlanFile.text(plan));

        for (SolverSpec each : plan.specs()) assertTrue(CommittedPlans.isOfToday(file, each), each::toString);
        assertEquals(written.get("solvers").size(), plan.solvers().size());
        for (ObjectNode each : List.of(written, read)) each.remove(List.of("schema", "solvers", "race"));
        if (!written.has("certify")) written.put("certify", false);
        assertEquals(written, read);
        assertEquals(plan, PlanFile.parse(PlanFile.text(plan), "what was written again"));
    }

    @Test
    void aPlanWithARaceIsRefused() {
        InputException refused = assertThrows(
                InputException.class,
                () -> PlanFile.parse(PLAN.replaceFirst("\\{", "{\"race\": {\"keep\": 1},"), "old"));

        assertTrue(String.valueOf(refused.getMessage()).startsWith("plan old: found a race"), refused.getMessage());
    }

    @Test
    void solversOfAnotherProgramStayAsTheyAreWritten() {
        String solvers = "[\"strange/a=b\", {\"spec\": \"norvig/new=on\", \"label\": \"mine\"}]";
        Plan plan = PlanFile.parse(PLAN.replace("[\"norvig\"]", solvers), "theirs");

        assertEquals(
                List.of("strange/a=b", "norvig/new=on"),
                plan.specs().stream().map(SolverSpec::toString).toList());
        assertTrue(plan.specs().stream().noneMatch(SolverSpec::isKnown));
        assertEquals(Map.of("norvig/new=on", "mine"), plan.labels());
    }

    @Test
    void aPlanOfAnEarlierProgramIsRefusedBecauseItsNamesMeantSomethingElse() {
        InputException refused = assertThrows(
                InputException.class, () -> PlanFile.parse(PLAN.replaceFirst("\\{", "{\"schema\": 7, "), "theirs"));

        assertTrue(
                refused.getMessage().startsWith("plan theirs: found schema 7, expected 8 or later"),
                refused.getMessage());
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"mine\"|\"../../x\"|/experiment",
                "\"mine\"|\"a/b\"|/experiment",
                "\"mine\"|\"..\"|/experiment",
                "\"mine\"|\"\"|/experiment",
                "\"mine\"|null|/experiment",
                "\"block\": 50|\"block\": 0|/block",
                "\"block\": 50|\"block\": 1.5|/block",
                "\"isomorphs\": 0|\"isomorphs\": 2147483647|/selection/isomorphs",
                "\"repetitions\": 2|\"repetitions\": 0|/repetitions",
                "\"repetitions\": 2|\"repetitions\": 1.9|/repetitions",
                "\"repetitions\": 2|\"repetitions\": null|/repetitions",
                "\"repetitions\": 2|\"repetitions\": \"2\"|/repetitions",
                "\"nanos\": 1000|\"nanos\": -1|/limits/nanos",
                "\"nanos\": 1000|\"nanos\": 9223372036854775808|/limits/nanos",
                "\"decisions\": null|\"decisions\": -1|/limits/decisions",
                "\"solvers\": [\"norvig\"]|\"solvers\": []|/solvers",
                "\"solvers\": [\"norvig\"]|\"solvers\": [null]|/solvers/0",
                "\"solvers\": [\"norvig\"]|\"solvers\": [{\"spec\": \"norvig\", \"label\": \"a\\u202eb\"}]|/solvers/0",
                "\"name\": \"a\"|\"name\": \"a\\u001b[2J\"|/sets/0/name",
                "\"question\": \"any\"|\"question\": \"count:0\"|/question",
                "\"puzzles\": 3|\"puzzles\": 0|/sets/0/puzzles",
                "\"skipBad\": false|\"skipBad\": null|skipBad",
                "\"seed\": 1|\"seed\": 1, \"sed\": 1|sed",
                "\"seed\": 1|\"seed\": 1, \"seed\": 2|Duplicate",
                "\"seed\": 1,|  |seed",
                "\"of\": 1}}|\"of\": 1}} {}|Trailing",
            })
    void whatCannotBeMeantIsRefusedWithItsPlace(String part, String instead, String place) {
        String plan = PLAN.replace(part, instead == null ? "" : instead);
        assertTrue(!plan.equals(PLAN), "the plan is changed");

        InputException refused = assertThrows(InputException.class, () -> PlanFile.parse(plan, "theirs"));

        assertTrue(
                refused.getMessage().startsWith("plan theirs")
                        && refused.getMessage().contains(place),
                refused::getMessage);
    }

    @Test
    void emptySetsAreRefused() {
        String plan = PLAN.replaceFirst("(?s)\"sets\": \\[.*?\\]", "\"sets\": []");

        InputException refused = assertThrows(InputException.class, () -> PlanFile.parse(plan, "theirs"));

        assertTrue(refused.getMessage().contains("/sets"), refused::getMessage);
    }

    @Test
    void nothingIsReadFromADevice() {
        InputException refused = assertThrows(InputException.class, () -> PlanFile.read(Path.of("/dev/zero")));

        assertTrue(refused.getMessage().contains("a pipe or a device"), refused::getMessage);
    }

    @Test
    void aNameMayHoldAnythingButAPath() {
        for (String name : List.of("solver=FAKE", "ü b", "run*", "a.b", "...")) {
            assertEquals(
                    name, PlanFile.parse(PLAN.replace("mine", name), "theirs").experiment());
        }
    }

    @TempDir
    private Path folder = Path.of("");

    @Test
    void aResultsDirectoryHasThePlanThatItWasBegunWith() throws IOException {
        Files.writeString(folder.resolve("plan.json"), PLAN);

        assertEquals(PlanFile.parse(PLAN, "theirs"), PlanFile.in(folder));
    }

    @Test
    void aByteOrderMarkIsPassedOverAndANameThatIsThereTwiceRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("plan.json"), "\uFEFF" + PLAN);
        assertEquals(PlanFile.parse(PLAN, "theirs"), PlanFile.read(file));

        Files.writeString(file, PLAN.replace("\"seed\": 1,", "\"seed\": 1, \"seed\": 2,"));
        InputException refused = assertThrows(InputException.class, () -> PlanFile.read(file));
        assertTrue(("" + refused.getMessage()).contains("seed"), refused.getMessage());
    }

    @Test
    void aDirectoryWithoutAPlanIsNamed() {
        InputException refused = assertThrows(InputException.class, () -> PlanFile.in(folder));

        assertEquals(
                folder + ": found no plan.json, expected a results directory made by compare", refused.getMessage());
    }

    @Test
    void ofManyFaultsThreeAreShownAndTheOthersCounted() {
        String three = PLAN.replace("\"block\": 50", "\"block\": 0")
                .replace("\"repetitions\": 2", "\"repetitions\": 0")
                .replace("\"forks\": 1", "\"forks\": 0");
        String five = three.replace("\"jobs\": 1", "\"jobs\": 0").replace("\"nanos\": 1000", "\"nanos\": -1");

        assertTrue(!refusal(three).contains("more"), refusal(three));
        assertTrue(refusal(five).contains("; and 2 more. Expected a file"), refusal(five));
    }

    private static String refusal(String plan) {
        return String.valueOf(assertThrows(InputException.class, () -> PlanFile.parse(plan, "theirs"))
                .getMessage());
    }
}
