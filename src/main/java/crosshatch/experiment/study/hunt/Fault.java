package crosshatch.experiment.study.hunt;

import crosshatch.base.InputException;
import crosshatch.puzzle.Grid;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What is wrong with one answer.
 *
 * @param detail tells faults of one kind apart: what was thrown, which counter; empty where the kind says all
 * @param words for people
 * @param witness the solution that was overlooked; empty for other faults
 */
record Fault(Kind kind, String detail, String words, Optional<Grid> witness) {

    /** How the error begins if it is not a solver that throws something, but its process that is gone. */
    static final String OF_PROCESS = "the worker process";

    /** How the words of a solution begin that is overlooked because the solver reports that there is none. */
    static final String REFUTED = "it reports that there is no solution";

    /** Names and numbers that differ from run to run. */
    private static final Pattern VARYING = Pattern.compile("@[0-9a-f]+|0x[0-9a-f]+|-?[0-9]+|/\\S*");

    /** The line on which a process says why it ends; what it logged before differs from run to run. */
    private static final Pattern LAST_WORDS = Pattern.compile("(?i).*\\b(?:fail|error|assert|abort|terminat|fatal).*");

    private static final int LONGEST_CAUSE = 120;

    /** The kinds of fault. */
    enum Kind {
        /** It says that there are no other solutions than those that it shows, and there is one. */
        OVERLOOKED("a solution is overlooked"),
        /** A grid that it shows is no solution, or shown twice. */
        NO_SOLUTION_SHOWN("the grid in the answer is not a solution"),
        /** It answers an easier question than it was asked. */
        EASIER("an easier task is answered"),
        /** It breaks, or its process does. */
        CRASH("it crashes"),
        /** It is ended from outside, because it does not end by itself when its time is over. */
        HANG("it does not end"),
        /** It says that a limit was met that there is not, or goes on behind one. */
        LIMIT("a limit is exceeded"),
        /** It needs more memory than there is, for a puzzle of a few cells. */
        MEMORY("memory runs out"),
        /** Its counters contradict each other, or the answer. */
        COUNTER("a counter is impossible");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }

        /** As in files: {@code overlooked}. */
        String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    static Fault of(Kind kind, String detail, String words) {
        return new Fault(kind, detail, words, Optional.empty());
    }

    /** Whether it is not broken, but cannot be asked this: its options do not go with the puzzle. */
    static boolean isRefusal(String error) {
        return error.startsWith(InputException.class.getName());
    }

    /** What is wrong with a solver that breaks; empty if it is only not to be asked this. */
    static Optional<Fault> crash(String error) {
        if (isRefusal(error)) return Optional.empty();
        return Optional.of(of(Kind.CRASH, crashCause(error), error));
    }

    /** The same for crashes that differ in numbers and addresses only. */
    static String crashCause(String error) {
        String[] causes = error.split("; caused by ", -1);
        String last = VARYING.matcher(withoutLog(causes[causes.length - 1]))
                .replaceAll("_")
                .replaceAll("\\s+", " ")
                .strip();
        return last.substring(0, Math.min(LONGEST_CAUSE, last.length()));
    }

    /** Of a process how it ended, and the line that says why if there is one. */
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

    /** Whether it may take the process with it that asks. */
    boolean isDangerous() {
        boolean throwsOnly = kind == Kind.CRASH && !words.startsWith(OF_PROCESS);
        return !throwsOnly && (kind == Kind.CRASH || kind == Kind.HANG || kind == Kind.MEMORY);
    }

    /** Whether the wrong answer is that there is no solution. */
    boolean refutes() {
        return kind == Kind.OVERLOOKED && words.startsWith(REFUTED);
    }

    boolean isLike(Fault other) {
        return kind == other.kind && detail.equals(other.detail);
    }
}
