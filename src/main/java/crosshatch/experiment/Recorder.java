package crosshatch.experiment;

import crosshatch.instances.sets.Instance;
import crosshatch.proof.certify.Certificate;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.PuzzleText;
import crosshatch.results.Environment;
import crosshatch.results.Evidence;
import crosshatch.results.Phase;
import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import crosshatch.results.schema.Proof;
import crosshatch.results.schema.Run;
import crosshatch.results.schema.SolverIdentity;
import crosshatch.solver.Identity;
import crosshatch.solver.SolverSpec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Has the turns of a block judged and makes records of them, which have checked each other and are final. */
final class Recorder {
    /** Solutions that a record names at most. */
    private static final int NAMED_SOLUTIONS = 2;

    private final Plan plan;
    private final Environment environment;
    private final int fork;
    private final Proofs proofs;
    private final Fingerprints fingerprints = new Fingerprints();
    private final Map<SolverSpec, SolverIdentity> identities = new HashMap<>();

    /**
     * @param environment which program measures, with which libraries
     * @param fork which all turns belong to
     * @param proofs for a plan that wants them
     */
    Recorder(Plan plan, Environment environment, int fork, Proofs proofs) {
        this.plan = plan;
        this.environment = environment;
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
        Run alike = alike(turn);
        List<Instance> measured = turn.measured();
        for (int i = 0; i < measured.size(); i++) {
            Instance instance = measured.get(i);
            long place = turn.block() * plan.block() + i;
            turn.replaced(i)
                    .map(disturbed -> judged(alike, Phase.DISTURBED, instance, disturbed, place))
                    .ifPresent(records::add);
            MeasuredRun run = turn.runs().get(i);
            RunRecord record = judged(alike, turn.phase(i), instance, run, place);
            records.add(needsProof(record, run) ? proved(record, turn, instance, run) : record);
        }
    }

    /** What all runs of a turn have alike. */
    private Run alike(Turn turn) {
        SolverSpec solver = turn.contestant().spec();
        return Run.newBuilder()
                .setExperiment(plan.experiment())
                .setIdentity(identities.computeIfAbsent(solver, this::identity))
                .setParadigm(solver.family().paradigm().word())
                .setQuestion(plan.question().toString())
                .setRepetition(turn.repetition())
                .setBlock(turn.block())
                .setFork(fork)
                .setSeed(plan.seed())
                .setThreads(plan.placement().jobs())
                .setCommit(environment.gitCommit())
                .setJdk(environment.jdk())
                .setMachine(environment.machine())
                .setNoise(turn.noise())
                .build();
    }

    private SolverIdentity identity(SolverSpec solver) {
        Identity identity = solver.identity(
                plan.labels().getOrDefault(solver.configuration().toString(), ""),
                environment.versions().getOrDefault(solver.family().name(), ""));
        return SolverIdentity.newBuilder()
                .setSolver(identity.name())
                .setFamily(identity.family())
                .putAllOptions(identity.options())
                .setVersion(identity.version())
                .setTwin(identity.twin())
                .setLabel(identity.label())
                .build();
    }

    /** What the judge has seen for itself needs none. */
    private boolean needsProof(RunRecord record, MeasuredRun run) {
        return plan.certify()
                && record.isMeasured()
                && record.solved()
                && record.evidence() != Evidence.CHECKED
                && run.claim().exhausted();
    }

    private RunRecord proved(RunRecord record, Turn turn, Instance instance, MeasuredRun run) {
        Certificate certificate = proofs.of(turn.contestant().spec(), instance.puzzle(), run.claim());
        return switch (certificate.status()) {
            case ACCEPTED ->
                record.proved(
                        certificate.heard() ? Evidence.PROOF : Evidence.PROOF_BY_ENGINE,
                        Proof.newBuilder()
                                .setProofFound(certificate.found())
                                .setProofLemmas(certificate.lemmas())
                                .setProofHints(certificate.hints())
                                .setProofBytes(certificate.bytes())
                                .setProofCheckNs(certificate.checkNanos())
                                .build());
            case REFUSED -> record.judged(Verdict.WRONG, certificate.reason());
            case CANNOT, NOTHING_TO_PROVE ->
                record.verdict() == Verdict.CORRECT
                        ? record
                        : record.judged(record.verdict(), "no proof: " + certificate.reason());
        };
    }

    private RunRecord judged(Run alike, Phase phase, Instance instance, MeasuredRun run, long place) {
        Judge.Ruling ruling = Judge.rule(instance, plan.question(), run.claim());
        List<Grid> shown = run.claim().shown();
        return new RunRecord(alike.toBuilder()
                .setPhase(phase.word())
                .setSet(instance.set())
                .setPosition(instance.position())
                .setVariant(instance.variant())
                .setPuzzleId(fingerprints.ofPuzzle(place, instance))
                .setClaim(run.claim().word())
                .setVerdict(ruling.verdict().word())
                .setEvidence(ruling.evidence().word())
                .setSolutions(shown.size())
                .addAllSolutionIds(ids(place, instance, shown))
                .setDetail(ruling.detail())
                .setTimes(run.times())
                .setCounts(run.counts())
                .build());
    }

    private List<String> ids(long place, Instance instance, List<Grid> shown) {
        if (shown.size() == 1) return List.of(fingerprints.ofSolution(place, instance, shown.get(0)));
        return shown.stream()
                .limit(NAMED_SOLUTIONS)
                .map(PuzzleText::fingerprint)
                .toList();
    }
}
