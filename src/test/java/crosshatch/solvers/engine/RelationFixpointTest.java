package crosshatch.solvers.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.instances.generate.classic.Classic;
import crosshatch.solver.Budget;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solvers.catalog.SolverCatalog;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Arc consistency is one for all programs, so the search tree is, too: these were counted by a plain program in Python. */
class RelationFixpointTest {
    @ParameterizedTest
    @CsvSource({
        "queens-6/as=pairs,79,36",
        "queens-6/as=tables,79,36",
        "queens-8/as=pairs,831,324",
        "queens-8/as=tables,831,324"
    })
    void aBrokenRelationIsADeadEndAtOnce(String problem, long nodes, long deadEnds) {
        try (Solver engine =
                SolverCatalog.standard().create("engine/propagate=naked-single/branch=binary/select=input")) {
            Counters counters = engine.answer(
                            Classic.named(problem).orElseThrow().puzzle(), Question.count(100), Budget.unlimited())
                    .counters();

            assertEquals(nodes, counters.get(Counter.DECISIONS).orElseThrow() + 1);
            assertEquals(deadEnds, counters.get(Counter.CONFLICTS).orElseThrow());
        }
    }
}
