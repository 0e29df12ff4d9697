package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import java.util.List;
import java.util.Optional;

/** Reads a puzzle from a field of a larger text: a cell of a table, an attribute or an array. */
public final class FieldReader {
    private final ReaderSettings settings;
    private final CellDecoder decoder;
    private final Sizes sizes;

    /**
     * Makes a reader of fields.
     *
     * @param settings the board and the alphabet of the puzzles
     */
    public FieldReader(ReaderSettings settings) {
        this.settings = settings;
        decoder = new CellDecoder(settings.alphabet());
        sizes = new Sizes(settings.board());
    }

    /**
     * Reads the puzzle in a field.
     *
     * @param source the name of the larger text
     * @param number the number of the line on which the field begins
     * @throws InputException if the field contains no puzzle; the message gives the place and the reason
     */
    public Puzzle puzzle(String source, long number, String field) {
        Board asked = settings.board();
        if (settings.alphabet() == Alphabet.AUTO && (asked == null || asked.order() == UsualLine.ORDER)) {
            Optional<Puzzle> usual = UsualLine.read(field);
            if (usual.isPresent()) return usual.get();
        }
        TextLine line = new TextLine(source, number, field);
        if (field.isBlank()) throw line.fault("found nothing, expected " + sizes.aPuzzle());
        CellText cells = CellLayout.read(line, sizes);
        if (!sizes.isPuzzle(cells)) {
            throw sizes.fault(
                    line, cells.count() + " cells, expected " + sizes.expected(cells.count()), cells.count(), true);
        }
        if (!cells.comment().isEmpty()) {
            throw line.fault("found '" + cells.comment() + "' next to the puzzle, expected only the puzzle");
        }
        Board board = asked != null
                ? asked
                : BoardName.sudoku(PuzzleText.orderOfCells(cells.count()).orElseThrow());
        return decoder.decode(List.of(cells), board);
    }
}
