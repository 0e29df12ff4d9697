package crosshatch.solvers.model.choco;

import crosshatch.puzzle.board.Board;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.search.restart.AbstractRestart;
import org.chocosolver.solver.search.strategy.BlackBoxConfigurator;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.search.strategy.selectors.values.IntDomainMin;
import org.chocosolver.solver.search.strategy.selectors.variables.ConflictHistorySearch;
import org.chocosolver.solver.search.strategy.selectors.variables.DomOverWDeg;
import org.chocosolver.solver.search.strategy.selectors.variables.DomOverWDegRef;
import org.chocosolver.solver.search.strategy.selectors.variables.FirstFail;
import org.chocosolver.solver.search.strategy.selectors.variables.InputOrder;
import org.chocosolver.solver.search.strategy.selectors.variables.VariableSelector;
import org.chocosolver.solver.search.strategy.strategy.AbstractStrategy;
import org.chocosolver.solver.search.strategy.strategy.ConflictOrderingSearch;
import org.chocosolver.solver.search.strategy.strategy.LastConflict;
import org.chocosolver.solver.variables.IntVar;

/** The strategies that {@code select} names: a cell, or a variable of another view, then its smallest value; or a candidate. */
final class ChocoBranching {
    private ChocoBranching() {}

    /** Says how a model without a strategy is searched; says nothing where the library is to choose. */
    static void choose(ChocoOptions options, Board board, Model model, Views views) {
        if (options.searchesAsLibrary()) return;
        if (options.isBlackBox()) {
            // Restarts and their nogoods are those of the options: Choco's would go on behind a solution.
            BlackBoxConfigurator.forCSP()
                    .setRestartPolicy(solver -> AbstractRestart.NO_RESTART)
                    .setNogoodOnRestart(false)
                    .make(model);
        } else {
            model.getSolver().setSearch(of(options, board, model, views));
        }
    }

    private static AbstractStrategy<IntVar> of(ChocoOptions options, Board board, Model model, Views views) {
        IntVar[] variables = views.all();
        return switch (options.select()) {
            case "dom" -> by(new FirstFail(model), variables);
            case "input" -> by(new InputOrder<>(model), variables);
            case "domwdeg" -> weighted(options, variables);
            case "domwdegca" -> by(new DomOverWDegRef<>(variables, options.seed()), variables);
            case "chs" -> by(new ConflictHistorySearch<>(variables, options.seed()), variables);
            case "lastconflict" -> new LastConflict<>(model, weighted(options, variables), 1);
            case "conflictorder" -> new ConflictOrderingSearch<>(model, weighted(options, variables));
            case "slots" -> new CandidateStrategy(board, model, views);
            default -> throw new IllegalArgumentException(options.select());
        };
    }

    private static AbstractStrategy<IntVar> weighted(ChocoOptions options, IntVar[] variables) {
        return by(new DomOverWDeg<>(variables, options.seed()), variables);
    }

    private static AbstractStrategy<IntVar> by(VariableSelector<IntVar> selector, IntVar[] variables) {
        return Search.intVarSearch(selector, new IntDomainMin(), variables);
    }
}
