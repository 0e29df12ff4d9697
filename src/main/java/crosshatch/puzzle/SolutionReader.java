package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.puzzle.board.Board;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Reads known solutions, one per line in the order of their puzzles. Cells are characters, or whole numbers separated by
 * blanks. Blank lines, and text after a {@code #}, are ignored.
 */
public final class SolutionReader implements AutoCloseable {
    private final String source;
    private final LineReader lines;
    private final CellDecoder decoder = new CellDecoder(Alphabet.AUTO);
    private long position;

    private SolutionReader(String source, LineReader lines) {
        this.source = source;
        this.lines = lines;
    }

    /**
     * Opens a file of solutions.
     *
     * @throws InputException if the file cannot be read
     */
    public static SolutionReader open(Path file) {
        return of(NamedFile.open(file), file.toString());
    }

    /**
     * Reads solutions from a stream, which is closed with the reader.
     *
     * @param source the name of the stream in messages
     */
    public static SolutionReader of(InputStream in, String source) {
        return new SolutionReader(source, new LineReader(in, source));
    }

    /**
     * Reads the next solution, which must solve {@code puzzle}.
     *
     * @throws InputException if there is no line left, or the line is no solution of the puzzle; says why
     */
    public Grid solutionOf(LocatedPuzzle puzzle) {
        LocatedPuzzle answer = next(puzzle.puzzle().board())
                .orElseThrow(() -> new InputException(source + ": found no solution of puzzle " + puzzle.position()
                        + " (" + puzzle.where() + "), expected one solution per line, in the order of the puzzles"));
        Grid grid = answer.puzzle().givens();
        SolutionChecker.fault(puzzle.puzzle(), grid).ifPresent(fault -> {
            throw new InputException(answer.where() + ": the grid is not a solution of puzzle " + puzzle.position()
                    + " (" + puzzle.where() + "): " + fault);
        });
        return grid;
    }

    /**
     * Reads the next grid without checking that it is a solution.
     *
     * @param board the board of the grid
     * @return the grid as the givens of a puzzle; empty at the end
     * @throws InputException if the next line contains no grid of this board
     */
    public Optional<LocatedPuzzle> next(Board board) {
        return counted().map(line -> grid(line, board));
    }

    /** Leaves out the next line; returns whether there was one. */
    public boolean skip() {
        return counted().isPresent();
    }

    private Optional<TextLine> counted() {
        try {
            for (TextLine line = lines.next(); line != null; line = lines.next()) {
                LineKind kind = LineKind.of(line.text());
                if (kind != LineKind.BLANK && kind != LineKind.COMMENT) return Optional.of(line);
            }
            return Optional.empty();
        } catch (IOException broken) {
            throw NamedFile.unreadable(source + ":" + (lines.number() + 1), broken);
        }
    }

    /** Returns the number of the line that was read last, from 1. */
    public long line() {
        return lines.number();
    }

    private LocatedPuzzle grid(TextLine line, Board board) {
        Sizes sizes = new Sizes(board);
        CellText cells = CellLayout.read(line, sizes);
        if (!sizes.isPuzzle(cells)) throw line.fault(cells.count() + " cells, expected " + board.cells());
        position++;
        return new LocatedPuzzle(
                decoder.decode(List.of(cells), board), source, line.number(), position, cells.comment());
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
