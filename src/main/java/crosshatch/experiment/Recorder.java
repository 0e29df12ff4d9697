package crosshatch.experiment;

import crosshatch.instances.sets.Instance;
import crosshatch.proof.certify.Certificate;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.PuzzleText;
import crosshatch.results.Claims;
import crosshatch.results.Environment;
import crosshatch.results.RunRecord;
import crosshatch.results.schema.Evidence;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Proof;
import crosshatch.results.schema.Run;
import crosshatch.results.schema.SolverIdentity;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.SolverSpec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Validates the runs of a block, compares them with each other, and makes their final records. */
final class Recorder {
    /** The most solutions that a record names. */
    private static final int NAMED_SOLUTIONS = 2;

    private final Plan plan;
    private final Environment environment;
    private final int fork;
    private final Proofs proofs;
    private final Fingerprints fingerprints = new Fingerprints();
    private final Map<SolverSpec, SolverIdentity> identities = new HashMap<>();

    /**
     * Makes a recorder for one fork.
     *
     * @param environment the measuring program and its libraries
     * @param fork the fork of all turns
     * @param proofs makes proofs if the plan asks for them
     */
    Recorder(Plan plan, Environment environment, int fork, Proofs proofs) {
        this.plan = plan;
        this.environment = environment;
        this.fork = fork;
        this.proofs = proofs;
    }

    /** Returns the records, turn after turn, each with its puzzles in order. */
    List<RunRecord> records(List<Batch> block) {
        List<RunRecord> records = new ArrayList<>();
        for (Batch turn : block) addTo(records, turn);
        return CrossCheck.confirm(records);
    }

    private void addTo(List<RunRecord> records, Batch turn) {
        Run commonFields = commonFields(turn);
        List<Instance> measured = turn.measured();
        for (int i = 0; i < measured.size(); i++) {
            Instance instance = measured.get(i);
            long place = turn.block() * plan.block() + i;
            turn.replaced(i)
                    .map(disturbed -> judged(commonFields, Phase.DISTURBED, instance, disturbed, place))
                    .ifPresent(records::add);
            MeasuredRun run = turn.runs().get(i);
            RunRecord record = judged(commonFields, turn.phase(i), instance, run, place);
            records.add(needsProof(record, run) ? proved(record, turn, instance, run) : record);
        }
    }

    /** Returns the columns that all runs of a turn share. */
    private Run commonFields(Batch turn) {
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
        return SolverIdentity.newBuilder()
                .setSolver(solver.toString())
                .setFamily(solver.family().line())
                .putAllOptions(solver.values())
                .setVersion(environment.versions().getOrDefault(solver.family().name(), ""))
                .setTwin(solver.twin())
                .setLabel(plan.labels().getOrDefault(solver.configuration().toString(), ""))
                .build();
    }

    /** Returns whether a proof is needed; grids that the validator checked need none. */
    private boolean needsProof(RunRecord record, MeasuredRun run) {
        return plan.certify()
                && record.isMeasured()
                && record.solved()
                && record.evidence() != Evidence.CHECKED
                && run.claim().exhausted();
    }

    private RunRecord proved(RunRecord record, Batch turn, Instance instance, MeasuredRun run) {
        Certificate certificate = proofs.of(turn.contestant().spec(), instance.puzzle(), run.claim());
        return switch (certificate.status()) {
            case ACCEPTED ->
                record.proved(
                        certificate.fromSolverLog() ? Evidence.PROOF : Evidence.PROOF_BY_ENGINE, figures(certificate));
            case REFUSED -> record.judged(Verdict.WRONG, certificate.reason());
            case CANNOT, NOTHING_TO_PROVE ->
                record.verdict() == Verdict.CORRECT
                        ? record
                        : record.judged(record.verdict(), "no proof: " + certificate.reason());
        };
    }

    private static Proof figures(Certificate certificate) {
        Proof.Builder proof = Proof.newBuilder()
                .setProofFound(certificate.found())
                .setProofLemmas(certificate.lemmas())
                .setProofHints(certificate.hints())
                .setProofBytes(certificate.bytes())
                .setProofCheckNs(certificate.checkNanos());
        if (!certificate.reason().isEmpty()) proof.setProofRefused(1);
        return proof.build();
    }

    private RunRecord judged(Run commonFields, Phase phase, Instance instance, MeasuredRun run, long place) {
        Judge.Ruling ruling = Judge.rule(instance, plan.question(), run.claim());
        List<Grid> shown = run.claim().shown();
        return new RunRecord(commonFields.toBuilder()
                .setPhase(phase)
                .setSet(instance.set())
                .setPosition(instance.position())
                .setVariant(instance.variant())
                .setPuzzleId(fingerprints.ofPuzzle(place, instance))
                .setClaim(Claims.kind(run.claim()))
                .setVerdict(ruling.verdict())
                .setEvidence(ruling.evidence())
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

    /**
     * Computes the names of puzzles and solutions. A fingerprint takes about as long as a fast solver needs for a puzzle, and all
     * solvers and repetitions find the same solution. So the last solution of each puzzle is remembered, in an array indexed by the
     * puzzle's place in the plan. Only one thread may call its methods.
     */
    static final class Fingerprints {
        /** The size of the array, a power of two. Puzzles at this distance share a slot, and the later one is remembered. */
        private static final int SLOTS = 1 << 16;

        /**
         * A remembered puzzle.
         *
         * @param grid the solution that was named last; the givens if there was none
         */
        private record Named(Instance instance, String puzzle, Grid grid, String fingerprint) {}

        private final @Nullable Named[] slots = new @Nullable Named[SLOTS];

        /**
         * Returns the name of a puzzle, see {@link crosshatch.puzzle.Puzzle#id}.
         *
         * @param place any number; equal numbers for equal instances save time
         */
        String ofPuzzle(long place, Instance instance) {
            return named(place, instance).puzzle;
        }

        /** Returns the name of a solution, see {@link PuzzleText#fingerprint}; {@link #ofPuzzle} explains the place. */
        String ofSolution(long place, Instance instance, Grid grid) {
            Named known = named(place, instance);
            if (grid.equals(known.grid)) return known.fingerprint;
            String found = PuzzleText.fingerprint(grid);
            slots[slot(place)] = new Named(instance, known.puzzle, grid, found);
            return found;
        }

        /** Finds the remembered puzzle by identity, because comparing contents would take longer than computing the name. */
        @SuppressWarnings("ReferenceEquality")
        private Named named(long place, Instance instance) {
            Named known = slots[slot(place)];
            if (known != null && known.instance == instance) return known;
            String puzzle = instance.puzzle().id();
            Named named = new Named(instance, puzzle, instance.puzzle().givens(), puzzle);
            slots[slot(place)] = named;
            return named;
        }

        private static int slot(long place) {
            return (int) (place & (SLOTS - 1));
        }
    }
}
