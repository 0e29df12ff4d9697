package crosshatch.puzzle;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Reads known solutions, one a line in the order of their puzzles: a character a cell, or whole numbers with blanks between.
 * Blank lines, and what follows a {@code #}, count for nothing.
 */
public final class SolutionReader implements AutoCloseable {
    private final Path file;
    private final LineReader lines;
    private final CellDecoder decoder = new CellDecoder(Alphabet.AUTO);

    private SolutionReader(Path file, LineReader lines) {
        this.file = file;
        this.lines = lines;
    }

    /** @throws InputException if the file cannot be read */
    public static SolutionReader open(Path file) {
        try {
            return new SolutionReader(file, new LineReader(Files.newInputStream(file), file.toString()));
        } catch (IOException broken) {
            throw new InputException(file + ": cannot be read: " + broken, broken);
        }
    }

    /**
     * The next solution, which is that of {@code puzzle}.
     *
     * @throws InputException if there is no line left, or the line is no solution of the puzzle; says why
     */
    public Grid next(LocatedPuzzle puzzle) {
        try {
            for (Line line = lines.next(); line != null; line = lines.next()) {
                LineKind kind = LineKind.of(line.text());
                if (kind == LineKind.BLANK || kind == LineKind.COMMENT) continue;
                return solution(line, puzzle);
            }
        } catch (IOException broken) {
            throw new InputException(file + ":" + (lines.number() + 1) + ": cannot be read: " + broken, broken);
        }
        throw new InputException(file + ": no solution of puzzle " + puzzle.position() + " (" + puzzle.where()
                + "); expected one a line, in the order of the puzzles");
    }

    private Grid solution(Line line, LocatedPuzzle located) {
        Puzzle puzzle = located.puzzle();
        Sizes sizes = new Sizes(puzzle.board());
        CellText cells = CellLayout.read(line, sizes);
        if (!sizes.isPuzzle(cells)) throw line.fault(cells.count() + " cells, expected " + puzzle.board().cells());
        Grid grid = decoder.decode(List.of(cells), puzzle.board()).givens();
        SolutionChecker.fault(puzzle, grid).ifPresent(fault -> {
            throw line.fault("no solution of puzzle " + located.position() + " (" + located.where() + "): " + fault);
        });
        return grid;
    }

    @Override
    public void close() {
        try {
            lines.close();
        } catch (IOException broken) {
            throw new UncheckedIOException(file.toString(), broken);
        }
    }
}
