package crosshatch.solvers.export;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;

/** Models as text. */
public final class Exports {
    private Exports() {}

    public static String of(String spec, Puzzle puzzle, Grid... excluded) {
        StringWriter out = new StringWriter();
        try {
            ModelSpec.parse(spec).write(new Problem(puzzle, List.of(excluded)), out);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return out.toString();
    }
}
