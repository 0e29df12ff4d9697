package crosshatch.experiment.study.hunt;

import crosshatch.experiment.Clock;
import crosshatch.experiment.Part;
import crosshatch.experiment.Placement;
import crosshatch.experiment.study.hunt.draw.Configurations;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/** Looks for wrong answers, round after round, until the time is over or the last round is done. */
public final class Hunt {
    /**
     * The solvers, limits and seed of a hunt for wrong answers.
     *
     * @param solvers specs, whose written options are fixed while all other options vary
     * @param nanos the time after which no case is begun, in ns
     * @param rounds the last round that is begun, counted from 1 over all shards
     * @param seed the seed of all random choices
     * @param size the size of each round
     * @param shard the part of the rounds to run
     * @param jobs the number of rounds at the same time
     * @param unsafe whether configurations that are known to be unsound are tried, too
     * @param folder the folder for findings, coverage and the journal
     * @param resume whether to continue the hunt in this folder
     */
    public record Request(
            List<String> solvers,
            long nanos,
            long rounds,
            long seed,
            Size size,
            Part shard,
            int jobs,
            boolean unsafe,
            Path folder,
            boolean resume) {}

    /**
     * The size of a round.
     *
     * @param boards the number of boards for each task, in addition to a usual one
     * @param cells the number of cells of the largest board
     */
    public record Size(int boards, int cells) {
        /** The size for a few rounds with boards of all sizes. */
        public static final Size USUAL = new Size(2, 144);
    }

    /** Receives each finding after it was reduced and written down, on any thread of the hunt. */
    @FunctionalInterface
    public interface Listener {
        /**
         * Called for each finding.
         *
         * @param words a description for people
         * @param seconds the time of the hunt until then
         */
        void found(String words, long seconds);
    }

    private final Request request;
    private final Placement placement;
    private final Clock clock;
    private final List<Configurations> families;
    private final HuntJournal journal;
    private final HuntFindings findings;
    /** Rounds that a resumed hunt need not run, because they are complete and each of their crashes was tried again. */
    private final Set<Long> done = new HashSet<>();

    private final long secondsBefore;
    private final long startNanos;
    private final AtomicLong next = new AtomicLong();
    private final AtomicLong answers = new AtomicLong();
    private final AtomicLong undecided = new AtomicLong();
    private final ExecutorService examiner = Executors.newSingleThreadExecutor();
    private final Queue<Future<?>> examined = new ConcurrentLinkedQueue<>();

    /**
     * Begins a hunt or continues it.
     *
     * @param rounds the place of the solvers that are tried
     * @param retrials the place of a fresh solver that tries a fault again
     * @param quick the place of the solvers that reduce a fault to a small puzzle, with less time for each run
     * @throws crosshatch.base.InputException if a solver does not exist, or the folder does not fit the request
     * @throws crosshatch.solver.SolverException if a solver cannot run on this machine
     */
    public Hunt(
            Request request,
            SolverCatalog catalog,
            Placement rounds,
            Placement retrials,
            Placement quick,
            Clock clock,
            Listener listener) {
        this.request = request;
        placement = rounds;
        this.clock = clock;
        families = request.solvers().stream()
                .map(each -> new Configurations(catalog, each, request.unsafe(), request.seed()))
                .toList();
        journal = request.resume()
                ? HuntJournal.resume(request.folder(), HuntJournal.Begun.of(request))
                : HuntJournal.begin(request.folder(), HuntJournal.Begun.of(request));
        HuntJournal.Content content = journal.content();
        for (HuntJournal.Round round : content.rounds()) {
            if (content.hasUntriedCrash(round, catalog)) continue;
            done.add(round.round());
            count(round);
        }
        secondsBefore = content.seconds();
        Retrial retrial = new Retrial(retrials, quick, clock);
        findings = new HuntFindings(
                catalog,
                retrial,
                journal,
                new Reproducer(request.folder(), retrial.oracle(), catalog.guests()),
                listener,
                this::seconds,
                content);
        startNanos = clock.nanoTime();
    }

    /**
     * The result of a hunt.
     *
     * @param answers the number of answers that were checked
     * @param unrepeated the number of wrong answers that did not occur again
     * @param undecided the number of answers that could be neither proved nor refuted
     */
    public record Outcome(List<String> findings, long answers, long unrepeated, long undecided) {
        /** Returns the findings and a last line, for people. */
        public List<String> lines() {
            List<String> lines = new ArrayList<>();
            for (String finding : findings) lines.add(lines.size() + 1 + ". " + finding);
            lines.add(String.format(
                            Locale.ROOT,
                            "%s in %,d answers",
                            findings.isEmpty()
                                    ? "Nothing was found"
                                    : findings.size() + (findings.size() == 1 ? " finding" : " findings"),
                            answers)
                    + (unrepeated == 0
                            ? ""
                            : "; " + unrepeated + " more wrong answers did not occur again when they were repeated")
                    + (undecided == 0 ? "" : "; " + undecided + " answers could be neither proved nor refuted")
                    + ".");
            return lines;
        }
    }

    /** Hunts until the budget is used up and every finding is examined. */
    public Outcome run() {
        ExecutorService threads = Executors.newFixedThreadPool(request.jobs());
        try {
            List<Future<?>> lanes = new ArrayList<>();
            for (int job = 0; job < request.jobs(); job++) lanes.add(threads.submit(this::hunt));
            for (Future<?> lane : lanes) await(lane);
            examined.forEach(Hunt::await);
        } finally {
            threads.shutdownNow();
            examiner.shutdownNow();
        }
        return new Outcome(
                findings.causes().stream().map(Cause::words).toList(),
                answers.get(),
                findings.unrepeated(),
                undecided.get());
    }

    private static void await(Future<?> work) {
        try {
            work.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) throw cause;
            throw new IllegalStateException(failed.getCause());
        }
    }

    private void hunt() {
        Oracle oracle = new Oracle(clock::nanoTime);
        for (long number = next.getAndIncrement(); number < request.rounds() && !isLate(); ) {
            if (request.shard().holds(number + 1) && !done.contains(number)) run(number, oracle);
            number = next.getAndIncrement();
        }
    }

    private void run(long number, Oracle oracle) {
        Round round = new Round(request.seed(), number, request.size());
        long before = oracle.undecided();
        round.run(families, placement, oracle, this::isLate, (huntCase, fault) -> notice(huntCase, fault, number))
                .ifPresent(
                        tried -> record(new HuntJournal.Round(number, seconds(), oracle.undecided() - before, tried)));
    }

    private void notice(HuntCase huntCase, Fault fault, long round) {
        if (findings.takes(huntCase, fault, round)) {
            examined.add(examiner.submit(findings::examineNext));
        }
    }

    private void record(HuntJournal.Round round) {
        journal.add(round);
        count(round);
    }

    private void count(HuntJournal.Round round) {
        answers.addAndGet(round.answers());
        undecided.addAndGet(round.undecided());
    }

    private boolean isLate() {
        return clock.nanoTime() - startNanos >= request.nanos();
    }

    private long seconds() {
        return secondsBefore + Duration.ofNanos(clock.nanoTime() - startNanos).toSeconds();
    }
}
