package crosshatch.experiment.study.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.experiment.Clock;
import crosshatch.experiment.Part;
import crosshatch.experiment.Placement;
import crosshatch.experiment.TickingClock;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.file.PuzzleSources;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("process")
class HuntTest {
    private static final SolverCatalog HOUSE = SolverCatalog.standard();
    /** From one look at the clock to the next: fifty of them are the limit of a run. */
    private static final Duration STEP = Duration.ofMillis(10);

    @TempDir
    Path folder;

    private final List<String> told = new ArrayList<>();

    @Test
    void theLastLineSaysHowManyAnswersThereWere() {
        assertEquals(
                List.of("Nothing was found in 1,234 answers; 2 answers could be neither proved nor refuted."),
                new Hunt.Outcome(List.of(), 1234, 0, 2).lines());
        assertEquals(
                List.of(
                        "1. x",
                        "1 finding in 5 answers; 3 more wrong answers did not occur again when they were repeated."),
                new Hunt.Outcome(List.of("x"), 5, 3, 0).lines());
    }

    /** The small budget of the build: the same puzzles and configurations each time. */
    @Test
    @Tag("exhaustive")
    void findsNothingInTheFamiliesOfTheHouse() {
        Hunt.Outcome outcome =
                hunt(HOUSE, request(List.of("engine", "lcg", "sat4j", "choco", "cpsat", "swift"), 2, false));

        assertEquals(List.of(), outcome.findings());
        assertEquals(0, outcome.unrepeated());
    }

    @Test
    void findsAFaultAndMakesItSmall() throws IOException {
        SolverCatalog catalog = new SolverCatalog(List.of(new ForgetfulFamily()));

        Hunt.Outcome outcome = hunt(catalog, request(List.of("forgetful/forgets=less"), 4, false));
        assertEquals(List.of("forgetful/forgets=less: a solution is overlooked, with less"), outcome.findings());
        LocatedPuzzle smallest = only(folder.resolve("findings/01-forgetful-overlooked/board.json"));
        assertEquals(1, smallest.puzzle().board().relations().size());
        assertEquals(2, smallest.puzzle().board().cells());
    }

    @ParameterizedTest
    @CsvSource({"kept, 4, ', behind other puzzles'", "limits, 60, ''"})
    @Tag("exhaustive")
    void findsWhatFailsOnlyBehindOtherPuzzlesOrWithALimit(String forgets, int rounds, String ending) {
        SolverCatalog catalog = new SolverCatalog(List.of(new ForgetfulFamily()));

        Hunt.Outcome outcome = hunt(catalog, request(List.of("forgetful/forgets=" + forgets), rounds, false));
        assertEquals(
                List.of("forgetful/forgets=" + forgets + ": a solution is overlooked" + ending), outcome.findings());
    }

    /** With assertions on, as in tests, the library itself stops first in some orders; else a solution is overlooked. */
    @Test
    @Tag("exhaustive")
    void findsAKnownFaultAgainWhereItsRefusalIsLifted() {
        long oneTrial = 3 * STEP.toNanos();
        Hunt.Request request = new Hunt.Request(
                List.of("choco/alldiff=FC/learn=lcg/reuse=on/select=dom"),
                oneTrial,
                1,
                1,
                Hunt.Size.USUAL,
                Part.WHOLE,
                1,
                true,
                folder,
                false);
        Hunt.Outcome outcome = hunt(HOUSE, request);

        assertTrue(
                outcome.findings().stream()
                        .anyMatch(each -> each.startsWith("choco/alldiff=FC/learn=lcg/reuse=on/select=dom: ")),
                outcome.findings().toString());
    }

    @Test
    @Tag("exhaustive")
    void goesOnWhereItWasInterrupted() throws IOException {
        List<String> solvers = List.of("engine/propagate=singles");
        Hunt.Outcome whole = hunt(HOUSE, request(solvers, 3, false));
        Path journal = folder.resolve("hunt.jsonl");
        List<String> lines = Files.readAllLines(journal);
        Files.writeString(
                journal,
                lines.get(0) + "\n" + lines.get(2) + "\n" + lines.get(3).substring(0, 40));

        Hunt.Request again =
                new Hunt.Request(solvers, Long.MAX_VALUE, 3, 1, Hunt.Size.USUAL, Part.WHOLE, 1, false, folder, true);
        Hunt.Outcome resumed = hunt(HOUSE, again);
        assertEquals(whole, resumed);
    }

    /** In place of two answers of the second round, which are open: the hunt was ended before they were tried again. */
    @Test
    @Tag("exhaustive")
    void triesCrashesAgainThatNobodyTriedAgain() throws IOException {
        List<String> solvers = List.of("engine/propagate=singles");
        Hunt.Outcome whole = hunt(HOUSE, request(solvers, 3, false));
        Path journal = folder.resolve("hunt.jsonl");
        List<String> lines = new ArrayList<>(Files.readAllLines(journal));
        lines.set(2, lines.get(2).replace("\"EXACT\"", "\"CRASHED\""));
        Files.write(journal, lines);
        Hunt.Request again =
                new Hunt.Request(solvers, Long.MAX_VALUE, 3, 1, Hunt.Size.USUAL, Part.WHOLE, 1, false, folder, true);

        assertEquals(whole, hunt(HOUSE, again));
        assertEquals(lines.size() + 1, Files.readAllLines(journal).size());
        hunt(HOUSE, again);
        assertEquals(lines.size() + 1, Files.readAllLines(journal).size(), "once is enough");
    }

    @Test
    void aCrashThatDidNotComeAgainIsNotTriedAgainAndAgain() throws IOException {
        List<String> solvers = List.of("engine/propagate=singles/shave=off");
        hunt(HOUSE, request(solvers, 1, false));
        Path journal = folder.resolve("hunt.jsonl");
        List<String> lines = new ArrayList<>(Files.readAllLines(journal));
        lines.set(1, lines.get(1).replace("\"EXACT\"", "\"CRASHED\""));
        HuntJournal.read(folder).rounds().get(0).trials().stream()
                .map(HuntJournal.Tried::solver)
                .distinct()
                .forEach(solver -> lines.add("{\"unrepeated\":{\"solver\":\"" + solver
                        + "\",\"kind\":\"crash\",\"detail\":\"\",\"round\":0}}"));
        Files.write(journal, lines);

        hunt(
                HOUSE,
                new Hunt.Request(solvers, Long.MAX_VALUE, 1, 1, Hunt.Size.USUAL, Part.WHOLE, 1, false, folder, true));
        assertEquals(lines, Files.readAllLines(journal));
    }

    @Test
    @Tag("exhaustive")
    void shardsDoEachRoundOnce() {
        long whole = answers(Part.WHOLE, "whole");

        assertEquals(whole, answers(new Part(1, 2), "one") + answers(new Part(2, 2), "other"));
    }

    @Test
    void partsTogetherHaveTheAnswersAndTheFindingsOfTheWhole() {
        SolverCatalog catalog = new SolverCatalog(List.of(new ForgetfulFamily()));
        Hunt.Outcome whole = hunt(catalog, part(Part.WHOLE, "whole"));
        hunt(catalog, part(new Part(1, 2), "one"));
        hunt(catalog, part(new Part(2, 2), "other"));

        Parts parts = new Parts(List.of(folder.resolve("other"), folder.resolve("one")));
        assertEquals(whole.answers(), parts.together().answers());
        assertEquals(1, whole.findings().size());
        assertTrue(
                parts.together().findings().get(0).startsWith(whole.findings().get(0)));
        assertEquals(List.of(), parts.missing());
        assertEquals(List.of("1/2"), new Parts(List.of(folder.resolve("other"))).missing());
    }

    @Test
    void partsOfOtherHuntsAreNotPutTogether() {
        SolverCatalog catalog = new SolverCatalog(List.of(new ForgetfulFamily()));
        hunt(catalog, part(new Part(1, 2), "one"));
        hunt(catalog, part(Part.WHOLE, "whole"));
        Path one = folder.resolve("one");

        assertThrows(InputException.class, () -> new Parts(List.of(one, folder.resolve("whole"))));
        assertThrows(InputException.class, () -> new Parts(List.of(one, one)));
        assertThrows(InputException.class, () -> new Parts(List.of(one, folder.resolve("nowhere"))));
    }

    @Test
    void huntsWithOtherSeedsArePutTogether() {
        SolverCatalog catalog = new SolverCatalog(List.of(new ForgetfulFamily()));
        long one = hunt(catalog, part(Part.WHOLE, "one")).answers();
        long other = hunt(catalog, request("other", 2, Part.WHOLE)).answers();

        Parts parts = new Parts(List.of(folder.resolve("other"), folder.resolve("one")));
        assertEquals(one + other, parts.together().answers());
        assertEquals(List.of(), parts.missing());
    }

    private Hunt.Request part(Part shard, String name) {
        return request(name, 1, shard);
    }

    private Hunt.Request request(String name, long seed, Part shard) {
        return new Hunt.Request(
                List.of("forgetful/forgets=less"),
                Long.MAX_VALUE,
                4,
                seed,
                Hunt.Size.USUAL,
                shard,
                1,
                false,
                folder.resolve(name),
                false);
    }

    private long answers(Part shard, String name) {
        Hunt.Request request = new Hunt.Request(
                List.of("engine/shave=off"),
                Long.MAX_VALUE,
                3,
                1,
                Hunt.Size.USUAL,
                shard,
                2,
                false,
                folder.resolve(name),
                false);
        return hunt(HOUSE, request).answers();
    }

    @Test
    void doesNotGoOnWithAnotherHunt() {
        hunt(HOUSE, request(List.of("engine"), 1, false));

        Hunt.Request other =
                new Hunt.Request(List.of("engine"), 0, 1, 2, Hunt.Size.USUAL, Part.WHOLE, 1, false, folder, true);
        assertThrows(InputException.class, () -> hunt(HOUSE, other));
        assertThrows(InputException.class, () -> hunt(HOUSE, request(List.of("engine"), 1, false)));
    }

    private Hunt.Request request(List<String> solvers, long rounds, boolean unsafe) {
        return new Hunt.Request(
                solvers, Long.MAX_VALUE, rounds, 1, Hunt.Size.USUAL, Part.WHOLE, 1, unsafe, folder, false);
    }

    /** Limits on time are met by what a solver has done, so that every machine comes to the same answers. */
    private Hunt.Outcome hunt(SolverCatalog catalog, Hunt.Request request) {
        Clock clock = new TickingClock(STEP);
        Hunt.Listener watch = (words, seconds) -> told.add(words);
        Placement here = Placement.here(catalog, clock);
        return new Hunt(request, catalog, here, here, here, clock, watch).run();
    }

    private static LocatedPuzzle only(Path file) throws IOException {
        try (PuzzleSource source = PuzzleSources.open(file, ReaderSettings.DEFAULT)) {
            return source.next().orElseThrow();
        }
    }
}
