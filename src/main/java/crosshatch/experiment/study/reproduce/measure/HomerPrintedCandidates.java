package crosshatch.experiment.study.reproduce.measure;

import crosshatch.solvers.published.homer.HomerGrid;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How many cells of the published puzzle have the printed candidates after some operations, summed over stages.
 *
 * @param stages what is applied to the puzzle for each printed grid
 */
record HomerPrintedCandidates(List<Stage> stages) implements Measure {

    /**
     * A printed grid.
     *
     * @param unsolvedNodes by which the table of printed grids names it
     * @param operations that lead to it, see {@link HomerOperations}
     */
    record Stage(int unsolvedNodes, List<String> operations) {
        int cellsAsPrinted(Laboratory laboratory) {
            HomerGrid grid = HomerOperations.apply(operations, laboratory);
            List<String> printed = PrintedTable.rows("homer-candidates.csv").stream()
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

        /** @param candidates bit d-1 for digit d; as printed: {@code 169} */
        private static String text(int candidates) {
            StringBuilder text = new StringBuilder();
            for (int digit = 1; digit <= 9; digit++) {
                if ((candidates >> (digit - 1) & 1) == 1) text.append(digit);
            }
            return text.toString();
        }
    }

    HomerPrintedCandidates {
        stages = List.copyOf(stages);
    }

    @Override
    public Measured take(Laboratory laboratory) {
        List<Integer> alike =
                stages.stream().map(stage -> stage.cellsAsPrinted(laboratory)).toList();
        return Measured.of(alike.stream().mapToInt(Integer::intValue).sum())
                .remarking("of 81 cells in each of " + stages.size() + " grids: " + alike);
    }

    @Override
    public List<String> sets() {
        return List.of(HomerOperations.SET);
    }
}
