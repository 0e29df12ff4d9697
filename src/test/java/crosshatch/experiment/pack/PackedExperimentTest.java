package crosshatch.experiment.pack;

import static crosshatch.experiment.Records.record;
import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.app.cli.CommandRun;
import crosshatch.base.Fingerprint;
import crosshatch.base.InputException;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.pack.Refereed.Finding;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.PuzzleText;
import crosshatch.results.Environment;
import crosshatch.results.ResultsStore;
import crosshatch.results.database.ParquetArchive;
import crosshatch.results.schema.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An experiment, packed, altered by somebody, and refereed. */
class PackedExperimentTest {
    private static final Packer.Choice ALL = new Packer.Choice(Packer.Proofs.ON, true, Packer.PATIENT);

    /** Its rows 1 and 2 are swapped, which keeps columns and boxes, but not the givens. */
    private static final Grid FALSE = crosshatch.puzzle.Puzzle.parse(
                    "967345821483921657251876493548132976729564138136798245372689514814253769695417382")
            .givens();

    @TempDir
    private static Path shared = Path.of("");

    private static Path unique = Path.of("");

    private static Path any = Path.of("");

    @TempDir
    private Path folder = Path.of("");

    @BeforeAll
    static void compare() throws IOException {
        String puzzles = String.join(
                "\n",
                Puzzles.EULER_1.toString(),
                Puzzles.NORVIG_HARD_1.toString(),
                Puzzles.NO_CANDIDATE.toString(),
                Puzzles.CONTRADICTORY_GIVENS.toString(),
                "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2..............\n");
        unique = compared("unique", puzzles, "engine,sat4j,choco");
        any = compared("any", Puzzles.EMPTY_3 + "\n", "engine,sat4j,choco,cpsat");
    }

    private static Path compared(String question, String puzzles, String solvers) throws IOException {
        Path file = Files.writeString(shared.resolve(question + ".txt"), puzzles);
        Path out = shared.resolve(question);
        CommandRun run = CommandRun.ofLine(
                "compare --quiet --isolate off --cold --question {} --solvers {} --puzzles {} --out {}",
                question,
                solvers,
                file,
                out);
        assertEquals(0, run.exitCode(), run.err());
        return out;
    }

    private Path packed(Path experiment, Packer.Choice choice) throws IOException {
        Path filled = Files.createTempDirectory(folder, "filled");
        Packer.fill(experiment, Path.of(""), choice, filled, Packer.Progress.NOBODY);
        Path pack = filled.resolveSibling(filled.getFileName() + ".zip");
        PackFile.write(filled, pack);
        return pack;
    }

    private Refereed refereed(Path pack) throws IOException {
        Path unpacked = Files.createTempDirectory(folder, "unpacked");
        Contents contents = PackFile.unpack(pack, unpacked);
        // No sets are there: the pack is all that the referee has.
        return Referee.judge("mine", unpacked, contents, folder, Packer.Progress.NOBODY);
    }

    @Test
    void everyAnswerIsShownByGridOrProof() throws IOException {
        Refereed refereed = refereed(packed(unique, ALL));

        assertEquals(List.of(), refereed.faults());
        assertEquals(Set.of("engine", "sat4j", "choco"), refereed.findings().keySet());
        for (Refereed.Tally each : refereed.findings().values()) {
            assertEquals(5, each.answers());
            assertEquals(2, each.of(Finding.BY_GRID), "two grids, and givens that clash");
            assertEquals(3, each.of(Finding.BY_PROOF));
        }
    }

    @Test
    @Tag("exhaustive")
    void theGridsOfDifferentSolversAreFoundAgain() throws IOException {
        Refereed refereed = refereed(packed(any, ALL));

        assertEquals(4, refereed.all().of(Finding.BY_GRID));
        assertEquals(0, refereed.contents().gridsNotFound());
    }

    @Test
    @Tag("exhaustive")
    void theSameExperimentGivesTheSameBytes() throws IOException {
        assertArrayEquals(Files.readAllBytes(packed(unique, ALL)), Files.readAllBytes(packed(unique, ALL)));
    }

    @Test
    @Tag("exhaustive")
    void withoutProofsRefutationsAreNotShown() throws IOException {
        Refereed refereed = refereed(packed(unique, new Packer.Choice(Packer.Proofs.OFF, true, Packer.PATIENT)));

        assertTrue(refereed.isClean());
        assertEquals(9, refereed.all().of(Finding.NO_PROOF));
        assertEquals(
                "the pack has no proofs, because they were switched off",
                refereed.contents().proofsNote());
    }

    @Test
    @Tag("exhaustive")
    void aSwappedGridIsAContradictionOfAllWhoNameIt() throws IOException {
        Path pack = packed(unique, ALL);
        Zips.change(
                pack,
                "puzzles.jsonl",
                text -> text.replace(
                        Arrays.toString(Puzzles.EULER_1_SOLUTION.digits()).replace(" ", ""),
                        Arrays.toString(FALSE.digits()).replace(" ", "")));

        Refereed refereed = refereed(pack);

        assertEquals(3, refereed.all().of(Finding.CONTRADICTION));
        assertTrue(
                refereed.faults().toString().contains("has another fingerprint"),
                refereed.faults().toString());
    }

    @Test
    void aPuzzleWithTwoPositionsIsRefused() throws IOException {
        Path pack = packed(unique, ALL);
        Zips.change(
                pack, "puzzles.jsonl", text -> text.replaceFirst("\"position\":1,", "\"position\":9,\"position\":1,"));

        String message =
                "" + assertThrows(InputException.class, () -> refereed(pack)).getMessage();

        assertTrue(message.contains("puzzles.jsonl:1: cannot be read as a puzzle: "), message);
        assertTrue(message.contains("position"), message);
    }

    @Test
    @Tag("exhaustive")
    void anotherPuzzleUnderTheSameAnswersIsAContradiction() throws IOException {
        Path pack = packed(unique, ALL);
        String givens = Arrays.toString(Puzzles.EULER_1.givens().digits()).replace(" ", "");
        Zips.change(pack, "puzzles.jsonl", text -> text.replace(givens, givens.replaceFirst("0,0,3", "4,8,3")));

        Refereed refereed = refereed(pack);

        assertEquals(3, refereed.all().of(Finding.CONTRADICTION));
        assertTrue(refereed.faults().toString().contains("the records name another puzzle"));
    }

    @Test
    void aProofThatLacksALemmaIsRefused() throws IOException {
        Path pack = packed(unique, ALL);
        Zips.change(pack, "proofs.txt", text -> text.replaceFirst("(proof [^\n]*\n)[^\n]*\n", "$1"));

        Refereed refereed = refereed(pack);

        assertEquals(3, refereed.all().of(Finding.NO_PROOF));
        assertEquals(1, refereed.faults().size());
        assertTrue(
                refereed.faults().get(0).contains(" is refused: "),
                refereed.faults().get(0));
    }

    @Test
    @Tag("exhaustive")
    void aGridThatIsLeftOutIsNotShown() throws IOException {
        Path pack = packed(any, ALL);
        Zips.change(pack, "puzzles.jsonl", text -> text.replaceFirst("\"grids\":\\{.*}}", "\"grids\":{}}"));

        Refereed refereed = refereed(pack);

        assertTrue(refereed.isClean());
        assertEquals(4, refereed.all().of(Finding.NO_GRID));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "null",
                "[]",
                "{\"set\":\"s\",\"position\":1,\"variant\":\"\",\"board\":\"sudoku-2\",\"givens\":[null],\"grids\":{}}",
                "{\"set\":\"s\",\"position\":1,\"variant\":\"\",\"board\":\"sudoku-2\",\"givens\":[9],\"grids\":{}}",
                "{\"set\":\"s\",\"position\":1,\"variant\":\"\",\"board\":\"digits 9\",\"givens\":[],\"grids\":{}}",
                "{\"set\":\"s\",\"position\":1,\"variant\":\"\",\"board\":\"digits 1; cells 1\",\"givens\":[1],\"grids\":{\"a\":null}}"
            })
    @Tag("exhaustive")
    void aLineThatIsNoPuzzleIsRefusedWithItsNumber(String line) throws IOException {
        Path pack = packed(any, ALL);
        Zips.change(pack, "puzzles.jsonl", text -> text + line + "\n");

        String message =
                "" + assertThrows(InputException.class, () -> refereed(pack)).getMessage();

        assertTrue(message.startsWith("mine: puzzles.jsonl:2: cannot be read as a puzzle: "), message);
    }

    @Test
    void aFalseAnswerThatIsRecordedAsCorrectIsFound() throws IOException {
        Path pack = packed(lie(), ALL);
        String id = PuzzleText.fingerprint(FALSE);
        Zips.change(
                pack,
                "puzzles.jsonl",
                text -> text.replaceFirst(
                        "\"grids\":\\{", "\"grids\":{\"" + id + "\":" + Arrays.toString(FALSE.digits())));

        Refereed refereed = refereed(pack);

        assertEquals(1, refereed.all().of(Finding.CONTRADICTION));
        assertTrue(
                refereed.faults().toString().contains("grid " + id + " is not a solution: "),
                refereed.faults().toString());
    }

    /** An experiment of one run, with an answer that no solver gave. */
    private Path lie() throws IOException {
        Path lie = folder.resolve("lie");
        Plan plan = PlanFile.in(unique).withExperiment("e");
        try (ResultsStore store = ResultsStore.create(lie, PlanFile.tree(plan))) {
            store.writeOfSession("environment", Environment.here(List.of()));
            store.append(List.of(with(
                    record("engine", "cp", 1, 1, "solved", Verdict.CORRECT, PuzzleText.fingerprint(FALSE)),
                    run -> run.setSet(plan.sets().get(0).name())
                            .setQuestion("any")
                            .setPuzzleId(Puzzles.EULER_1.id()))));
            store.finish(new ParquetArchive());
        }
        return lie;
    }

    @Test
    @Tag("exhaustive")
    void aGridThatIsNotFoundIsCounted() throws IOException {
        assertEquals(1, refereed(packed(lie(), ALL)).contents().gridsNotFound());
    }

    @Test
    @Tag("exhaustive")
    void aSetThatIsFetchedIsLeftOutUnlessItIsWanted() throws IOException {
        Path home = homeThatFetches(shared.resolve("any.txt"));
        Path withheld = Files.createDirectory(folder.resolve("withheld"));
        Path whole = Files.createDirectory(folder.resolve("whole"));

        Contents without = Packer.fill(
                any,
                home,
                new Packer.Choice(Packer.Proofs.ON, false, Packer.PATIENT),
                withheld,
                Packer.Progress.NOBODY);
        Contents with = Packer.fill(any, home, ALL, whole, Packer.Progress.NOBODY);

        assertEquals(Set.of("any.txt"), without.withoutPuzzles().keySet());
        assertEquals("", Files.readString(withheld.resolve("puzzles.jsonl")));
        assertEquals(Set.of(), with.withoutPuzzles().keySet());
        assertFalse(Files.readString(whole.resolve("puzzles.jsonl")).isEmpty());
    }

    @Test
    @Tag("exhaustive")
    void ofASetThatIsLeftOutAndNotHereNothingIsShown() throws IOException {
        Path withheld = Files.createDirectory(folder.resolve("withheld"));
        Contents contents = Packer.fill(
                any,
                homeThatFetches(shared.resolve("any.txt")),
                new Packer.Choice(Packer.Proofs.ON, false, Packer.PATIENT),
                withheld,
                Packer.Progress.NOBODY);
        String source = Files.readString(withheld.resolve("plan.json"));
        Files.writeString(withheld.resolve("plan.json"), source.replace(shared.toString(), "/nowhere"));

        Refereed refereed = Referee.judge("mine", withheld, contents, folder, Packer.Progress.NOBODY);

        assertEquals(4, refereed.all().of(Finding.NO_PUZZLE));
        assertTrue(refereed.isClean());
    }

    /** A home whose catalogue says that the puzzles of a file are a set that is only fetched. */
    private Path homeThatFetches(Path file) throws IOException {
        Path home = folder.resolve("home");
        Fingerprint puzzles = Fingerprint.of(file);
        Files.createDirectories(home.resolve("puzzles"));
        Files.writeString(home.resolve("puzzles/catalog.json"), """
                {"sets": [{"name": "theirs", "kind": "fetched", "title": "t", "source": "s", "url": "https://example.org/t",
                 "recipe": null, "licence": "none", "citation": "c", "order": 3, "count": 1, "bytes": %d, "sha256": "%s",
                 "gitBlobSha1": null, "solutions": "unknown", "solutionsSha256": null}], "counts": []}
                """.formatted(puzzles.bytes(), puzzles.sha256()));
        return home;
    }

    @Test
    void anExperimentThatIsNotFinishedIsRefusedWithTheNextStep() throws IOException {
        Path unfinished = folder.resolve("unfinished");
        ResultsStore.create(unfinished, PlanFile.tree(PlanFile.in(any))).close();

        String message = ""
                + assertThrows(InputException.class, () -> packed(unfinished, ALL))
                        .getMessage();

        assertTrue(message.contains("is not finished: its last runs are missing. Continue it, then pack it"), message);
    }

    @Test
    @Tag("exhaustive")
    void shardsAreRefusedWithTheNextStep() throws IOException {
        Path sharded = folder.resolve("sharded");
        Files.createDirectories(sharded.resolve("shard-1-of-2"));

        String message = ""
                + assertThrows(InputException.class, () -> packed(sharded, ALL)).getMessage();

        assertTrue(message.contains("Run its plan again without shards"), message);
    }
}
