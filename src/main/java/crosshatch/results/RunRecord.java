package crosshatch.results;

import crosshatch.results.schema.Proof;
import crosshatch.results.schema.Run;

/**
 * One run: one solver, one puzzle, one task, once. Never changed after it is written.
 *
 * @param run all that is recorded of it; {@code run.proto} says what each field means
 */
public record RunRecord(Run run) {
    /** Begins, in the column {@code detail}, the statement of a set that an answer contradicts. */
    public static final String CONTRADICTS = "contradicts the set: ";

    /** A condition of SQL: whether the answer contradicts its set. */
    public static final String CONTRADICTS_SQL = "contains(detail, '" + CONTRADICTS + "')";

    public RunRecord {
        if (run.getVerdict().equals(Verdict.CORRECT.word()) == run.getEvidence().isEmpty()) {
            throw new IllegalArgumentException(
                    "verdict '" + run.getVerdict() + "', evidence '" + run.getEvidence() + "'");
        }
    }

    /** Returns the validator's verdict on the reported status. */
    public Verdict verdict() {
        return Verdict.of(run.getVerdict());
    }

    /** Returns the evidence for the verdict; {@link Evidence#NONE} exactly if it is not {@link Verdict#CORRECT}. */
    public Evidence evidence() {
        return Evidence.of(run.getEvidence());
    }

    /** Returns whether tables count it: they leave out the warm-up, and disturbed runs that were run again. */
    public boolean isMeasured() {
        return run.getPhase().equals(Phase.MEASURED.word()) || run.getPhase().equals(Phase.COLD.word());
    }

    /** Returns the spec of the solver, with the number of a twin. */
    public String solver() {
        return run.getIdentity().getSolver();
    }

    /** Returns the same run with a verdict that needs no evidence, because it is not {@link Verdict#CORRECT}. */
    public RunRecord judged(Verdict verdict, String detail) {
        return judged(run.toBuilder(), verdict, Evidence.NONE, detail);
    }

    /** Returns the same run, which is correct because a second paradigm gives the same answer. */
    public RunRecord agreed() {
        return judged(run.toBuilder(), Verdict.CORRECT, Evidence.AGREED, "");
    }

    /**
     * Returns the same run, which is correct because its refutation was proved.
     *
     * @param how {@link Evidence#PROOF} or {@link Evidence#PROOF_BY_ENGINE}
     */
    public RunRecord proved(Evidence how, Proof checked) {
        return judged(run.toBuilder().setProof(checked), Verdict.CORRECT, how, "");
    }

    /** What the answer contradicts stays, unless the answer turns out to be wrong. */
    private static RunRecord judged(Run.Builder run, Verdict verdict, Evidence evidence, String detail) {
        int contradiction = verdict == Verdict.WRONG ? -1 : run.getDetail().indexOf(CONTRADICTS);
        String kept = contradiction < 0 ? "" : run.getDetail().substring(contradiction);
        return new RunRecord(run.setVerdict(verdict.word())
                .setEvidence(evidence.word())
                .setDetail(detail + (detail.isEmpty() || kept.isEmpty() ? "" : "; ") + kept)
                .build());
    }

    /** Returns whether the task was solved: the solver reported a status that is not known to be wrong. */
    public boolean solved() {
        Verdict verdict = verdict();
        return verdict == Verdict.CORRECT || verdict == Verdict.UNCONFIRMED;
    }
}
