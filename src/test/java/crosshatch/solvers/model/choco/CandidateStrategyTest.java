package crosshatch.solvers.model.choco;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.puzzle.board.Board;
import java.util.Arrays;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.constraints.Propagator;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.search.strategy.decision.Decision;
import org.chocosolver.solver.variables.IntVar;
import org.chocosolver.solver.variables.Variable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which candidate is decided: by open places before any failure, then by the weights of variables too. */
class CandidateStrategyTest {
    private static final Board BOARD = Board.latin(4);

    /** Digit 1 stands in rows 1 and 2, so it has two places in rows 3 and 4; every cell has three or four candidates. */
    @ParameterizedTest
    @ValueSource(strings = {"cells", "three"})
    void aDigitWithTwoPlacesComesBeforeACellWithThreeCandidates(String views) throws ContradictionException {
        Searched searched = new Searched(views);
        searched.cells[0].eq(1).post();
        searched.cells[5].eq(1).post();
        searched.model.getSolver().propagate();

        assertEquals("r3c3 = 1", searched.decision());
    }

    @Test
    void withoutGivensItIsTheFirstCandidateUntilAUnitFails() {
        Searched searched = new Searched("cells");
        assertEquals("r1c1 = 1", searched.decision());

        searched.fail("r1c3", "r2c3", "r3c3", "r4c3");
        assertEquals("r1c3 = 1", searched.decision());
    }

    @Test
    void theOtherViewsHaveWeightsToo() {
        Searched searched = new Searched("three");
        searched.fail(
                "row and digit[1]", "row and digit[5]", "row and digit[9]", "row and digit[13]"); // places of digit 2

        assertEquals("r1c1 = 2", searched.decision());
    }

    @Test
    void aFilledGridHasNoDecision() throws ContradictionException {
        Searched searched = new Searched("cells");
        for (int cell = 0; cell < 16; cell++)
            searched.cells[cell].eq((cell + cell / 4) % 4 + 1).post();
        searched.model.getSolver().propagate();

        assertEquals("null", searched.decision());
    }

    /** A model of the board, and the strategy for it. */
    private static final class Searched {
        final Model model = new Model();
        final IntVar[] cells = new IntVar[16];
        final CandidateStrategy strategy;

        Searched(String views) {
            Arrays.setAll(cells, cell -> model.intVar(BOARD.cellName(cell), 1, 4, false));
            for (int unit = 0; unit < BOARD.unitCount(); unit++) {
                IntVar[] ofUnit = Arrays.stream(BOARD.unit(unit))
                        .mapToObj(cell -> cells[cell])
                        .toArray(IntVar[]::new);
                model.allDifferent(ofUnit, "FC").post();
            }
            ChocoOptions options = ChocoOptions.of(Choco.spec("choco/alldiff=FC/select=slots/views=" + views));
            strategy = new CandidateStrategy(BOARD, model, Views.of(BOARD, model, cells, options));
            strategy.init();
        }

        String decision() {
            Decision<IntVar> decision = strategy.getDecision();
            return decision == null
                    ? "null"
                    : decision.getDecisionVariable().getName() + " = " + decision.getDecisionValue();
        }

        /** The all-different of these variables fails. */
        void fail(String... variables) {
            Propagator<?> failing = Arrays.stream(model.getCstrs())
                    .flatMap(constraint -> Arrays.stream(constraint.getPropagators()))
                    .filter(each -> Arrays.stream(each.getVars())
                            .map(Variable::getName)
                            .toList()
                            .equals(Arrays.asList(variables)))
                    .findFirst()
                    .orElseThrow();
            model.getSolver().getSearchMonitors().onContradiction(new ContradictionException().set(failing, null, ""));
        }
    }
}
