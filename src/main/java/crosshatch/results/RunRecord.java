package crosshatch.results;

import crosshatch.results.schema.Evidence;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Proof;
import crosshatch.results.schema.Run;
import crosshatch.results.schema.Verdict;

/**
 * The record of one run: one solver, one puzzle, one task. It never changes after it is written.
 *
 * @param run the recorded values; {@code run.proto} explains each field
 */
public record RunRecord(Run run) {
    /** The words in the column {@code detail} before the property of a set that an answer contradicts. */
    public static final String CONTRADICTS = "contradicts the set: ";

    /** The SQL condition that an answer contradicts its set. */
    public static final String CONTRADICTS_SQL = "contains(detail, '" + CONTRADICTS + "')";

    public RunRecord {
        if ((run.getVerdict() == Verdict.CORRECT) == (run.getEvidence() == Evidence.NONE)) {
            throw new IllegalArgumentException("verdict " + run.getVerdict() + ", evidence " + run.getEvidence());
        }
    }

    /** Returns the validator's verdict on the reported status. */
    public Verdict verdict() {
        return run.getVerdict();
    }

    /** Returns the evidence for the verdict; {@link Evidence#NONE} exactly if it is not {@link Verdict#CORRECT}. */
    public Evidence evidence() {
        return run.getEvidence();
    }

    /** Returns whether tables use the run: they leave out warm-up runs, and disturbed runs that were repeated. */
    public boolean isMeasured() {
        return run.getPhase() == Phase.MEASURED || run.getPhase() == Phase.COLD;
    }

    /** Returns the spec of the solver, followed by {@code #1} or {@code #2} if the experiment measures the same spec twice. */
    public String solver() {
        return run.getIdentity().getSolver();
    }

    /** Returns the same run with another verdict than {@link Verdict#CORRECT}, and without evidence. */
    public RunRecord judged(Verdict verdict, String detail) {
        return judged(run.toBuilder(), verdict, Evidence.NONE, detail);
    }

    /** Returns this run with the verdict correct, because a solver of another paradigm gives the same answer. */
    public RunRecord agreed() {
        return judged(run.toBuilder(), Verdict.CORRECT, Evidence.AGREED, "");
    }

    /**
     * Returns this run with the verdict correct, because its refutation was proved.
     *
     * @param how {@link Evidence#PROOF} or {@link Evidence#PROOF_BY_ENGINE}
     */
    public RunRecord proved(Evidence how, Proof checked) {
        return judged(run.toBuilder().setProof(checked), Verdict.CORRECT, how, "");
    }

    /** Returns the run with a verdict. A contradiction with the set stays recorded, unless the answer is wrong. */
    private static RunRecord judged(Run.Builder run, Verdict verdict, Evidence evidence, String detail) {
        int contradiction = verdict == Verdict.WRONG ? -1 : run.getDetail().indexOf(CONTRADICTS);
        String kept = contradiction < 0 ? "" : run.getDetail().substring(contradiction);
        return new RunRecord(run.setVerdict(verdict)
                .setEvidence(evidence)
                .setDetail(detail + (detail.isEmpty() || kept.isEmpty() ? "" : "; ") + kept)
                .build());
    }

    /** Returns whether the task was solved: the solver reported a status that is not known to be wrong. */
    public boolean solved() {
        Verdict verdict = verdict();
        return verdict == Verdict.CORRECT || verdict == Verdict.UNCONFIRMED;
    }
}
