package crosshatch.export;

import java.util.Set;

/**
 * What solvers print in competitions: one line {@code s STATUS}, and the solution on lines {@code v …}. Programs of the
 * family of MiniSat write the status alone on a line, and the solution, if any, on the next.
 */
final class CompetitionOutput {
    private static final Set<String> SATISFIABLE = Set.of("SATISFIABLE", "SAT", "OPTIMUM FOUND");
    private static final Set<String> UNSATISFIABLE = Set.of("UNSATISFIABLE", "UNSAT");
    private static final Set<String> UNKNOWN = Set.of("UNKNOWN", "INDETERMINATE", "INDET");

    private final StringBuilder values = new StringBuilder();
    private boolean one;
    private boolean unsatisfiable;
    private boolean bare;

    private CompetitionOutput() {}

    static CompetitionOutput of(String text) {
        CompetitionOutput output = new CompetitionOutput();
        text.lines().map(String::strip).forEach(output::take);
        return output;
    }

    private void take(String line) {
        if (line.startsWith("s ") || isStatus(line)) {
            one = true;
            bare = !line.startsWith("s ");
            unsatisfiable |=
                    UNSATISFIABLE.contains(bare ? line : line.substring(2).strip());
        } else if (line.startsWith("v ") || line.equals("v")) {
            one = true;
            values.append(line, 1, line.length()).append('\n');
        } else if (bare && line.matches("[-0-9 ]+")) {
            values.append(line).append('\n');
        }
    }

    private static boolean isStatus(String line) {
        return SATISFIABLE.contains(line) || UNSATISFIABLE.contains(line) || UNKNOWN.contains(line);
    }

    /** Whether the text is of this kind at all. */
    boolean isOne() {
        return one;
    }

    boolean saysUnsatisfiable() {
        return unsatisfiable;
    }

    /** The solution: literals or XML, without line marks; empty if there is none. */
    String values() {
        return values.toString().strip();
    }
}
