package crosshatch.experiment.bench;

import crosshatch.results.Words;
import crosshatch.base.InputException;
import crosshatch.base.SurroundingsException;
import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Clock;
import crosshatch.experiment.Contestant;
import crosshatch.experiment.Placement;
import crosshatch.experiment.campaign.WrongAnswers;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.results.noise.Sampler;
import crosshatch.results.noise.Samples;
import crosshatch.solver.Limits;
import crosshatch.solver.NamedSolver;
import crosshatch.solver.Question;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Makes scores from solvers and puzzle sets: creates the solvers, warms them up together, and measures one set after another. */
public final class BenchSession implements AutoCloseable {
    private static final int LATENCY_BLOCK = 1000;
    private static final int WARMUP_PUZZLES = 200;

    /**
     * The solvers and settings of a benchmark.
     *
     * @param solvers the first one is the reference for the others
     * @param selection the choice of puzzles of each set
     * @param threads the numbers of threads for a measurement of throughput; none for the latency of one thread
     * @param schedules the schedules, each measured with each number of threads
     * @param rounds the number of rounds; in each one every solver answers every puzzle
     * @param isomorphs whether each round has new random isomorphs of the puzzles
     * @param seed the seed of isomorphs and turns
     */
    public record Request(
            List<NamedSolver> solvers,
            List<PuzzleSet> sets,
            InstanceSelection selection,
            Question question,
            List<Integer> threads,
            List<BenchContestant.Schedule> schedules,
            int rounds,
            boolean isomorphs,
            long seed) {
        public Request {
            solvers = List.copyOf(solvers);
            sets = List.copyOf(sets);
            threads = List.copyOf(threads);
            schedules = List.copyOf(schedules);
        }

        /** Returns whether throughput is measured instead of latency. */
        public boolean isThroughput() {
            return !threads.isEmpty();
        }
    }

    private final Request request;
    private final Clock clock = Clock.system();
    private final Samples noise = Samples.here();
    /** The user's names of solvers, by spec. */
    private final Map<String, String> labels = new LinkedHashMap<>();

    private final List<BenchContestant> contestants = new ArrayList<>();
    private final Bench bench;

    /**
     * Reads the puzzles and creates the solvers, without measuring.
     *
     * @param apart the place of solvers that run outside this JVM, each with one thread
     * @throws InputException if a solver is named twice, or refuses the puzzles
     * @throws SurroundingsException if a solver cannot run on this machine
     */
    public BenchSession(Request request, SolverCatalog catalog, Optional<Placement> apart) {
        this.request = request;
        ChosenPuzzles chosen = new ChosenPuzzles(request.sets(), request.selection());
        for (NamedSolver solver : request.solvers()) {
            if (labels.put(solver.spec().toString(), solver.label()) != null) {
                throw new InputException("solver " + solver.label() + " is named twice, expected each solver once");
            }
            chosen.refusal(solver.spec(), request.question()).ifPresent(reason -> {
                throw new InputException(
                        solver.spec().family().name() + " cannot take part: " + reason + ". Choose other solvers");
            });
        }
        try {
            for (NamedSolver solver : request.solvers()) {
                if (apart.isPresent()) place(solver.spec(), apart.get());
                else create(solver.spec(), catalog);
            }
        } catch (SolverException missing) {
            close();
            throw new SurroundingsException(missing.getMessage() + ". Choose other solvers", missing);
        }
        // With several threads a set is one block: how its end is shared out is part of what is measured.
        int block = request.isThroughput() ? Integer.MAX_VALUE : LATENCY_BLOCK;
        Bench.Settings settings = new Bench.Settings(request.rounds(), block, request.isomorphs(), request.seed());
        bench = new Bench(settings, contestants, clock, Sampler.here(noise));
    }

    private void place(SolverSpec solver, Placement apart) {
        Contestant placed = apart.place(solver, request.question(), Limits.UNLIMITED);
        contestants.add(BenchContestant.placed(placed, request.question()));
        placed.start();
    }

    /** Creates one participant for latency; for throughput, one for each number of threads and schedule. */
    private void create(SolverSpec solver, SolverCatalog catalog) {
        String name = solver.toString();
        if (!request.isThroughput()) {
            contestants.add(BenchContestant.oneThread(name, catalog.create(solver), request.question(), clock));
        }
        for (int count : request.threads()) {
            for (BenchContestant.Schedule schedule : request.schedules()) {
                contestants.add(BenchContestant.team(
                        name, () -> catalog.create(solver), request.question(), count, schedule, clock));
            }
        }
    }

    /**
     * Warms up each solver on the first puzzles of each set.
     *
     * @param nanos the longest time for each solver, in ns
     * @param begins receives the spec of each solver before its warm-up
     * @return the wrong answers
     */
    public WrongAnswers warmUp(long nanos, Consumer<String> begins) {
        List<Instance> front = new ArrayList<>();
        for (PuzzleSet set : request.sets()) front.addAll(read(set, WARMUP_PUZZLES));
        WrongAnswers wrong = WrongAnswers.unrecorded();
        for (BenchContestant contestant : contestants) {
            begins.accept(contestant.solver());
            addBad(contestant.solver(), bench.warmUp(contestant, front, nanos), true, wrong);
        }
        return wrong;
    }

    /**
     * Measures all solvers on one set.
     *
     * @param roundIsOver called after each round
     */
    public SetScores measure(PuzzleSet set, Runnable roundIsOver) {
        List<Instance> instances = read(set, Long.MAX_VALUE);
        List<Score> scores = bench.run(instances, roundIsOver);
        BenchTable table =
                new BenchTable(scores, score -> labels.get(score.contestant().solver()), noise.figures());
        WrongAnswers wrong = WrongAnswers.unrecorded();
        scores.forEach(score -> addBad(score.contestant().solver(), score.verdicts(), false, wrong));
        return new SetScores(set.name(), request.question(), instances.size(), request.rounds(), scores, table, wrong);
    }

    private List<Instance> read(PuzzleSet set, long most) {
        try (Stream<Instance> instances = set.instances(request.selection())) {
            return instances.limit(most).toList();
        }
    }

    private static void addBad(String solver, Verdicts verdicts, boolean warmup, WrongAnswers to) {
        verdicts.contradictions().forEach(to::addContradiction);
        verdicts.byKind().forEach((kind, described) -> {
            if (kind.isBad()) {
                List<String> lines = described.first().stream()
                        .map(line -> solver + ": " + line)
                        .toList();
                to.add(solver, Words.of(kind.verdict()), kind.claim(), described.answers(), warmup, lines);
            }
        });
    }

    @Override
    public void close() {
        contestants.forEach(BenchContestant::close);
    }
}
