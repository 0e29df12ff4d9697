package crosshatch.model.choco;

import org.chocosolver.solver.Model;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.search.strategy.selectors.values.IntDomainMin;
import org.chocosolver.solver.search.strategy.selectors.variables.DomOverWDeg;
import org.chocosolver.solver.search.strategy.selectors.variables.FirstFail;
import org.chocosolver.solver.search.strategy.selectors.variables.InputOrder;
import org.chocosolver.solver.search.strategy.selectors.variables.VariableSelector;
import org.chocosolver.solver.search.strategy.strategy.AbstractStrategy;
import org.chocosolver.solver.variables.IntVar;

/** The strategies that {@code select} names: a cell, then its smallest digit. */
final class Branching {
    private Branching() {}

    static AbstractStrategy<IntVar> of(ChocoOptions options, Model model, IntVar[] cells) {
        VariableSelector<IntVar> selector =
                switch (options.select()) {
                    case "dom" -> new FirstFail(model);
                    case "domwdeg" -> new DomOverWDeg<>(cells, options.seed());
                    case "input" -> new InputOrder<>(model);
                    default -> throw new IllegalArgumentException(options.select());
                };
        return Search.intVarSearch(selector, new IntDomainMin(), cells);
    }
}
