package crosshatch.solvers.export;

import crosshatch.solvers.model.cnf.ClauseSink;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

/** Writes clauses as DIMACS has them: the literals of each on a line that ends with 0. */
final class DimacsSink implements ClauseSink {
    private final Writer out;
    private final StringBuilder line = new StringBuilder();

    DimacsSink(Writer out) {
        this.out = out;
    }

    /** @throws UncheckedIOException if it cannot be written */
    @Override
    public void clause(int[] literals, int size) {
        line.setLength(0);
        for (int i = 0; i < size; i++) line.append(literals[i]).append(' ');
        line.append("0\n");
        try {
            out.append(line);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
