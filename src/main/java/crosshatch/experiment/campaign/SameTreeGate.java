package crosshatch.experiment.campaign;

import crosshatch.base.InputException;
import crosshatch.experiment.Plan;
import crosshatch.results.report.Lines;
import crosshatch.results.report.SameTree;
import crosshatch.results.report.table.Table;
import crosshatch.solver.SolverSpec;
import java.util.List;
import java.util.Optional;

/**
 * Checks that solvers are compared only on the same search trees.
 *
 * @param wanted whether the user requested this check
 */
public record SameTreeGate(boolean wanted) {

    /**
     * Checks, before anything runs, that the plan has trees to compare.
     *
     * @throws InputException if the plan has no trees to compare
     */
    public void requireCounted(Plan plan) {
        if (!wanted) return;
        List<SolverSpec> solvers = plan.specs();
        if (solvers.size() < 2)
            throw new InputException("the same search tree: expected two solvers or more, found " + solvers);
        solvers.stream()
                .filter(solver -> solver.family().tree().isEmpty())
                .findFirst()
                .ifPresent(solver -> {
                    throw new InputException("the same search tree: " + solver
                            + " does not count the nodes of its search tree exactly. Leave it out");
                });
    }

    /**
     * Compares the trees.
     *
     * @param messages receives the differences between trees
     * @return tables with the cost of a node, one for each set; empty if two trees differ, because then no ratio is valid
     */
    public Optional<List<Table>> tables(Lines lines, Messages messages) {
        if (!wanted) return Optional.of(List.of());
        List<SameTree> sets = SameTree.of(lines);
        boolean same = true;
        for (SameTree set : sets) {
            Optional<String> difference = set.difference();
            difference.ifPresent(where -> messages.alarm("different trees: " + set.title() + ": " + where));
            same &= difference.isEmpty();
        }
        return same ? Optional.of(sets.stream().map(SameTree::table).toList()) : Optional.empty();
    }
}
