package crosshatch.instances.explain;

import crosshatch.instances.explain.technique.CandidateGrid;
import crosshatch.instances.explain.technique.Wording;
import crosshatch.puzzle.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A candidate grid in characters: in each cell its digit, or all its candidates; boxes set apart. */
final class CandidateText {
    private CandidateText() {}

    /** Lines from top to bottom; a cell without candidate shows {@code -}. */
    static List<String> picture(CandidateGrid grid) {
        Board board = grid.board();
        int n = board.digits();
        int box = board.order() == 0 ? n : board.order();
        int width = IntStream.range(0, board.cells())
                .map(cell -> text(grid, cell).length())
                .max()
                .orElse(1);
        String dashes = "-".repeat(box * (width + 1));
        String rule = (dashes + "+-").repeat(n / box - 1) + dashes.substring(1);
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < n; row++) {
            if (row > 0 && row % box == 0) lines.add(rule);
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < n; column++) {
                if (column > 0) line.append(column % box == 0 ? " | " : " ");
                String cell = text(grid, row * n + column);
                line.append(cell).append(" ".repeat(width - cell.length()));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    private static String text(CandidateGrid grid, int cell) {
        if (!grid.open(cell)) return Wording.digit(grid.digit(cell));
        if (grid.mask(cell) == 0) return "-";
        return CandidateGrid.digits(grid.mask(cell)).stream()
                .map(Wording::digit)
                .collect(Collectors.joining());
    }
}
