package crosshatch.proof;

import crosshatch.base.ExplainedException;
import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.base.SurroundingsException;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A text of words in statements, read as it comes: what formulas in OPB and proofs in the formats of VeriPB have in common.
 * A statement ends with a semicolon, which need not stand apart, or with its line. What follows {@code %}, or a {@code *} at the
 * beginning of a line, is a comment.
 */
final class Statements implements AutoCloseable {
    private static final String SEMICOLON = ";";

    private final Path file;
    private final BufferedReader in;
    private boolean overLines;
    private StringTokenizer words = new StringTokenizer("");
    private long line;
    private long begin;

    /** @throws InputException if it cannot be opened */
    Statements(Path file) {
        this.file = file;
        try {
            in = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1);
        } catch (IOException broken) {
            throw unreadable(broken);
        }
    }

    /** The first line, whatever it is, without blanks around it; empty if there is none. */
    String firstLine() {
        String first = nextLine();
        return first == null ? "" : first.strip();
    }

    /** From now on only a semicolon ends a statement. */
    void endOnlyBySemicolon() {
        overLines = true;
    }

    /** The words of the next statement, without the semicolon; empty after the last one. */
    List<String> next() {
        List<String> statement = new ArrayList<>();
        while (true) {
            while (words.hasMoreTokens()) {
                String word = words.nextToken();
                if (statement.isEmpty()) begin = line;
                if (!word.equals(SEMICOLON)) statement.add(word);
                else if (!statement.isEmpty()) return statement;
            }
            if (!statement.isEmpty() && !overLines) return statement;
            String text = nextLine();
            if (text == null) {
                if (!statement.isEmpty()) throw fault("found the end, expected a semicolon");
                return statement;
            }
            words = new StringTokenizer(withoutComment(text).replace(SEMICOLON, " ; "));
        }
    }

    private static String withoutComment(String text) {
        if (text.stripLeading().startsWith("*")) return "";
        int comment = text.indexOf('%');
        return comment < 0 ? text : text.substring(0, comment);
    }

    /** Null at the end. */
    private @Nullable String nextLine() {
        try {
            line++;
            return in.readLine();
        } catch (IOException broken) {
            throw unreadable(broken);
        }
    }

    /**
     * The inequalities that some words say, such as {@code +2 x1 -1 ~x2 >= 1}: two if they are an equation, at least and at most.
     *
     * @param literals the literal of a word; 0 if it is none
     */
    List<Inequality> inequalities(List<String> terms, ToIntFunction<String> literals) {
        int size = terms.size() - 2;
        if (size < 0 || size % 2 != 0)
            throw fault("found " + terms.size() + " words, expected COEFFICIENT LITERAL … >= DEGREE");
        int[] variables = new int[size / 2];
        long[] coefficients = new long[size / 2];
        for (int i = 0; i < variables.length; i++) {
            coefficients[i] = number(terms.get(2 * i));
            variables[i] = literals.applyAsInt(terms.get(2 * i + 1));
            if (variables[i] == 0) throw fault("found '" + terms.get(2 * i + 1) + "', expected a literal such as ~x1");
        }
        long degree = number(terms.get(size + 1));
        try {
            Inequality least = Inequality.of(variables, coefficients, degree);
            if (terms.get(size).equals(">=")) return List.of(least);
            if (!terms.get(size).equals("=")) throw fault("found '" + terms.get(size) + "', expected >= or =");
            for (int i = 0; i < coefficients.length; i++) coefficients[i] = Math.negateExact(coefficients[i]);
            return List.of(least, Inequality.of(variables, coefficients, Math.negateExact(degree)));
        } catch (ArithmeticException tooLarge) {
            throw fault("its numbers grow beyond 64 bits");
        }
    }

    /** @throws InputException if the word is no whole number, or one too large */
    long number(String word) {
        if (word.matches("[-+]?[0-9]{1,18}")) return Long.parseLong(word);
        throw fault("found '" + word + "', expected a whole number of at most 18 digits");
    }

    /** The line on which the last statement begins. */
    long line() {
        return begin;
    }

    InputException fault(String what) {
        return new InputException(file + ":" + Math.max(1, begin) + ": " + what);
    }

    private ExplainedException unreadable(IOException broken) {
        return NamedFile.unreadable(file, broken);
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException broken) {
            throw new SurroundingsException(file + ": cannot be closed: " + broken, broken);
        }
    }
}
