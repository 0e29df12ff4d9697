package crosshatch.solvers.export;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The output of MiniZinc.
 *
 * <pre>
 *     8 5 9 …                           one solution; also an array, [| 8, 5, 9 … |]
 *     ----------                        its end
 *     ==========                        there is no other
 *     =====UNSATISFIABLE=====           there is none; also =====UNKNOWN=====
 *     % …                               statistics
 * </pre>
 *
 * There may be any number of solutions, and one last line that states whether there are others.
 */
public final class MiniZincOutput {
    private static final String SOLUTION = "----------";
    private static final String COMPLETE = "==========";
    private static final String UNSATISFIABLE = "=====UNSATISFIABLE=====";
    private static final String UNKNOWN = "=====UNKNOWN=====";
    private static final Pattern MARK = Pattern.compile(SOLUTION + "|" + COMPLETE + "|=====[A-Za-z]+=====");

    private final List<String> solutions = new ArrayList<>();
    private final StringBuilder block = new StringBuilder();
    private String verdict = "";

    private MiniZincOutput() {}

    /**
     * Reads an output.
     *
     * @throws UnfitAnswerException if it contradicts itself, or ends within a solution
     */
    public static MiniZincOutput of(String text) {
        MiniZincOutput output = new MiniZincOutput();
        text.lines().forEach(output::take);
        if (!output.solutions.isEmpty() && !output.rest().isEmpty()) output.endsWithinASolution();
        return output;
    }

    /** Returns whether a line ends a solution, or states whether there are others. */
    static boolean isMark(String line) {
        return MARK.matcher(line).matches();
    }

    private void take(String line) {
        if (line.equals(SOLUTION)) {
            requireNoVerdict("a solution");
            solutions.add(block.toString());
            block.setLength(0);
        } else if (isMark(line)) {
            takeVerdict(line);
        } else if (line.startsWith("s ") || line.startsWith("v ")) {
            throw new UnfitAnswerException(
                    "found '" + beginning(line) + "' of a SAT solver, expected only output of MiniZinc");
        } else if (!line.isBlank() && !line.startsWith("%")) {
            requireNoVerdict("'" + beginning(line.strip()) + "'");
            block.append(line).append('\n');
        }
    }

    private void takeVerdict(String line) {
        if (!verdict.isEmpty())
            throw new UnfitAnswerException("found two answers, " + verdict + " and " + line + ", expected one");
        if (!List.of(COMPLETE, UNSATISFIABLE, UNKNOWN).contains(line)) {
            throw new UnfitAnswerException("it reports " + line);
        }
        boolean shown = !solutions.isEmpty() || !rest().isEmpty();
        if (line.equals(UNSATISFIABLE) && shown) throw new UnfitAnswerException("found " + line + " after a solution");
        if (line.equals(COMPLETE) && !shown)
            throw new UnfitAnswerException("found " + line + " without a solution before it");
        verdict = line;
    }

    private void requireNoVerdict(String what) {
        if (!verdict.isEmpty()) throw new UnfitAnswerException("found " + what + " after " + verdict);
    }

    private void endsWithinASolution() {
        throw new UnfitAnswerException("it ends in the middle of a solution: '" + beginning(rest()) + "'");
    }

    private static String beginning(String text) {
        return text.substring(0, Math.min(40, text.length()));
    }

    /** Returns the texts before the marks of solutions. */
    public List<String> solutions() {
        return solutions;
    }

    /** Returns the text after the last mark, in which another program may have written grids. */
    String rest() {
        return block.toString().strip();
    }

    /** Returns this output for programs that must end their list of solutions. */
    public MiniZincOutput ended() {
        if (!rest().isEmpty()) endsWithinASolution();
        return this;
    }

    /** Returns whether the output states that there are no other solutions. */
    public boolean isComplete() {
        return verdict.equals(COMPLETE) || verdict.equals(UNSATISFIABLE);
    }

    /** Returns whether the output is empty, without even a statement that the result is unknown. */
    public boolean isEmpty() {
        return solutions.isEmpty() && verdict.isEmpty() && rest().isEmpty();
    }
}
