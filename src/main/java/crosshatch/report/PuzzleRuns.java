package crosshatch.report;

import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import crosshatch.solver.Counter;
import java.util.Arrays;
import java.util.OptionalDouble;
import org.apache.commons.statistics.descriptive.Median;

/** The repetitions of one solver on one puzzle, kept small: an experiment has millions of them. */
final class PuzzleRuns {
    private static final long ABSENT = -1;

    private double[] micros = new double[0];
    private long encodeNanos;
    private long encodeKnownNanos;
    private long decisions = ABSENT;
    private long backtracks = ABSENT;
    private long backtracksSum;
    private int backtracksCounted;
    private boolean decisionsCounted;
    private boolean searched;
    private boolean solved = true;
    private boolean correct = true;
    private boolean wrong;
    private boolean outOfBudget;
    private boolean gaveUp;
    private boolean crashed;
    private boolean varying;

    void add(RunRecord run) {
        long newDecisions = run.count(Counter.DECISIONS).orElse(ABSENT);
        long newBacktracks = run.count(Counter.BACKTRACKS).orElse(ABSENT);
        if (micros.length > 0 && (newDecisions != decisions || newBacktracks != backtracks)) varying = true;
        decisions = newDecisions;
        backtracks = newBacktracks;
        if (newBacktracks != ABSENT) {
            backtracksSum += newBacktracks;
            backtracksCounted++;
        }
        searched |= newDecisions > 0;
        decisionsCounted |= newDecisions != ABSENT;
        micros = Arrays.copyOf(micros, micros.length + 1);
        micros[micros.length - 1] = run.times().totalNanos() / 1e3;
        if (run.times().encodeNanos() >= 0) {
            encodeNanos += run.times().encodeNanos();
            encodeKnownNanos += run.times().totalNanos();
        }
        solved &= run.solved();
        correct &= run.verdict() == Verdict.CORRECT;
        wrong |= run.verdict() == Verdict.WRONG;
        crashed |= run.verdict() == Verdict.CRASHED;
        outOfBudget |= run.claim().startsWith("out-of-");
        gaveUp |= run.claim().equals("gave-up");
    }

    /** Median total time, in µs. */
    double medianMicros() {
        return Median.withDefaults().evaluate(micros);
    }

    /** Time spent encoding in all repetitions whose encoding time is known, in ns. */
    long encodeNanos() {
        return encodeNanos;
    }

    /** Total time of these repetitions, in ns. */
    long encodeKnownNanos() {
        return encodeKnownNanos;
    }

    /** Mean of the repetitions that counted them. */
    OptionalDouble backtracks() {
        return backtracksCounted == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of((double) backtracksSum / backtracksCounted);
    }

    boolean countedDecisions() {
        return decisionsCounted;
    }

    /** Solved without a decision, in every repetition. */
    boolean solvedWithoutSearch() {
        return solved && decisionsCounted && !searched;
    }

    /** Answered in every repetition, never wrongly. */
    boolean solved() {
        return solved;
    }

    /** Checked or confirmed in every repetition. */
    boolean correct() {
        return correct;
    }

    boolean wrong() {
        return wrong;
    }

    boolean outOfBudget() {
        return outOfBudget;
    }

    boolean gaveUp() {
        return gaveUp;
    }

    boolean crashed() {
        return crashed;
    }

    /** The repetitions did not decide or backtrack equally often. */
    boolean varying() {
        return varying;
    }
}
