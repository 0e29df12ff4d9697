package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.base.Remedy;
import crosshatch.puzzle.board.Board;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Reads the puzzles of a text one after the other, in constant memory. It recognises these formats, which may be mixed:
 *
 * <ul>
 *   <li>one puzzle per line, with or without a comment after it ({@code .sdm} and most collections), see {@link CellLayout};
 *   <li>grids with one row per line: plain, with bars and rules ({@code .ss}), or with {@code #} metadata and sections
 * ({@code .sdk}), where only {@code [Puzzle]} is read; a blank line ends a grid;
 *   <li>whole numbers, one puzzle or one row per line, for any order;
 *   <li>{@linkplain GameId game IDs}, one per line, {@code solo:3x3k:…}; {@linkplain Quasigroup quasigroups with holes};
 *       {@linkplain UrlLine addresses of web pages}.
 * </ul>
 *
 * A line {@code order 4}, {@code latin 30} or {@code boxes 2x3} declares the puzzles after it: Sudokus of this order, Latin
 * squares with this number of digits, or Sudokus with boxes of 2 rows and 3 columns. Text below a grid in a frame {@code *-----*}
 * is ignored if it is no puzzle, because Simple Sudoku writes notes there. The formats are described at <a
 * href="http://www.sudocue.net/fileformats.php">SudoCue</a> and <a href="http://pzl.org.uk/Formats.html">pzl</a>.
 */
public final class PuzzleReader implements PuzzleSource {
    private final String source;
    private final ReaderSettings settings;
    private final LineReader lines;
    private final CellDecoder decoder;

    private @Nullable Board board;
    private boolean otherSection;
    private String title = "";
    private final GridInProgress grid = new GridInProgress();

    private long position;
    private long badLines;

    /** The position of the puzzle before an open frame; -1 if no frame is open. */
    private long openFrame = -1;

    private boolean belowFrame;

    private PuzzleReader(InputStream in, String source, ReaderSettings settings) {
        this.source = source;
        this.settings = settings;
        lines = new LineReader(in, source);
        decoder = new CellDecoder(settings.alphabet());
        board = settings.board();
    }

    /**
     * Reads puzzles from a stream, which is closed with the reader.
     *
     * @param source the name of the stream in messages, e.g. {@code standard input}
     */
    public static PuzzleReader of(InputStream in, String source, ReaderSettings settings) {
        return new PuzzleReader(in, source, settings);
    }

    /**
     * Reads puzzles from a text in memory.
     *
     * @param source the name of the text in messages
     */
    public static PuzzleReader of(String text, String source, ReaderSettings settings) {
        return of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), source, settings);
    }

    /**
     * Reads the next puzzle.
     *
     * @return the puzzle; empty at the end of the text
     * @throws InputException if a line is bad and bad lines are refused, if the text ends without any puzzle, or if it cannot
     *     be read further
     */
    @Override
    public Optional<LocatedPuzzle> next() {
        while (true) {
            Optional<LocatedPuzzle> puzzle = Optional.empty();
            try {
                TextLine line = nextLine();
                if (line == null) break;
                puzzle = take(line);
            } catch (InputException bad) {
                found(bad);
            } catch (IOException broken) {
                throw NamedFile.unreadable(source + ":" + (lines.number() + 1), broken);
            }
            if (puzzle.isPresent()) return puzzle;
        }
        endGrid();
        if (position == 0) throw new InputException("no puzzle in " + source + reason());
        return Optional.empty();
    }

    private @Nullable TextLine nextLine() throws IOException {
        try {
            return lines.next();
        } catch (InputException bad) {
            grid.loseRow();
            throw bad;
        }
    }

    private void found(InputException bad) {
        badLines++;
        settings.badLines().found(bad);
    }

    private String reason() {
        if (lines.number() == 0) return ": it is empty";
        return badLines == 0
                ? ": it has only comments"
                : ": " + badLines + (badLines == 1 ? " bad line" : " bad lines")
                        + " skipped, and there is no good line";
    }

    private Optional<LocatedPuzzle> take(TextLine line) throws IOException {
        Optional<Puzzle> usual = maybeUsual() ? UsualLine.read(line.text()) : Optional.empty();
        if (usual.isPresent()) return Optional.of(located(usual.get(), line, ""));
        LineKind kind = LineKind.of(line.text());
        switch (kind) {
            case COMMENT -> {}
            case RULE -> {
                return takeRule(line);
            }
            case BLANK -> {
                Optional<List<CellText>> spaced = spacedRows(line);
                if (spaced.isPresent()) return spaced.map(this::located);
                endGrid();
            }
            case TITLE -> {
                endGrid();
                title = line.text().strip();
            }
            case SECTION -> {
                endGrid();
                otherSection = !line.text().strip().equalsIgnoreCase("[Puzzle]");
            }
            case BOARD -> {
                endGrid();
                return declareBoard(line);
            }
            case GAME_ID, URL, CELLS -> {
                return otherSection ? Optional.empty() : takePuzzle(kind, line);
            }
        }
        return Optional.empty();
    }

    private Optional<LocatedPuzzle> takePuzzle(LineKind kind, TextLine line) throws IOException {
        if (kind != LineKind.CELLS) endGrid();
        if (kind == LineKind.GAME_ID) return Optional.of(locatedId(line));
        if (kind == LineKind.URL) return takeCells(new TextLine(source, line.number(), UrlLine.cells(line)));
        Optional<LocatedPuzzle> quasigroup = grid.isOpen() ? Optional.empty() : quasigroup(line);
        return quasigroup.isPresent() ? quasigroup : takeCellsOrNotes(line);
    }

    private Optional<LocatedPuzzle> takeRule(TextLine line) throws IOException {
        String rule = line.text().strip();
        if (rule.matches("\\*-++\\*")) {
            belowFrame = openFrame >= 0 && position > openFrame;
            openFrame = belowFrame ? -1 : position;
            return Optional.empty();
        }
        int[] dashes = IntStream.range(0, line.text().length())
                .filter(i -> line.text().charAt(i) == '-')
                .toArray();
        boolean maybeRow = !otherSection
                && new Sizes(grid.board(board)).isRow(dashes.length)
                && rule.chars().allMatch(c -> c == '-' || CellLayout.partsCells((char) c));
        if (!maybeRow) return Optional.empty();
        CellText row =
                new CellText(line, dashes, Arrays.stream(dashes).map(i -> i + 1).toArray(), "");
        return wholeGrid(grid.addDashes(row));
    }

    /**
     * Returns the puzzle of a grid.
     *
     * @param rows the rows of the grid, if it is complete
     */
    private Optional<LocatedPuzzle> wholeGrid(Optional<List<CellText>> rows) throws IOException {
        if (rows.isEmpty()) return Optional.empty();
        Optional<TextLine> below = lines.peek().filter(line -> LineKind.of(line.text()) == LineKind.CELLS);
        if (below.isPresent()) GridInProgress.requireNoDoubt(rows.get());
        return Optional.of(located(rows.get()));
    }

    private Optional<List<CellText>> spacedRows(TextLine line) throws IOException {
        return otherSection || grid.isOpen() ? Optional.empty() : SpacedRows.begunBy(line, lines, new Sizes(board));
    }

    private Optional<LocatedPuzzle> takeCellsOrNotes(TextLine line) throws IOException {
        if (!belowFrame) return takeCells(line);
        try {
            return takeCells(line);
        } catch (InputException note) {
            grid.end();
            return Optional.empty();
        }
    }

    /** Returns whether 81 cells on a line can only be a puzzle of order 3. */
    private boolean maybeUsual() {
        Board known = board;
        return (known == null || known.order() == UsualLine.ORDER)
                && settings.alphabet() == Alphabet.AUTO
                && !otherSection
                && !grid.isOpen();
    }

    private Optional<LocatedPuzzle> declareBoard(TextLine line) throws IOException {
        Optional<LocatedPuzzle> quasigroup = quasigroup(line);
        if (quasigroup.isPresent()) return quasigroup;
        Board declared;
        try {
            declared = BoardName.declared(line.text()).orElseThrow();
        } catch (InputException outOfRange) {
            throw line.fault(outOfRange);
        }
        requireAsked(declared, line);
        board = declared;
        return Optional.empty();
    }

    private Optional<LocatedPuzzle> quasigroup(TextLine line) throws IOException {
        Optional<Quasigroup> begun = Quasigroup.begunBy(line, lines);
        if (begun.isEmpty()) return Optional.empty();
        requireAsked(begun.get().board(), line);
        return Optional.of(located(begun.get().read(line, lines), line, ""));
    }

    private LocatedPuzzle locatedId(TextLine line) {
        Puzzle puzzle = GameId.read(line);
        requireAsked(puzzle.board(), line);
        String text = line.text().strip();
        return located(puzzle, line, text.substring(GameId.end(text)).strip());
    }

    private void requireAsked(Board found, TextLine line) {
        Board asked = settings.board();
        if (asked != null && !asked.equals(found)) {
            throw line.fault(
                    BoardName.declaration(found) + ", but the command expects " + BoardName.declaration(asked));
        }
    }

    private Optional<LocatedPuzzle> takeCells(TextLine line) throws IOException {
        Optional<List<CellText>> spaced = spacedRows(line);
        if (spaced.isPresent()) return spaced.map(this::located);
        Sizes sizes = new Sizes(grid.board(board));
        CellText cells;
        try {
            cells = laidOut(line, sizes);
        } catch (InputException bad) {
            Optional<LocatedPuzzle> whole = grid.isOpen() ? wholePuzzle(line) : Optional.empty();
            if (whole.isPresent()) return whole;
            if (grid.isOpen() || CellLayout.resemblesCells(line.text())) grid.loseRow();
            throw bad;
        }
        if (!sizes.isPuzzle(cells)) return wholeGrid(grid.add(cells));
        endGrid();
        return Optional.of(located(List.of(cells)));
    }

    private CellText laidOut(TextLine line, Sizes sizes) {
        CellText cells = CellLayout.read(line, sizes);
        if (sizes.isUndeclaredPuzzle(cells)) {
            throw sizes.fault(
                    line,
                    cells.count() + " cells, but no Sudoku with square boxes has this number",
                    cells.count(),
                    false);
        }
        return cells;
    }

    /** A puzzle on one line where a row was expected: what looked like the rows of a grid was none. */
    private Optional<LocatedPuzzle> wholePuzzle(TextLine line) {
        Sizes sizes = new Sizes(board);
        CellText cells;
        try {
            cells = laidOut(line, sizes);
        } catch (InputException noPuzzle) {
            return Optional.empty();
        }
        if (!sizes.isPuzzle(cells)) return Optional.empty();
        endGrid();
        return Optional.of(located(List.of(cells)));
    }

    private void endGrid() {
        Optional<InputException> fault = grid.end();
        if (!belowFrame) fault.ifPresent(this::found);
    }

    private LocatedPuzzle located(List<CellText> cells) {
        String comment = cells.stream()
                .map(CellText::comment)
                .filter(text -> !text.isEmpty())
                .findFirst()
                .orElse("");
        return located(decode(cells), cells.get(0).line(), comment);
    }

    private LocatedPuzzle located(Puzzle puzzle, TextLine line, String comment) {
        position++;
        String name = comment.isEmpty() ? title : comment;
        title = "";
        return new LocatedPuzzle(puzzle, source, line.number(), position, name);
    }

    private Puzzle decode(List<CellText> cells) {
        int count = cells.stream().mapToInt(CellText::count).sum();
        Board known = board;
        try {
            return decoder.decode(
                    cells,
                    known != null
                            ? known
                            : BoardName.sudoku(PuzzleText.orderOfCells(count).orElseThrow()));
        } catch (InputException bad) {
            if (known != null || count != 16) throw bad;
            throw new InputException(
                    bad.getMessage()
                            + ". If this is a row of order 4, write a line 'order 4' above it, or choose the order",
                    Remedy.ORDER,
                    bad);
        }
    }

    @Override
    public void close() {
        try {
            lines.close();
        } catch (IOException broken) {
            throw new UncheckedIOException(source, broken);
        }
    }
}
