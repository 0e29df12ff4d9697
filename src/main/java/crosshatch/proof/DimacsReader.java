package crosshatch.proof;

import crosshatch.base.InputException;
import crosshatch.base.Ints;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Reads a formula in the format of DIMACS, clause by clause. */
final class DimacsReader implements AutoCloseable {
    private final NumberText text;
    private final int variables;
    private final int clauses;
    private final Ints literals = new Ints();
    private int read;

    /**
     * Opens a formula.
     *
     * @throws InputException if the file cannot be read or does not begin with {@code p cnf}
     */
    DimacsReader(Path file) {
        text = new NumberText(new ByteSource(file));
        if (!text.takes('p') || !text.word().equals("cnf")) {
            throw text.fault("expected a formula in the format of DIMACS: p cnf VARIABLES CLAUSES");
        }
        variables = text.number();
        clauses = text.number();
        if (variables < 0 || clauses < 0)
            throw text.fault("found a negative number of variables or clauses, expected 0 or more");
    }

    /** Returns the highest variable, as the file declares it. */
    int variables() {
        return variables;
    }

    /** Returns the number of clauses, as the file declares it. */
    int clauses() {
        return clauses;
    }

    /** Returns the number of clauses read so far, which is the number of the last clause. */
    int read() {
        return read;
    }

    /**
     * Reads the next clause; null after the last one.
     *
     * @throws InputException if the number of clauses is not the declared one, or a variable exceeds the declared number
     */
    int @Nullable [] next() {
        if (read == clauses && text.takes('%')) return null; // the end of the files of SATLIB, before a line with 0
        if (text.isAtEnd()) {
            if (read < clauses) throw text.fault("found " + read + " clauses, expected " + clauses);
            return null;
        }
        if (read == clauses) throw text.fault("found more clauses than the " + clauses + " that are declared");
        text.numbersTo0(literals);
        int[] clause = literals.toArray();
        for (int literal : clause) {
            if (Math.abs(literal) > variables) {
                throw text.fault(
                        "found variable " + Math.abs(literal) + ", expected at most " + variables + " as declared");
            }
        }
        read++;
        return clause;
    }

    @Override
    public void close() {
        text.close();
    }
}
