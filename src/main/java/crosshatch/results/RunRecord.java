package crosshatch.results;

import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import java.util.List;
import java.util.OptionalLong;

/**
 * One run: one solver, one puzzle, one question, once. Never changed after it is written.
 *
 * @param run which run it was
 * @param claim in one word, see {@link crosshatch.solver.Claim#word}
 * @param evidence on what the verdict rests; {@link Evidence#NONE} exactly if it is not {@link Verdict#CORRECT}
 * @param solutions how many different solutions it shows
 * @param solutionIds fingerprints of the first two solutions shown; see {@link crosshatch.puzzle.PuzzleText#fingerprint}
 * @param detail what is wrong, or how it broke; empty otherwise
 * @param times what it cost
 * @param counters what was counted
 * @param noise what disturbed it
 * @param proof how large the proof of its refutation is
 */
public record RunRecord(
        Run run,
        String claim,
        Verdict verdict,
        Evidence evidence,
        int solutions,
        List<String> solutionIds,
        String detail,
        Times times,
        Counters counters,
        Noise noise,
        Proof proof) {

    /**
     * Which run it was. Records of several experiments stay apart when their files are joined.
     *
     * @param experiment id of the experiment
     * @param set name of the puzzle set
     * @param position of the puzzle in its set, from 1
     * @param variant empty, {@code reversed}, or {@code isomorph-} with a number
     * @param puzzleId see {@link crosshatch.puzzle.Puzzle#id}
     * @param solver the full spec
     * @param paradigm of its family, in one word
     * @param question {@code any}, {@code unique}, {@code count:N}
     * @param repetition from 1; 0 in the warm-up
     * @param block number of the block of puzzles within the repetition, from 1; 0 in the warm-up
     * @param fork which of the forks of the experiment, each in fresh JVMs, from 1
     * @param seed of the experiment
     * @param threads runs under way at the same time in the experiment
     */
    public record Run(
            String experiment,
            String set,
            long position,
            String variant,
            String puzzleId,
            String solver,
            String paradigm,
            String question,
            Phase phase,
            int repetition,
            long block,
            int fork,
            long seed,
            int threads) {}

    /**
     * What a run cost; -1 where it is not known.
     *
     * @param encodeNanos wall-clock time to build or re-target the model
     * @param totalNanos wall-clock time from puzzle in memory to answer in memory
     * @param cpuNanos CPU time of the thread that asked; of a program outside, that of all its processes
     * @param allocatedBytes allocated on the Java heap by that thread
     * @param overrunNanos by how much the time limit was missed; 0 if it was kept, -1 if there is none
     * @param workerBytes the largest resident size of the worker process that was seen until its answer arrived; -1 without
     *     a worker. It is looked at some six times a second. Of a program outside, that of all its processes together
     * @param startNanos what it costs to start the program outside that answered, on a puzzle with nothing to solve; -1 of
     *     solvers in memory
     */
    public record Times(
            long encodeNanos,
            long totalNanos,
            long cpuNanos,
            long allocatedBytes,
            long overrunNanos,
            long workerBytes,
            long startNanos) {
        /** Of a run in this JVM. */
        public Times(long encodeNanos, long totalNanos, long cpuNanos, long allocatedBytes, long overrunNanos) {
            this(encodeNanos, totalNanos, cpuNanos, allocatedBytes, overrunNanos, -1, -1);
        }

        /** {@code totalNanos - encodeNanos}, or -1. */
        public long solveNanos() {
            return encodeNanos < 0 ? -1 : totalNanos - encodeNanos;
        }
    }

    /**
     * What disturbed a run from outside; the same for all runs of a batch or block. -1 where it is not known.
     *
     * @param involuntarySwitches how often, during its batch, the system took the asking thread off its processor
     * @param strayPercent of one hardware thread, how much the worker used before its batch while it was not asked
     * @param referenceNanos time of a fixed piece of work, done between two blocks
     * @param othersPercent share of all processors that other programs used
     * @param stealPercent share of the time with work that the host took away
     * @param throttles how often processors were slowed down by heat
     */
    public record Noise(
            long involuntarySwitches,
            long strayPercent,
            long referenceNanos,
            long othersPercent,
            long stealPercent,
            long throttles) {
        public static final Noise UNKNOWN = new Noise(-1, -1, -1, -1, -1, -1);
    }

    /**
     * How large the checked proof of a refutation is; -1 if none was made.
     *
     * @param found lemmas found
     * @param lemmas those of them that the end needs
     * @param hints clauses named by these, all together
     * @param bytes of these as LRAT text, deletions left out
     * @param checkNanos time to check it in memory
     */
    public record Proof(long found, long lemmas, long hints, long bytes, long checkNanos) {
        public static final Proof NONE = new Proof(-1, -1, -1, -1, -1);
    }

    public RunRecord {
        if ((verdict == Verdict.CORRECT) != (evidence != Evidence.NONE)) {
            throw new IllegalArgumentException("verdict " + verdict + ", evidence " + evidence);
        }
        solutionIds = List.copyOf(solutionIds);
    }

    /** A run of which nothing is proved. */
    public RunRecord(
            Run run,
            String claim,
            Verdict verdict,
            Evidence evidence,
            int solutions,
            List<String> solutionIds,
            String detail,
            Times times,
            Counters counters,
            Noise noise) {
        this(run, claim, verdict, evidence, solutions, solutionIds, detail, times, counters, noise, Proof.NONE);
    }

    /** The same run under a verdict that needs no evidence, because it is not {@link Verdict#CORRECT}. */
    public RunRecord judged(Verdict newVerdict, String newDetail) {
        return judged(newVerdict, Evidence.NONE, newDetail, proof);
    }

    /** The same run, correct because a second paradigm says the same. */
    public RunRecord agreed() {
        return judged(Verdict.CORRECT, Evidence.AGREED, "", proof);
    }

    /**
     * The same run, correct because its refutation was proved.
     *
     * @param how {@link Evidence#PROOF} or {@link Evidence#PROOF_BY_ENGINE}
     */
    public RunRecord proved(Evidence how, Proof checked) {
        return judged(Verdict.CORRECT, how, "", checked);
    }

    private RunRecord judged(Verdict newVerdict, Evidence newEvidence, String newDetail, Proof newProof) {
        return new RunRecord(
                run,
                claim,
                newVerdict,
                newEvidence,
                solutions,
                solutionIds,
                newDetail,
                times,
                counters,
                noise,
                newProof);
    }

    /** Whether the question was answered: a claim was made that is not known to be wrong. */
    public boolean solved() {
        return verdict == Verdict.CORRECT || verdict == Verdict.UNCONFIRMED;
    }

    /** Empty where the solver does not count it. */
    public OptionalLong count(Counter counter) {
        return counters.get(counter);
    }
}
