package crosshatch.solvers.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A new kind of puzzle needs no Java: the recipe of CONTRIBUTING.md, followed. */
class WindokuTest {
    @ParameterizedTest
    @ValueSource(strings = {"choco", "cpsat", "engine", "lcg", "sat4j"})
    void isSolvedFromADataFileOfUnits(String solver) {
        List<Instance> puzzles = windoku();
        assertEquals(3, puzzles.size());
        try (Solver asked = SolverCatalog.standard().createCareful(solver)) {
            for (Instance instance : puzzles) {
                Grid known = instance.known().solution().orElseThrow();

                Claim claim = asked.answer(instance.puzzle(), Question.UNIQUE, Budget.unlimited())
                        .claim();

                assertEquals(new Claim.Unique(known), claim, instance.label());
            }
        }
    }

    private static List<Instance> windoku() {
        PuzzleSets sets = new PuzzleSets(Sets.home(), ReaderSettings.DEFAULT);
        String file = Sets.home().resolve("puzzles/boards/windoku.json").toString();
        try (Stream<Instance> instances = sets.resolve(file).instances()) {
            return instances.toList();
        }
    }
}
