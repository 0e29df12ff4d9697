package crosshatch.solvers.export;

import java.util.Set;

/**
 * The output of solvers in competitions: one line {@code s STATUS}, and the solution on lines {@code v …} if and only if the
 * status says that there is one. Programs of the family of MiniSat write the status alone on a line, and the solution on the
 * next.
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

    /** @throws UnfitAnswerException if it is of this kind and contradicts itself */
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

    /** Whether the text is of this kind at all. */
    boolean isOne() {
        return hasStatus() || hasValueLines;
    }

    /** Whether there is a status. */
    public boolean hasStatus() {
        return !status.isEmpty();
    }

    /** Whether the status is that there is a solution. */
    public boolean saysSatisfiable() {
        return SATISFIABLE.contains(status);
    }

    /** Whether the status is that there is none. */
    public boolean saysUnsatisfiable() {
        return UNSATISFIABLE.contains(status);
    }

    /** The solution: literals or XML, without line marks; empty if there is none. */
    public String values() {
        return values.toString().strip();
    }
}
