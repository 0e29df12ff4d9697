package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.CommittedPlans;
import crosshatch.experiment.Plan;
import crosshatch.experiment.Plan.PlannedSet;
import crosshatch.experiment.PlanFile;
import crosshatch.instances.generate.GeneratedSet;
import crosshatch.instances.sets.CatalogEntry;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.SolverSpec;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The committed plans can be run: their puzzles are the ones they pin, and their solvers can be asked. */
@Tag("exhaustive")
class PlansTest {
    private static final PuzzleSets SETS = new PuzzleSets(Sets.home(), ReaderSettings.DEFAULT);

    static Stream<Path> plans() throws IOException {
        return CommittedPlans.files().stream();
    }

    @Test
    void thereAreSome() throws IOException {
        assertFalse(plans().toList().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("plans")
    void puzzlesOfFilesAreThePlannedOnes(Path file) {
        Plan plan = PlanFile.read(file);
        List<PlannedSet> files =
                here(plan).filter(set -> generated(set).isEmpty()).toList();
        ChosenPuzzles chosen = new ChosenPuzzles(resolved(files), plan.selection());

        assertEquals(files, chosen.planned());
    }

    /** The hash of one set of each plan: to make all of them takes minutes. A plan that is run compares all. */
    @ParameterizedTest
    @MethodSource("plans")
    void generatedPuzzlesAreThePlannedOnes(Path file) {
        Plan plan = PlanFile.read(file);
        InstanceSelection selection = plan.selection();

        here(plan)
                .filter(set -> generated(set).isPresent())
                .min(Comparator.comparing(set -> stepsToMake(generated(set).orElseThrow())))
                .ifPresent(set -> assertEquals(SETS.resolve(set.source()).sha256(), set.sha256()));
        here(plan).forEach(set -> generated(set)
                .ifPresent(made -> assertEquals(chosen(selection, made.count()), set.puzzles())));
    }

    /** The number of puzzles, those with a reversal and with isomorphs included. */
    private static long chosen(InstanceSelection selection, int made) {
        long puzzles = Math.min(made, selection.limit());
        if (selection.sample() > 0) puzzles = Math.min(puzzles, selection.sample());
        return puzzles * (1 + selection.isomorphs() + (selection.reversals() ? 1 : 0));
    }

    @ParameterizedTest
    @MethodSource("plans")
    void solversCanBeAskedAboutThePlannedPuzzles(Path file) {
        Plan plan = PlanFile.read(file);
        Set<Board> boards = here(plan).flatMap(PlansTest::boards).collect(Collectors.toSet());

        assertFalse(boards.isEmpty());
        for (SolverSpec solver : plan.specs()) {
            assertTrue(CommittedPlans.isOfToday(file, solver), solver::toString);
            if (!solver.isKnown()) continue;
            for (Board board : boards) {
                assertEquals(
                        Optional.empty(),
                        solver.family().refusal(board, plan.question()),
                        () -> solver + " on " + board);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("plans")
    void aPlanHasTheNameOfItsFileOrFolder(Path file) {
        String name = file.toString().replaceFirst("(/plan)?[.]json$", "");

        assertEquals(PlanFile.read(file).experiment(), name.substring(name.lastIndexOf('/') + 1));
    }

    private static Stream<PlannedSet> here(Plan plan) {
        return plan.sets().stream().filter(set -> SETS.isHere(set.source()));
    }

    private static List<PuzzleSet> resolved(List<PlannedSet> sets) {
        return sets.stream().map(set -> SETS.resolve(set.source())).toList();
    }

    /** All generated puzzles of a set have the same. */
    private static Stream<Board> boards(PlannedSet set) {
        InstanceSelection first = InstanceSelection.first(generated(set).isPresent() ? 1 : 1_000);
        try (Stream<Instance> instances = SETS.resolve(set.source()).instances(first)) {
            return instances.map(each -> each.puzzle().board()).distinct().toList().stream();
        }
    }

    private static Optional<GeneratedSet> generated(PlannedSet set) {
        return GeneratedSet.isNamed(set.source()) ? GeneratedSet.named(set.source()) : Optional.empty();
    }

    /** About: random grids take the third power of their digits. */
    private static double stepsToMake(GeneratedSet set) {
        return Math.pow(set.board().digits(), 3) * set.count();
    }

    @ParameterizedTest
    @MethodSource("plans")
    void setsThatAreFetchedAreTheOnesOfTheCatalogue(Path file) {
        Plan plan = PlanFile.read(file);

        for (PlannedSet set : plan.sets()) {
            Optional<CatalogEntry> known = SETS.entryOf(set.source());
            assertEquals(
                    known.map(CatalogEntry::sha256),
                    known.map(entry -> set.sha256()),
                    () -> set.name() + " of " + file);
            assertTrue(known.isPresent() || SETS.isHere(set.source()), () -> set.name() + " of " + file);
        }
    }
}
