package crosshatch.proof;

import crosshatch.base.ExplainedException;
import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.base.SurroundingsException;
import crosshatch.base.WholeNumber;
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
 * Reads text in statements of words, as in formulas in OPB and proofs in the formats of VeriPB. Semicolons and colons need no
 * blanks around them. Text after {@code %}, and a line that begins with {@code *}, are comments.
 */
final class Statements implements AutoCloseable {
    private static final String SEMICOLON = ";";
    private static final String COLON = ":";

    /** The possible ends of a statement. */
    enum End {
        /** A statement ends at a semicolon or at the end of the line, as in formulas. */
        EITHER,
        /**
         * A statement ends at the end of the line, as in proofs of versions 1 and 2. There, a semicolon inside a statement
         * corresponds to the colon of version 3.
         */
        LINE,
        /** A statement ends at a semicolon, as in proofs of version 3. */
        SEMICOLON
    }

    private final Path file;
    private final BufferedReader in;
    private End end = End.EITHER;
    private StringTokenizer words = new StringTokenizer("");
    private long line;
    private long begin;

    /**
     * Opens a file.
     *
     * @throws InputException if it cannot be opened
     */
    Statements(Path file) {
        this.file = file;
        try {
            in = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1);
        } catch (IOException broken) {
            throw unreadable(broken);
        }
    }

    /** Returns the first line without blanks around it; empty if there is none. */
    String firstLine() {
        String first = nextLine();
        return first == null ? "" : first.strip();
    }

    /** Sets the end of the next statements. */
    void endBy(End wanted) {
        end = wanted;
    }

    /** Returns the words of the next statement, without the semicolon; empty after the last one. */
    List<String> next() {
        List<String> statement = new ArrayList<>();
        while (true) {
            while (words.hasMoreTokens()) {
                String word = words.nextToken();
                if (statement.isEmpty()) begin = line;
                if (!word.equals(SEMICOLON)) statement.add(word);
                else if (end != End.LINE && !statement.isEmpty()) return statement;
                else if (end == End.LINE && words.hasMoreTokens()) statement.add(COLON);
            }
            if (!statement.isEmpty() && end != End.SEMICOLON) return statement;
            String text = nextLine();
            if (text == null) {
                if (!statement.isEmpty()) throw fault("found the end, expected a semicolon");
                return statement;
            }
            // A line of version 3 may begin with the * of a product.
            boolean comment = text.stripLeading().startsWith("*") && (statement.isEmpty() || end != End.SEMICOLON);
            words = new StringTokenizer(comment ? "" : spaced(text));
        }
    }

    private static String spaced(String text) {
        int comment = text.indexOf('%');
        String said = comment < 0 ? text : text.substring(0, comment);
        return said.replace(SEMICOLON, " ; ").replace(COLON, " : ");
    }

    /** Returns the next line; null at the end. */
    private @Nullable String nextLine() {
        try {
            line++;
            return in.readLine();
        } catch (IOException broken) {
            throw unreadable(broken);
        }
    }

    /**
     * Returns the inequality in some words, such as {@code +2 x1 -1 ~x2 >= 1}; two for an equation. An inequality that must
     * be true only if some literals are may be written {@code z1 z2 ==> +2 x1 >= 1}. One that implies a literal may be
     * written {@code z <== +2 x1 >= 1}.
     *
     * @param literals returns the literal of a word; 0 for other words
     */
    List<Inequality> inequalities(List<String> terms, ToIntFunction<String> literals) {
        try {
            int then = terms.indexOf("==>");
            if (then > 0)
                return List.of(single(terms, then, literals).unless(negated(terms.subList(0, then), literals)));
            if (terms.indexOf("<==") == 1) {
                return List.of(
                        single(terms, 1, literals).negation().unless(new int[] {literal(terms.get(0), literals)}));
            }
            return plain(terms, literals);
        } catch (ArithmeticException tooLarge) {
            throw fault(PseudoBooleanChecker.TOO_LARGE);
        }
    }

    private Inequality single(List<String> terms, int sign, ToIntFunction<String> literals) {
        List<Inequality> all = plain(terms.subList(sign + 1, terms.size()), literals);
        if (all.size() > 1) throw fault("found an equation after " + terms.get(sign) + ", expected one with >=");
        return all.get(0);
    }

    private int[] negated(List<String> words, ToIntFunction<String> literals) {
        return words.stream().mapToInt(word -> -literal(word, literals)).toArray();
    }

    private int literal(String word, ToIntFunction<String> literals) {
        int literal = literals.applyAsInt(word);
        if (literal == 0) throw fault("found '" + word + "', expected a literal such as ~x1");
        return literal;
    }

    private List<Inequality> plain(List<String> terms, ToIntFunction<String> literals) {
        int size = terms.size() - 2;
        if (size < 0 || size % 2 != 0)
            throw fault("found " + terms.size() + " words, expected COEFFICIENT LITERAL … >= DEGREE");
        int[] variables = new int[size / 2];
        long[] coefficients = new long[size / 2];
        for (int i = 0; i < variables.length; i++) {
            coefficients[i] = number(terms.get(2 * i));
            variables[i] = literal(terms.get(2 * i + 1), literals);
        }
        long degree = number(terms.get(size + 1));
        Inequality least = Inequality.of(variables, coefficients, degree);
        if (terms.get(size).equals(">=")) return List.of(least);
        if (!terms.get(size).equals("=")) throw fault("found '" + terms.get(size) + "', expected >= or =");
        for (int i = 0; i < coefficients.length; i++) coefficients[i] = Math.negateExact(coefficients[i]);
        return List.of(least, Inequality.of(variables, coefficients, Math.negateExact(degree)));
    }

    /**
     * Returns the number in a word.
     *
     * @throws InputException if the word is no whole number, or the number is too large
     */
    long number(String word) {
        return number(word, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /**
     * Returns the number in a word.
     *
     * @throws InputException if the word is no whole number from {@code least} to {@code most}
     */
    long number(String word, long least, long most) {
        return WholeNumber.in(place(), word, least, most);
    }

    InputException fault(String what) {
        return new InputException(place() + ": " + what);
    }

    /** Returns the file and the line, for people. */
    String place() {
        return file + ":" + Math.max(1, begin);
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
