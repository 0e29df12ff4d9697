package crosshatch.experiment.study.reproduce.measure;

import crosshatch.instances.sets.Instance;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Unit;
import crosshatch.solvers.published.homer.FindSets;
import crosshatch.solvers.published.homer.HomerGrid;
import crosshatch.solvers.published.homer.MonoCell;
import crosshatch.solvers.published.homer.MonoSector;
import crosshatch.solvers.published.homer.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The operations of HLSudokuSolver by their names in data files, applied to the published puzzle. A name is an operation
 * and the units it goes through: {@code mono-cell}, {@code mono-sector}, {@code mono-sector-as-explained}, {@code
 * find-sets}; {@code rows}, {@code columns}, {@code blocks}.
 */
final class HomerOperations {
    static final String SET = "homer";

    private static final Map<String, Unit.Kind> UNITS =
            Map.of("rows", Unit.Kind.ROW, "columns", Unit.Kind.COLUMN, "blocks", Unit.Kind.BOX);

    private HomerOperations() {}

    /**
     * The published puzzle after these operations.
     *
     * @param unsolvedNodes is handed their number after each
     * @throws MeasureException if the grid is solved, and wrong
     */
    static HomerGrid apply(List<String> operations, Laboratory laboratory, List<Integer> unsolvedNodes) {
        Puzzle puzzle = puzzle(laboratory);
        HomerGrid grid = HomerGrid.of(puzzle);
        for (String name : operations) {
            grid.apply(operation(name));
            unsolvedNodes.add(grid.unsolvedNodes());
        }
        if (grid.solved()) requireSolution(puzzle, grid);
        return grid;
    }

    static HomerGrid apply(List<String> operations, Laboratory laboratory) {
        return apply(operations, laboratory, new ArrayList<>());
    }

    private static Puzzle puzzle(Laboratory laboratory) {
        try (Stream<Instance> instances = laboratory.puzzles(PuzzleChoice.all(SET))) {
            return instances.map(Instance::puzzle).findFirst().orElseThrow();
        }
    }

    private static void requireSolution(Puzzle puzzle, HomerGrid grid) {
        Optional<String> fault = SolutionChecker.fault(puzzle, grid.grid());
        if (fault.isPresent()) throw new MeasureException("homer: solved, but " + fault.get());
    }

    private static Operation operation(String name) {
        int blank = name.indexOf(' ');
        Unit.Kind units = UNITS.get(name.substring(blank + 1));
        if (blank < 0 || units == null) throw new MeasureException("no operation of homer: " + name);
        return switch (name.substring(0, blank)) {
            case "mono-cell" -> new MonoCell(units);
            case "mono-sector" -> new MonoSector(units, MonoSector.Reading.BOTH);
            case "mono-sector-as-explained" -> new MonoSector(units, MonoSector.Reading.POINTING);
            case "find-sets" -> new FindSets(units, FindSets.Reading.OWN);
            default -> throw new MeasureException("no operation of homer: " + name);
        };
    }
}
