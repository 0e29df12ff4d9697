package crosshatch.experiment;

import crosshatch.certify.Certificate;
import crosshatch.corpus.Instance;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.PuzzleText;
import crosshatch.results.Evidence;
import crosshatch.results.Phase;
import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import java.util.ArrayList;
import java.util.List;

/** Has the turns of a block judged and makes records of them, which have checked each other and are final. */
final class Recorder {
    /** Solutions that a record names at most. */
    private static final int NAMED_SOLUTIONS = 2;

    private final Plan plan;
    private final int fork;
    private final Proofs proofs;
    private final Fingerprints fingerprints = new Fingerprints();

    /**
     * @param fork which all turns belong to
     * @param proofs for a plan that wants them
     */
    Recorder(Plan plan, int fork, Proofs proofs) {
        this.plan = plan;
        this.fork = fork;
        this.proofs = proofs;
    }

    /** @return turn after turn in the order given, puzzles in the order of the turn */
    List<RunRecord> records(List<Turn> block) {
        List<RunRecord> records = new ArrayList<>();
        for (Turn turn : block) addTo(records, turn);
        return CrossCheck.settle(records);
    }

    private void addTo(List<RunRecord> records, Turn turn) {
        String solver = turn.contestant().spec().toString();
        String paradigm = turn.contestant().spec().family().paradigm().word();
        RunRecord.Noise noise = turn.noise();
        List<Instance> measured = turn.measured();
        for (int i = 0; i < measured.size(); i++) {
            Instance instance = measured.get(i);
            long place = turn.block() * plan.block() + i;
            Attempt attempt =
                    Attempt.judged(instance, plan.question(), turn.measurements().get(i));
            RunRecord.Run run = new RunRecord.Run(
                    plan.experiment(),
                    instance.set(),
                    instance.position(),
                    instance.variant(),
                    fingerprints.ofPuzzle(place, instance),
                    solver,
                    paradigm,
                    plan.question().toString(),
                    turn.phase(),
                    turn.repetition(),
                    turn.block(),
                    fork,
                    plan.seed(),
                    plan.placement().jobs());
            RunRecord record = record(run, attempt, place, noise);
            records.add(needsProof(record, attempt) ? proved(record, turn, attempt) : record);
        }
    }

    /** What the judge has seen for itself needs none. */
    private boolean needsProof(RunRecord record, Attempt attempt) {
        return plan.certify()
                && record.run().phase() != Phase.WARMUP
                && record.solved()
                && record.evidence() != Evidence.CHECKED
                && attempt.answer().claim().exhausted();
    }

    private RunRecord proved(RunRecord record, Turn turn, Attempt attempt) {
        Certificate certificate = proofs.of(
                turn.contestant().spec(),
                attempt.instance().puzzle(),
                attempt.answer().claim());
        return switch (certificate.status()) {
            case ACCEPTED ->
                record.proved(
                        certificate.heard() ? Evidence.PROOF : Evidence.PROOF_BY_ENGINE,
                        new RunRecord.Proof(
                                certificate.found(),
                                certificate.lemmas(),
                                certificate.hints(),
                                certificate.bytes(),
                                certificate.checkNanos()));
            case REFUSED -> record.judged(Verdict.WRONG, certificate.reason());
            case CANNOT, NOTHING_TO_PROVE ->
                record.verdict() == Verdict.CORRECT
                        ? record
                        : record.judged(record.verdict(), "no proof: " + certificate.reason());
        };
    }

    private RunRecord record(RunRecord.Run run, Attempt attempt, long place, RunRecord.Noise noise) {
        List<Grid> shown = attempt.answer().claim().shown();
        return new RunRecord(
                run,
                attempt.answer().claim().word(),
                attempt.ruling().verdict(),
                attempt.ruling().evidence(),
                shown.size(),
                ids(place, attempt.instance(), shown),
                attempt.ruling().reason(),
                attempt.times(),
                attempt.answer().counters(),
                noise);
    }

    private List<String> ids(long place, Instance instance, List<Grid> shown) {
        if (shown.size() == 1) return List.of(fingerprints.ofSolution(place, instance, shown.get(0)));
        return shown.stream()
                .limit(NAMED_SOLUTIONS)
                .map(PuzzleText::fingerprint)
                .toList();
    }
}
