package crosshatch.solvers.swift;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import crosshatch.Exhaustive;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.KnownAnswer;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.Symmetry;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.trace.Trace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No isomorph of a puzzle with one solution is answered wrongly, whatever the order of its cells and digits. */
class IsomorphsTest {
    static Stream<Kernel> kernels() {
        return SwiftSearchTest.kernels();
    }

    @ParameterizedTest
    @MethodSource("kernels")
    void noneOfThoseOfTheShippedSetsIsAnsweredWrongly(Kernel kernel) {
        assertNoneWrong(
                kernel,
                instances("hardest10", "first10", "euler50", "hp71b", "homer", "readalps"),
                Exhaustive.of(20_000, 2_000));
    }

    /**
     * On sets that the project may not ship: {@code -Dcrosshatch.shared=DIR} with {@code DIR/puzzles}. They are recognised
     * by their content, so that the catalogue vouches for one solution each.
     */
    @ParameterizedTest
    @MethodSource("kernels")
    void noneOfAMillionOfTheGreatSetsIsAnsweredWrongly(Kernel kernel) {
        String shared = System.getProperty("crosshatch.shared");
        assumeTrue(shared != null, "-Dcrosshatch.shared=DIR does not name a directory with puzzles");
        String[] files = Stream.of("norvig17", "norvig10k", "hard375")
                .map(set -> Path.of(shared, "puzzles", set + ".txt").toString())
                .toArray(String[]::new);

        assertNoneWrong(kernel, instances(files), 1_000_000);
    }

    private static void assertNoneWrong(Kernel kernel, List<Instance> instances, int isomorphs) {
        SwiftSolver solver = new SwiftSolver(kernel, Trace.OFF);
        for (int seed = 0; seed < isomorphs; seed++) {
            Instance instance = instances.get(seed % instances.size());
            Symmetry symmetry = new RandomGrids(seed).symmetry();
            Puzzle puzzle = symmetry.apply(instance.puzzle());

            Claim claim =
                    solver.answer(puzzle, Question.UNIQUE, Budget.unlimited()).claim();

            String what = "seed " + seed + ", isomorph of " + instance.label() + ": " + puzzle;
            Claim.Unique unique = assertInstanceOf(Claim.Unique.class, claim, what);
            assertEquals(Optional.empty(), SolutionChecker.fault(puzzle, unique.grid()), what);
            instance.known().solution().ifPresent(known -> assertEquals(symmetry.apply(known), unique.grid(), what));
        }
    }

    private static List<Instance> instances(String... sets) {
        PuzzleSets all = new PuzzleSets(Path.of(""), ReaderSettings.DEFAULT);
        List<Instance> instances = new ArrayList<>();
        for (String set : sets) {
            try (Stream<Instance> each = all.resolve(set).instances()) {
                each.forEach(instances::add);
            }
        }
        for (Instance instance : instances) {
            boolean one =
                    instance.known().solution().isPresent() || instance.known().equals(KnownAnswer.stated(1));
            assertTrue(one, instance.label() + " is not known to have one solution");
        }
        return instances;
    }
}
