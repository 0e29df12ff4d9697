package crosshatch.solvers.export;

import java.util.Set;

/**
 * The output of solvers in competitions: one line {@code s STATUS}, and the solution on lines {@code v …} if the status is that there
 * is one. Programs of the MiniSat family write the status alone on a line, and the solution on the next line.
 */
public final class CompetitionOutput {
    private static final Set<String> SATISFIABLE = Set.of("SATISFIABLE", "SAT", "OPTIMUM FOUND");
    private static final Set<String> UNSATISFIABLE = Set.of("UNSATISFIABLE", "UNSAT");
    private static final Set<String> UNKNOWN = Set.of("UNKNOWN", "INDETERMINATE", "INDET");

    private final StringBuilder values = new StringBuilder();
    private String status = "";
    private boolean hasValueLines;
    private String foreign = "";

    private CompetitionOutput() {}

    /**
     * Reads an output.
     *
     * @throws UnfitAnswerException if it contradicts itself
     */
    public static CompetitionOutput of(String text) {
        CompetitionOutput output = new CompetitionOutput();
        text.lines().map(String::strip).forEach(output::take);
        if (output.isOne()) output.requireOneAnswer();
        return output;
    }

    private void take(String line) {
        if (line.startsWith("s ")) {
            takeStatus(line.substring(2).strip());
        } else if (isStatus(line)) {
            takeStatus(line);
        } else if (line.startsWith("v ") || line.equals("v")) {
            hasValueLines = true;
            values.append(line, 1, line.length()).append('\n');
        } else if (line.matches("-?[0-9][-0-9 ]*")) {
            values.append(line).append('\n');
        } else if (MiniZincOutput.isMark(line) || line.startsWith("<instantiation")) {
            foreign = line;
        }
    }

    private void takeStatus(String word) {
        if (!status.isEmpty())
            throw new UnfitAnswerException("found two answers, " + status + " and " + word + ", expected one");
        if (!isStatus(word))
            throw new UnfitAnswerException(
                    "found the status '" + word + "', expected SATISFIABLE, UNSATISFIABLE or UNKNOWN");
        status = word;
    }

    private static boolean isStatus(String line) {
        return SATISFIABLE.contains(line) || UNSATISFIABLE.contains(line) || UNKNOWN.contains(line);
    }

    private void requireOneAnswer() {
        if (!foreign.isEmpty()) {
            throw new UnfitAnswerException("found '" + foreign
                    + "' together with the lines of a SAT solver, expected only one of the two formats");
        }
        if (hasStatus() && !saysSatisfiable() && !values().isEmpty()) {
            throw new UnfitAnswerException("it reports " + status + ", but shows a solution");
        }
    }

    /** Returns whether the text has this form. */
    boolean isOne() {
        return hasStatus() || hasValueLines;
    }

    /** Returns whether there is a status. */
    public boolean hasStatus() {
        return !status.isEmpty();
    }

    /** Returns whether the status is that there is a solution. */
    public boolean saysSatisfiable() {
        return SATISFIABLE.contains(status);
    }

    /** Returns whether the status is that there is none. */
    public boolean saysUnsatisfiable() {
        return UNSATISFIABLE.contains(status);
    }

    /** Returns the solution, literals or XML, without the marks of lines; empty if there is none. */
    public String values() {
        return values.toString().strip();
    }
}
