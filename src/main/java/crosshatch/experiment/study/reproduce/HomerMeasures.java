package crosshatch.experiment.study.reproduce;

import crosshatch.experiment.study.reproduce.Measure.MeasureException;
import crosshatch.experiment.study.reproduce.Measure.Measured;
import crosshatch.instances.sets.Instance;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Unit;
import crosshatch.solvers.published.homer.FindSets;
import crosshatch.solvers.published.homer.HomerGrid;
import crosshatch.solvers.published.homer.MonoCell;
import crosshatch.solvers.published.homer.MonoSector;
import crosshatch.solvers.published.homer.Operation;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Measures of the effect of the operations of M. Homer's HLSudokuSolver on the published puzzle. Data files name an operation and its
 * units: {@code mono-cell}, {@code mono-sector}, {@code mono-sector-as-explained}, {@code find-sets}; {@code rows},
 * {@code columns}, {@code blocks}.
 */
final class HomerMeasures {
    private static final String SET = "homer";

    private static final Map<String, Unit.Kind> UNITS =
            Map.of("rows", Unit.Kind.ROW, "columns", Unit.Kind.COLUMN, "blocks", Unit.Kind.BOX);

    private HomerMeasures() {}

    private interface OverPuzzle extends Measure {
        @Override
        default List<String> sets() {
            return List.of(SET);
        }
    }

    /** Takes the number of unsolved nodes of the published puzzle after some operations, see {@link HomerMeasures}. */
    record UnsolvedNodes(List<String> operations) implements OverPuzzle {
        UnsolvedNodes {
            operations = List.copyOf(operations);
        }

        @Override
        public Measured take(Laboratory laboratory) {
            List<Integer> nodes = new ArrayList<>();
            HomerGrid grid = apply(operations, laboratory, nodes);
            Measured measured = Measured.of(grid.unsolvedNodes());
            return nodes.size() < 2 ? measured : measured.remarking("after each operation: " + nodes);
        }
    }

    /**
     * Takes the number of cells with the printed candidates after some operations, summed over stages.
     *
     * @param stages the operations before each printed grid
     */
    record PrintedCandidates(List<Stage> stages) implements OverPuzzle {

        /**
         * A grid that the program printed.
         *
         * @param unsolvedNodes the number of unsolved nodes, which identifies it in the table of printed grids
         * @param operations the operations that lead to it, see {@link HomerMeasures}
         */
        record Stage(int unsolvedNodes, List<String> operations) {
            int cellsAsPrinted(Laboratory laboratory) {
                HomerGrid grid = apply(operations, laboratory);
                List<String> printed = Laboratory.printed("homer-candidates.csv").stream()
                        .filter(row -> row.getField("unsolved_nodes").equals("" + unsolvedNodes))
                        .flatMap(Stage::cells)
                        .toList();
                return (int) IntStream.range(0, printed.size())
                        .filter(cell -> printed.get(cell).equals(text(grid.candidates(cell))))
                        .count();
            }

            private static Stream<String> cells(NamedCsvRecord row) {
                return IntStream.rangeClosed(1, 9).mapToObj(column -> row.getField("c" + column));
            }

            /**
             * Writes candidates as the program prints them: {@code 169}.
             *
             * @param candidates bit d-1 for digit d
             */
            private static String text(int candidates) {
                StringBuilder text = new StringBuilder();
                for (int digit = 1; digit <= 9; digit++) {
                    if ((candidates >> (digit - 1) & 1) == 1) text.append(digit);
                }
                return text.toString();
            }
        }

        PrintedCandidates {
            stages = List.copyOf(stages);
        }

        @Override
        public Measured take(Laboratory laboratory) {
            List<Integer> alike = stages.stream()
                    .map(stage -> stage.cellsAsPrinted(laboratory))
                    .toList();
            return Measured.of(alike.stream().mapToInt(Integer::intValue).sum())
                    .remarking("of 81 cells in each of " + stages.size() + " grids: " + alike);
        }
    }

    /**
     * Returns the published puzzle after these operations.
     *
     * @param unsolvedNodes receives the number of unsolved nodes after each operation
     * @throws MeasureException if the grid is solved, but wrong
     */
    private static HomerGrid apply(List<String> operations, Laboratory laboratory, List<Integer> unsolvedNodes) {
        Puzzle puzzle = puzzle(laboratory);
        HomerGrid grid = HomerGrid.of(puzzle);
        for (String name : operations) {
            grid.apply(operation(name));
            unsolvedNodes.add(grid.unsolvedNodes());
        }
        if (grid.solved()) requireSolution(puzzle, grid);
        return grid;
    }

    private static HomerGrid apply(List<String> operations, Laboratory laboratory) {
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
