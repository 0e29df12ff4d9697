package crosshatch.instances.explain;

import crosshatch.instances.explain.Explanation.Step;
import crosshatch.instances.explain.technique.CandidateGrid;
import crosshatch.instances.explain.technique.Wording;
import crosshatch.puzzle.PuzzleText;
import crosshatch.puzzle.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.text.WordUtils;

/** Writes an explanation as text: the puzzle, the steps with indentation for assumptions, the ending, and the last grid. */
public final class ExplanationText {
    private static final String INDENT = "  ";
    private static final int WIDTH = 100;

    private final Explanation explanation;
    private final String numberFormat;

    /**
     * Prepares the text.
     *
     * @param explanation the explanation, which each call of {@link #write} writes
     */
    public ExplanationText(Explanation explanation) {
        this.explanation = explanation;
        numberFormat = "%" + String.valueOf(explanation.steps().size()).length() + "d. ";
    }

    /**
     * Writes the explanation.
     *
     * @param notes sentences after the ending
     * @param lines receives each line without its line break
     */
    public void write(List<String> notes, Consumer<String> lines) {
        PuzzleText.picture(explanation.puzzle().givens()).lines().forEach(lines);
        lines.accept("");
        for (Step step : explanation.steps()) write(step, lines);
        if (!explanation.steps().isEmpty()) lines.accept("");
        write(explanation.summary(), "", "", lines);
        for (String note : notes) write(note, "", "", lines);
        lines.accept("");
        picture(explanation.end()).forEach(lines);
    }

    private void write(Step step, Consumer<String> lines) {
        String number = String.format(numberFormat, step.number());
        String indent = INDENT.repeat(step.level());
        String result = Wording.result(step.before().board(), step.deduction());
        String heading = step.deduction().technique() + (result.isEmpty() ? "" : ": " + result);
        write(heading, indent + number, indent + " ".repeat(number.length()), lines);
        write(
                step.deduction().because(),
                indent + " ".repeat(number.length()),
                indent + " ".repeat(number.length()),
                lines);
    }

    /** Wraps a text between words. */
    private static void write(String text, String first, String others, Consumer<String> lines) {
        List<String> wrapped =
                WordUtils.wrap(text, WIDTH - others.length()).lines().toList();
        for (int i = 0; i < wrapped.size(); i++) lines.accept((i == 0 ? first : others) + wrapped.get(i));
    }

    /**
     * Returns a candidate grid in characters: each cell shows its digit, or all its candidates. A cell without candidates shows
     * {@code -}.
     */
    private static List<String> picture(CandidateGrid grid) {
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
