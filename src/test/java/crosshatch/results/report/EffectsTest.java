package crosshatch.results.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.experiment.Records;
import crosshatch.results.LedgerFiles;
import crosshatch.results.RunRecord;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.Effects.Effect;
import crosshatch.results.report.statistics.Holm;
import crosshatch.results.report.table.Cell;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Family;
import crosshatch.solver.Limits;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Effects that are put into made-up times come out of them. */
class EffectsTest {
    private static final List<Family> FAMILIES = SolverCatalog.standard().families();
    private static final int PUZZLES = 24;
    private static final long LIMIT = 1_000_000_000;

    @TempDir
    private Path directory = Path.of("");

    private final List<RunRecord> records = new ArrayList<>();

    /** Takes this many times as long as 1 ms on the first puzzle, 2 ms on the second, and so on; unsolved at the limit. */
    private void solver(String text, double factor) {
        String spec = SolverCatalog.standard().spec(text).toString();
        for (int position = 1; position <= PUZZLES; position++) {
            long nanos = Math.round(1e6 * position * factor);
            boolean solved = nanos < LIMIT;
            records.add(Records.with(
                    Records.record(
                            spec,
                            "hand-written",
                            position,
                            1,
                            solved ? "unique" : "out-of-time",
                            solved ? Verdict.CORRECT : Verdict.UNDECIDED),
                    Phase.MEASURED,
                    Math.min(nanos, LIMIT),
                    1,
                    0));
        }
    }

    private List<Effects> effects(Limits limits, String... factors) {
        LedgerFiles.write(directory, records);
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            return Effects.of(Lines.of(runs, Map.of("e", limits), FAMILIES), List.of(factors), FAMILIES);
        }
    }

    private List<Effects> effects(String... factors) {
        return effects(Limits.ofNanos(LIMIT), factors);
    }

    private static Effect effect(String name, Effects effects) {
        return effects.effects().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError(name + " in " + effects.effects()));
    }

    private void crossing() {
        solver("engine", 1);
        solver("engine/undo=copy", 2);
        solver("engine/branch=binary", 3);
        solver("engine/undo=copy/branch=binary", 2 * 3 * 4);
    }

    @Test
    void mainEffectsAreOverTheLevelsOfTheOthersAndAnInteractionIsTheRatioOfTwoRatios() {
        crossing();

        Effects effects = effects("undo", "branch").get(0);

        assertEquals(PUZZLES, effects.puzzles());
        assertEquals(
                2 * Math.sqrt(4),
                effect("undo=copy", effects).ratio().orElseThrow().ratio(),
                1e-4);
        assertEquals(
                3 * Math.sqrt(4),
                effect("branch=binary", effects).ratio().orElseThrow().ratio(),
                1e-4);
        assertEquals(
                4,
                effect("undo=copy × branch=binary", effects)
                        .ratio()
                        .orElseThrow()
                        .ratio(),
                1e-4);
        assertEquals(
                "trail × fill", effect("undo=copy × branch=binary", effects).beside());
        assertTrue(effects.effects().stream().allMatch(each -> each.pValue().orElseThrow() < 0.001));
    }

    @Test
    void threeFactorsHaveAnInteractionOfThree() {
        for (String select : List.of("min", "input")) {
            for (String undo : List.of("trail", "copy")) {
                for (String branch : List.of("fill", "binary")) {
                    boolean all = select.equals("input") && undo.equals("copy") && branch.equals("binary");
                    solver("engine/select=" + select + "/undo=" + undo + "/branch=" + branch, all ? 5 : 1);
                }
            }
        }

        Effects effects = effects("select", "undo", "branch").get(0);

        assertEquals(7, effects.effects().size());
        assertEquals(
                5,
                effect("select=input × undo=copy × branch=binary", effects)
                        .ratio()
                        .orElseThrow()
                        .ratio(),
                1e-4);
        assertEquals(
                Math.pow(5, 0.25),
                effect("select=input", effects).ratio().orElseThrow().ratio(),
                1e-4);
        assertEquals(
                Math.sqrt(5),
                effect("undo=copy × branch=binary", effects)
                        .ratio()
                        .orElseThrow()
                        .ratio(),
                1e-4);
    }

    @Test
    void theDefaultIsTheReferenceWhateverWasMetFirst() {
        solver("engine/undo=copy", 1);
        solver("engine", 2);

        assertEquals("trail", effect("undo=copy", effects("undo").get(0)).beside());
    }

    @Test
    void theReferenceFollowsFromWhatElseIsWritten() {
        solver("lcg/restarts=none", 1);
        solver("lcg", 2);

        assertEquals(
                SolverCatalog.standard().spec("lcg").get("restarts"),
                effect("restarts=none", effects("restarts").get(0)).beside());
    }

    /** Of {@code choco}, alldiff=FC is the default where it learns and has to be written where it does not. */
    @Test
    void solversAreEqualIfTheirOptionsAreWrittenOrNot() {
        solver("choco/alldiff=FC/select=domwdeg", 8);
        solver("choco/alldiff=FC/select=domwdeg/learn=lcg", 2);

        List<Effects> effects = effects("learn");

        assertEquals(1, effects.size());
        assertEquals(
                0.25, effect("learn=lcg", effects.get(0)).ratio().orElseThrow().ratio(), 1e-4);
    }

    @Test
    void whatIsEqualGoesBeforeWhatFollowsTheFactor() {
        solver("choco/select=blackbox", 1); // keeps nogoods from restarts, which with learning it does not
        solver("choco/nogoods=none/select=blackbox", 8);
        solver("choco/learn=lcg/select=blackbox", 2);

        List<Effects> effects = effects("learn");

        assertEquals(2, effects.size());
        assertEquals(
                0.25, effect("learn=lcg", effects.get(0)).ratio().orElseThrow().ratio(), 1e-4);
        assertEquals(
                2, effect("learn=lcg", effects.get(1)).ratio().orElseThrow().ratio(), 1e-4);
    }

    @Test
    void familiesAreLevelsOfTheFactorSolver() {
        solver("choco", 10);
        solver("choco/select=input", 20);
        solver("engine", 1);
        solver("engine/select=input", 2);

        List<Effects> effects = effects("solver");

        assertEquals(2, effects.size());
        assertEquals(
                0.1,
                effect("solver=engine", effects.get(0)).ratio().orElseThrow().ratio(),
                1e-4);
    }

    @Test
    void anUnsolvedRunCountsAsItsLimitAndIsCounted() {
        solver("engine", 1);
        solver("engine/undo=copy", 1e6);

        Effects effects = effects("undo").get(0);

        assertEquals(PUZZLES, effect("undo=copy", effects).unsolved());
        assertEquals(0, effect("undo=copy", effects).unsolvedBeside());
        assertEquals(1000, effect("undo=copy", effects).ratio().orElseThrow().high(), 1000);
        assertEquals(
                List.of("undo=copy", "trail", "24", "-"),
                effects.table(Holm.of(effects.pValues().toArray())).rows().get(0).subList(0, 4).stream()
                        .map(Cell::text)
                        .toList());
    }

    /** All are slow enough that the last ten puzzles are open for both, and those before them for none. */
    @Test
    void puzzlesThatAreOpenOnBothSidesAreLeftOut() {
        solver("engine", 1000.0 / 15);
        solver("engine/undo=copy", 1000.0 / 14.5);

        Effects effects = effects("undo").get(0);
        Effect effect = effect("undo=copy", effects);

        assertEquals(PUZZLES - 14, effect.openForBoth());
        assertEquals(0, effect.unsolved());
        assertEquals(15 / 14.5, effect.ratio().orElseThrow().ratio(), 1e-4);
        assertTrue(
                effects.table(Holm.of(effects.pValues().toArray()))
                        .notes()
                        .get(0)
                        .contains("At most 10 of 24"),
                effects.table(Holm.of(effects.pValues().toArray())).notes().toString());
    }

    @Test
    void whereAllIsOpenThereIsNoEffect() {
        solver("engine", 1e6);
        solver("engine/undo=copy", 1e6);

        Effects effects = effects("undo").get(0);

        assertEquals(Optional.empty(), effect("undo=copy", effects).ratio());
        assertEquals(OptionalDouble.empty(), effect("undo=copy", effects).pValue());
        assertEquals(
                List.of("-", "-", "24", "", "", "", ""),
                effects.table(Holm.of()).rows().get(0).subList(2, 9).stream()
                        .map(Cell::text)
                        .toList());
    }

    @Test
    void withoutALimitAnUnsolvedRunCannotBeCounted() {
        solver("engine", 1);
        solver("engine/undo=copy", 1e6);

        assertThrows(InputException.class, () -> effects(Limits.UNLIMITED, "undo"));
    }

    @Test
    void whatIsMissingInACrossingIsSaid() {
        solver("engine", 1);
        solver("engine/undo=copy", 2);
        solver("engine/branch=binary", 3);

        InputException refused = assertThrows(InputException.class, () -> effects("undo", "branch"));

        assertTrue(refused.getMessage().endsWith("without undo=copy/branch=binary"), refused.getMessage());
    }

    @Test
    void solversThatDifferInSomethingElseAreNoCrossing() {
        solver("engine", 1);
        solver("engine/undo=copy/branch=binary", 2);

        assertThrows(InputException.class, () -> effects("undo"));
    }
}
