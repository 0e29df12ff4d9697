package crosshatch.solvers.model.sat4j;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Budget;
import crosshatch.solvers.model.cnf.AtMostOneForm;
import crosshatch.solvers.model.cnf.CandidateVariables;
import crosshatch.solvers.model.cnf.Encoder;
import crosshatch.solvers.model.cnf.Encoding;
import crosshatch.solvers.model.cnf.VariablePool;
import crosshatch.solvers.model.sat4j.Sat4jOptions.Sat4jPhase;
import org.junit.jupiter.api.Test;
import org.sat4j.minisat.core.SimplificationType;
import org.sat4j.minisat.core.Solver;

/** Why {@code best17} is refused: when a version of Sat4j fails this test, it can be let in. */
class UnsoundFactoryTest {
    /** Norvig's ten hardest, #7, which has a solution. */
    private static final Puzzle SOLUBLE =
            Puzzle.parse("...92......68.3...19..7...623..4.1....1...7....8.3..297...8..91...5.72......64...");

    @Test
    void best17RefutesASolublePuzzle() throws Exception {
        assertFalse(withExtendedClauses(SolverMaker.make(Factory.BEST17, Sat4jPhase.FACTORY))
                .isSatisfiable());
    }

    @Test
    void best17WithTheSimplificationOfTheOthersDoesNot() throws Exception {
        Solver<?> repaired = SolverMaker.make(Factory.BEST17, Sat4jPhase.FACTORY);
        repaired.setSimplifier(SimplificationType.EXPENSIVE_SIMPLIFICATION);

        assertTrue(withExtendedClauses(repaired).isSatisfiable());
    }

    private static Solver<?> withExtendedClauses(Solver<?> solver) {
        CandidateVariables all = CandidateVariables.all(SOLUBLE.board());
        SolverSink sink = new SolverSink(solver, new Sat4jListener(Budget.unlimited()));
        VariablePool pool = new VariablePool(all.count());
        Encoder encoder = new Encoder(Encoding.EXTENDED, all, sink, AtMostOneForm.PAIRWISE.into(sink, pool), pool);
        encoder.writeGivens(SOLUBLE);
        encoder.writeRules();
        return solver;
    }
}
