package crosshatch.solvers.model.choco;

import crosshatch.base.Ints;
import crosshatch.puzzle.board.Board;
import java.util.Arrays;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.search.strategy.decision.Decision;
import org.chocosolver.solver.search.strategy.selectors.variables.DomOverWDeg;
import org.chocosolver.solver.search.strategy.strategy.AbstractStrategy;
import org.chocosolver.solver.variables.IntVar;
import org.jspecify.annotations.Nullable;

/**
 * Chooses a candidate, not a cell, and decides it as the digit. The activity of a candidate is divided by the other places that its
 * slots have left, as in {@code select=domvsids} of {@code lcg}. A slot is a cell, whose places are digits, or a digit in a unit, whose
 * places are cells. Activity is Choco's own: the weights, by failures, of all variables that have a value for the candidate.
 *
 * <p>Each decision counts the places from the domains, so nothing has to be undone when the search goes back.
 */
final class CandidateStrategy extends AbstractStrategy<IntVar> {
    private final Board board;
    private final Views views;
    private final Weights weights;
    /** By {@link #slot}: the open cells of the unit that have the digit as a candidate. */
    private final int[] places;
    /** Those of open cells, by {@code cell * digits + digit - 1}. */
    private final Ints candidates = new Ints();

    CandidateStrategy(Board board, Model model, Views views) {
        super(model, views.all());
        this.board = board;
        this.views = views;
        weights = new Weights(views.all());
        places = new int[board.unitCount() * board.digits()];
    }

    @Override
    public boolean init() {
        return weights.init();
    }

    @Override
    public void remove() {
        weights.remove();
    }

    @Override
    public @Nullable Decision<IntVar> getDecision() {
        lookAtDomains();
        int best = -1;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < candidates.size(); i++) {
            double score = score(candidates.get(i));
            if (score <= most) continue;
            most = score;
            best = candidates.get(i);
        }
        return best < 0 ? null : makeIntDecision(views.cells()[cell(best)], digit(best));
    }

    private void lookAtDomains() {
        candidates.clear();
        Arrays.fill(places, 0);
        for (int cell = 0; cell < board.cells(); cell++) {
            IntVar variable = views.cells()[cell];
            if (!variable.isInstantiated()) add(cell, variable);
        }
    }

    private void add(int cell, IntVar variable) {
        for (int digit = variable.getLB(); digit <= board.digits(); digit = variable.nextValue(digit)) {
            candidates.add(cell * board.digits() + digit - 1);
            for (int unit : board.unitsOf(cell)) places[slot(unit, digit)]++;
        }
    }

    private double score(int candidate) {
        return views.sum(cell(candidate), digit(candidate), weights::of)
                / otherPlaces(cell(candidate), digit(candidate));
    }

    /** At least one, in the cell, which is open. */
    private int otherPlaces(int cell, int digit) {
        int others = views.cells()[cell].getDomainSize() - 1;
        for (int unit : board.unitsOf(cell)) others += places[slot(unit, digit)] - 1;
        return others;
    }

    private int slot(int unit, int digit) {
        return unit * board.digits() + digit - 1;
    }

    private int cell(int candidate) {
        return candidate / board.digits();
    }

    private int digit(int candidate) {
        return candidate % board.digits() + 1;
    }

    /** Choco's weights, by themselves; there is nothing to draw. */
    private static final class Weights extends DomOverWDeg<IntVar> {
        Weights(IntVar[] variables) {
            super(variables, -1);
        }

        double of(IntVar variable) {
            return weight(variable);
        }
    }
}
