package crosshatch.experiment.study.hunt;

import crosshatch.base.InputException;
import crosshatch.base.Worded;
import crosshatch.puzzle.Grid;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The fault of one answer.
 *
 * @param detail distinguishes faults of one kind, for example by the exception or the counter; may be empty
 * @param words a description for people
 * @param witness the solution that was overlooked; empty for other faults
 */
record Fault(Kind kind, String detail, String words, Optional<Grid> witness) {

    /** The beginning of the error for a process that ended, instead of a solver that threw an exception. */
    static final String OF_PROCESS = "the worker process";

    /** The beginning of the description of a solution that is overlooked because the solver reports that there is none. */
    static final String REFUTED = "it reports that there is no solution";

    /** The names and numbers that differ from run to run. */
    private static final Pattern VARYING = Pattern.compile("@[0-9a-f]+|0x[0-9a-f]+|-?[0-9]+|/\\S*");

    /** The line with the reason why a process ends; earlier lines of its log differ from run to run. */
    private static final Pattern LAST_WORDS = Pattern.compile("(?i).*\\b(?:fail|error|assert|abort|terminat|fatal).*");

    private static final int LONGEST_CAUSE = 120;

    /** The kinds of fault. */
    enum Kind implements Worded {
        /** The answer excludes further solutions, but there is one. */
        OVERLOOKED("a solution is overlooked"),
        /** A grid in the answer is no solution, or occurs twice. */
        NO_SOLUTION_SHOWN("the grid in the answer is not a solution"),
        /** The answer belongs to an easier task. */
        EASIER("an easier task is answered"),
        /** The solver or its process breaks. */
        CRASH("it crashes"),
        /** The solver continues after its time limit and is ended from outside. */
        HANG("it does not end"),
        /** The solver reports a limit that was not set, or continues after one. */
        LIMIT("a limit is exceeded"),
        /** The memory does not suffice for a puzzle of a few cells. */
        MEMORY("memory runs out"),
        /** The counters contradict each other, or the answer. */
        COUNTER("a counter is impossible");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    static Fault of(Kind kind, String detail, String words) {
        return new Fault(kind, detail, words, Optional.empty());
    }

    /** Returns whether an error is only a refusal: the options do not go with the puzzle. */
    static boolean isRefusal(String error) {
        return error.startsWith(InputException.class.getName());
    }

    /** Returns the fault of a solver that breaks; empty if it only refuses the puzzle. */
    static Optional<Fault> crash(String error) {
        if (isRefusal(error)) return Optional.empty();
        return Optional.of(of(Kind.CRASH, crashCause(error), error));
    }

    /** Returns a text that is equal for crashes that differ only in numbers and addresses. */
    static String crashCause(String error) {
        String[] causes = error.split("; caused by ", -1);
        String last = VARYING.matcher(withoutLog(causes[causes.length - 1]))
                .replaceAll("_")
                .replaceAll("\\s+", " ")
                .strip();
        return last.substring(0, Math.min(LONGEST_CAUSE, last.length()));
    }

    /** Returns how a process ended, and the line with the reason if there is one. */
    private static String withoutLog(String error) {
        int end = error.indexOf("; ");
        if (!error.startsWith(OF_PROCESS) || end < 0) return error;
        return error.substring(end + 2)
                .lines()
                .filter(LAST_WORDS.asMatchPredicate())
                .findFirst()
                .map(line -> error.substring(0, end + 2) + line)
                .orElse(error);
    }

    static Fault overlooked(Grid witness, String words) {
        return new Fault(Kind.OVERLOOKED, "", words, Optional.of(witness));
    }

    /** Returns whether a repetition may end the process that runs it. */
    boolean isDangerous() {
        boolean throwsOnly = kind == Kind.CRASH && !words.startsWith(OF_PROCESS);
        return !throwsOnly && (kind == Kind.CRASH || kind == Kind.HANG || kind == Kind.MEMORY);
    }

    boolean isLike(Fault other) {
        return kind == other.kind && detail.equals(other.detail);
    }
}
