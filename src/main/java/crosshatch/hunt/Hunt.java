package crosshatch.hunt;

import crosshatch.catalog.SolverCatalog;
import crosshatch.experiment.Clock;
import crosshatch.experiment.Placement;
import crosshatch.hunt.draw.Configurations;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;

/** Looks for wrong answers, round after round, until the time or the rounds are over. */
public final class Hunt {
    private final HuntRequest request;
    private final Placement placement;
    private final Clock clock;
    private final List<Configurations> families;
    private final Coverage coverage;
    private final Journal journal;
    private final Findings findings;
    private final Set<Long> done;
    private final long secondsBefore;
    private final long startNanos;
    private final AtomicLong next = new AtomicLong();
    private final AtomicLong undecided = new AtomicLong();

    /**
     * @param placement where the solvers run
     * @throws crosshatch.puzzle.InputException if a solver does not exist, or the folder does not fit
     * @throws crosshatch.solver.SolverException if one cannot run on this machine
     */
    public Hunt(HuntRequest request, SolverCatalog catalog, Placement placement, Clock clock, HuntWatch watch) {
        this.request = request;
        this.placement = placement;
        this.clock = clock;
        families = request.solvers().stream()
                .map(each -> new Configurations(catalog, each, request.unsafe(), request.seed()))
                .toList();
        coverage = new Coverage(catalog, families);
        journal = request.resume()
                ? Journal.resume(request.folder(), request.begun())
                : Journal.begin(request.folder(), request.begun());
        Journal.Content content = journal.content();
        content.rounds().forEach(coverage::add);
        done = content.rounds().stream().map(Journal.Round::round).collect(Collectors.toSet());
        secondsBefore = content.seconds();
        Retrial retrial = new Retrial(catalog, placement, clock);
        findings = new Findings(
                catalog,
                retrial,
                journal,
                new Reproducer(request.folder(), retrial.oracle()),
                watch,
                content.findings());
        startNanos = clock.nanoTime();
    }

    /** What came of it. */
    public record Outcome(List<String> findings, long unrepeated, long undecided, Coverage coverage) {}

    /** Hunts; returns when it is over. */
    public Outcome run() {
        ExecutorService threads = Executors.newFixedThreadPool(request.jobs());
        try {
            List<Future<?>> lanes = new ArrayList<>();
            for (int job = 0; job < request.jobs(); job++) lanes.add(threads.submit(this::hunt));
            for (Future<?> lane : lanes) await(lane);
        } finally {
            threads.shutdownNow();
        }
        return new Outcome(
                findings.causes().stream().map(Cause::words).toList(),
                findings.unrepeated(),
                undecided.get(),
                coverage);
    }

    private static void await(Future<?> lane) {
        try {
            lane.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) throw cause;
            throw new IllegalStateException(failed.getCause());
        }
    }

    private void hunt() {
        Oracle oracle = new Oracle(clock::nanoTime);
        Asking asking = new Asking(placement);
        for (long number = next.getAndIncrement(); number < request.rounds() && !isLate(); ) {
            if (request.shard().holds(number + 1) && !done.contains(number)) run(number, asking, oracle);
            number = next.getAndIncrement();
        }
        undecided.addAndGet(oracle.undecided());
    }

    private void run(long number, Asking asking, Oracle oracle) {
        Round round = new Round(request.seed(), number);
        round.run(
                        families,
                        asking,
                        oracle,
                        this::isLate,
                        (trial, fault) -> findings.add(trial, fault, number, seconds()))
                .ifPresent(tried -> record(new Journal.Round(number, seconds(), tried)));
    }

    private void record(Journal.Round round) {
        journal.add(round);
        coverage.add(round);
    }

    private boolean isLate() {
        return clock.nanoTime() - startNanos >= request.nanos();
    }

    private long seconds() {
        return secondsBefore + Duration.ofNanos(clock.nanoTime() - startNanos).toSeconds();
    }
}
