package crosshatch.experiment.study.reproduce.measure;

import crosshatch.solvers.published.homer.HomerGrid;
import java.util.ArrayList;
import java.util.List;

/** The unsolved nodes of the published puzzle after some operations, see {@link HomerOperations}. */
record HomerUnsolvedNodes(List<String> operations) implements Measure {
    HomerUnsolvedNodes {
        operations = List.copyOf(operations);
    }

    @Override
    public Measured take(Laboratory laboratory) {
        List<Integer> nodes = new ArrayList<>();
        HomerGrid grid = HomerOperations.apply(operations, laboratory, nodes);
        Measured measured = Measured.of(grid.unsolvedNodes());
        return nodes.size() < 2 ? measured : measured.remarking("after each operation: " + nodes);
    }

    @Override
    public List<String> sets() {
        return List.of(HomerOperations.SET);
    }
}
