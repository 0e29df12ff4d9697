package crosshatch.solvers.model.choco;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Limits;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.variables.BoolVar;
import org.chocosolver.solver.variables.IntVar;
import org.junit.jupiter.api.Test;

/** The reading of two-way branching, on models of two variables whose tree fits a comment. */
class TwoWayCountersTest {
    private final Model model = new Model("two variables");

    @Test
    void readsRightBranchesOnOneCellAsOneChoicePoint() {
        // x: 1, 2, 3; each a solution.
        IntVar x = model.intVar("x", 1, 3, false);

        assertEquals("decisions=3 backtracks=0 conflicts=0 depth=1", countAll(x));
    }

    @Test
    void countsARightBranchFollowedByAnotherCellAsAnAlternative() {
        // x = 1: y: 1, 2, 3, 4; each a solution.
        // x ≠ 1 leaves x: 2, 3 and y: 1, 2, and y, now as small, comes first.
        //        y = 1: x: 2, 3; each a solution.
        //        y = 2: likewise.
        IntVar y = model.intVar("y", 1, 4, false);
        IntVar x = model.intVar("x", 1, 3, false);
        model.ifThen(model.arithm(x, ">=", 2), model.arithm(y, "<=", 2));

        assertEquals("decisions=12 backtracks=0 conflicts=0 depth=3", countAll(y, x));
    }

    @Test
    void countsARightBranchThatFailsAsOneAlternativeRefuted() {
        // x = 1: y: 1, 2; each a solution.
        // x ≠ 1: y would have to be 1 and 2. One dead end for x = 2 and x = 3 together.
        IntVar x = model.intVar("x", 1, 3, false);
        IntVar y = model.intVar("y", 1, 2, false);
        requireBothDigitsOf(y, x);

        assertEquals("decisions=4 backtracks=1 conflicts=1 depth=2", countAllInInputOrder(x, y));
    }

    @Test
    void countsARightBranchThatSolvesAllAsAnAlternative() {
        // x = 1: y: 1, 2; each a solution.
        // x ≠ 1: x = 3 and y = 1 by propagation, a solution.
        IntVar x = model.intVar("x", 1, 3, false);
        IntVar y = model.intVar("y", 1, 2, false);
        model.ifThen(model.arithm(x, ">=", 2), model.arithm(x, "=", 3));
        model.ifThen(model.arithm(x, ">=", 2), model.arithm(y, "=", 1));

        assertEquals("decisions=4 backtracks=0 conflicts=0 depth=2", countAllInInputOrder(x, y));
    }

    private void requireBothDigitsOf(IntVar y, IntVar x) {
        BoolVar notOne = model.arithm(x, ">=", 2).reify();
        model.ifThen(notOne, model.arithm(y, "=", 1));
        model.ifThen(notOne, model.arithm(y, "=", 2));
    }

    private String countAll(IntVar... cells) {
        model.getSolver().setSearch(Search.minDomLBSearch(cells));
        return count();
    }

    private String countAllInInputOrder(IntVar... cells) {
        model.getSolver().setSearch(Search.inputOrderLBSearch(cells));
        return count();
    }

    private String count() {
        TwoWayCounters counts = new TwoWayCounters(model.getSolver());
        model.getSolver().plugMonitor(counts);
        counts.begin(Limits.UNLIMITED);
        while (model.getSolver().solve()) {}
        counts.end();
        Counters.Builder counters = Counters.builder();
        counts.writeTo(counters);
        Counters counted = counters.build();
        return "decisions=%d backtracks=%d conflicts=%d depth=%d"
                .formatted(
                        counted.get(Counter.DECISIONS).orElseThrow(),
                        counted.get(Counter.BACKTRACKS).orElseThrow(),
                        counted.get(Counter.CONFLICTS).orElseThrow(),
                        counted.get(Counter.DEPTH).orElseThrow());
    }
}
