package crosshatch.app.watch;

import crosshatch.app.watch.CampaignState.Asked;
import crosshatch.app.watch.CampaignState.SetOfPuzzles;
import crosshatch.app.watch.CampaignState.SolverState;
import crosshatch.app.watch.CampaignState.Status;
import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.experiment.Clock;
import crosshatch.experiment.Part;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.results.ResultsStore;
import crosshatch.results.database.Reading;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.SolverNames;
import crosshatch.solver.Family;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads the state of a campaign from its directory. For use by one thread at a time. */
final class CampaignReader {
    /** The most idle shards that are shown. */
    private static final int MOST_IDLE_SHOWN = 5;

    /** The ratio of pauses to reading, so that reading takes at most a twentieth of a processor, except for the first time. */
    private static final long PAUSES_PER_READING = 19;

    private final Path directory;
    private final Function<Path, String> resumption;
    private final Clock clock;
    private final List<Family> families = SolverCatalog.standard().everyFamily();
    private final Map<Path, Plan> plans = new HashMap<>();
    private final Estimate.Pace pace = new Estimate.Pace();
    private OptionalDouble speed = OptionalDouble.empty();
    private RowsSoFar rows = RowsSoFar.NONE;
    private List<RecordFile> readFrom = List.of();
    private @Nullable Instant read;
    private long nextReadingNanos;

    /**
     * Makes a reader.
     *
     * @param directory the directory of an experiment, or of its shards
     * @param resumption returns the command that continues the experiment in a directory
     */
    CampaignReader(Path directory, Function<Path, String> resumption) {
        this(directory, resumption, Clock.system());
    }

    /** Makes a reader with another clock. */
    CampaignReader(Path directory, Function<Path, String> resumption, Clock clock) {
        this.directory = directory;
        this.resumption = resumption;
        this.clock = clock;
    }

    /** The state of a file; if it is unchanged, its records are unchanged. */
    private record RecordFile(Path path, Instant changed, long bytes) {
        static Optional<RecordFile> at(Path path) {
            try {
                return Files.exists(path)
                        ? Optional.of(new RecordFile(
                                path, Files.getLastModifiedTime(path).toInstant(), Files.size(path)))
                        : Optional.empty();
            } catch (IOException failed) {
                throw NamedFile.unreadable(path, failed);
            }
        }
    }

    /** A directory with records of the experiment or of a shard. */
    private record Folder(Path path, Plan plan, boolean finished, boolean written, Optional<RecordFile> records) {
        Part part() {
            return plan.shard();
        }
    }

    /**
     * Finds the writing process, and reads the records if they have changed. While a process writes, they are read at intervals.
     *
     * @throws InputException if there is no experiment
     * @throws crosshatch.base.ExplainedException if it cannot be read now
     */
    CampaignState read() {
        List<Folder> folders = folders();
        Plan first = folders.get(0).plan();
        boolean inShards = !folders.get(0).path().equals(directory);
        Plan plan = inShards ? first.withShard(Part.WHOLE) : first;
        int parts = inShards ? first.shard().of() : 1;
        SolverNames names = new SolverNames(families, plan.labels());
        boolean running = folders.stream().anyMatch(folder -> folder.written() && !folder.finished());
        if (!running) pace.stop();
        readRecords(folders, names, running);
        return state(plan, parts, folders, names);
    }

    private void readRecords(List<Folder> folders, SolverNames names, boolean running) {
        List<RecordFile> found =
                folders.stream().flatMap(folder -> folder.records().stream()).toList();
        long start = clock.nanoTime();
        long startCpu = clock.cpuNanos();
        boolean isFirst = read == null;
        boolean due = !running || start - nextReadingNanos >= 0;
        if (!isFirst && (!due || found.equals(readFrom))) return;
        Instant now = Instant.now();
        rows = found.isEmpty() ? RowsSoFar.NONE : rows(folders, names);
        read = now;
        readFrom = found;
        speed = running && !rows.warmup() ? pace.seen(start, rows.nanos()) : OptionalDouble.empty();
        long end = clock.nanoTime();
        long took = startCpu < 0 ? end - start : clock.cpuNanos() - startCpu;
        nextReadingNanos = end + (isFirst ? 0 : PAUSES_PER_READING * took);
    }

    private static RowsSoFar rows(List<Folder> folders, SolverNames names) {
        List<Path> directories = folders.stream()
                .filter(folder -> folder.records().isPresent())
                .map(Folder::path)
                .toList();
        // not confined, so that it can be told to take one thread
        Reading reading = new Reading(false, false);
        try (RunDatabase database = RunDatabase.open(directories, reading)) {
            return RowsSoFar.of(database, folders.stream().map(Folder::plan).toList(), names);
        }
    }

    private List<Folder> folders() {
        List<Path> shards = ResultsStore.shards(directory).stream()
                .filter(shard -> Files.exists(shard.resolve(ResultsStore.PLAN)))
                .sorted()
                .toList();
        List<Folder> folders = (shards.isEmpty() ? List.of(directory) : shards)
                .stream().map(this::folder).toList();
        if (folders.stream().map(folder -> folder.part().of()).distinct().count() > 1) {
            throw new InputException(
                    directory
                            + ": found shards of different experiments, such as 1-of-2 and 1-of-3, expected shards of one. Watch the folder of one shard");
        }
        return folders;
    }

    private Folder folder(Path path) {
        Plan plan = plans.computeIfAbsent(path, PlanFile::in);
        boolean written = ResultsStore.isWritten(path);
        boolean finished = ResultsStore.isFinished(path); // asked last: who is not written may have just finished
        Path records = path.resolve(finished ? ResultsStore.PARQUET : ResultsStore.LEDGER);
        return new Folder(path, plan, finished, written, RecordFile.at(records));
    }

    private CampaignState state(Plan plan, int parts, List<Folder> folders, SolverNames names) {
        long finished = folders.stream().filter(Folder::finished).count();
        List<Folder> idle = folders.stream()
                .filter(folder -> !folder.finished() && !folder.written())
                .toList();
        int writing = folders.size() - (int) finished - idle.size();
        Status status = finished == parts ? Status.FINISHED : writing > 0 ? Status.RUNNING : Status.STOPPED;
        List<Estimate.Work> work = work(plan, names);
        return new CampaignState(
                status,
                new Asked(
                        plan.experiment(),
                        directory.toString(),
                        plan.question().toString(),
                        plan.sets().stream()
                                .map(set -> new SetOfPuzzles(set.name(), set.puzzles()))
                                .toList()),
                new CampaignState.Work(
                        parts == 1
                                ? ""
                                : parts + " shards: " + finished + " finished, " + writing + " running, " + idle.size()
                                        + " interrupted, " + (parts - folders.size()) + " not begun",
                        idle.stream().limit(MOST_IDLE_SHOWN).map(this::idle).toList(),
                        work.stream().mapToLong(Estimate.Work::done).sum(),
                        plan.runs(),
                        status == Status.RUNNING ? estimate(plan, work, writing) : null,
                        solvers(plan, names)),
                rows,
                lastRecord(folders),
                Objects.requireNonNull(read),
                "");
    }

    private Estimate estimate(Plan plan, List<Estimate.Work> work, int writing) {
        Estimate all = Estimate.of(work, writing * plan.placement().jobs(), speed);
        return plan.mayEndEarly() ? all.orSooner() : all;
    }

    private String idle(Folder folder) {
        String last = folder.records()
                .map(file -> "the last record was written on " + CampaignState.dayAndClock(file.changed()))
                .orElse("there is no record");
        return "No process writes to " + folder.path() + "; " + last + ". Resume: " + resumption.apply(folder.path());
    }

    private static @Nullable Instant lastRecord(List<Folder> folders) {
        return folders.stream()
                .flatMap(folder -> folder.records().stream())
                .map(RecordFile::changed)
                .max(Instant::compareTo)
                .orElse(null);
    }

    private static long plannedOfEach(Plan plan) {
        return plan.runs() / Math.max(1, plan.solvers().size());
    }

    private List<Estimate.Work> work(Plan plan, SolverNames names) {
        return solvers(plan, names).stream()
                .map(solver -> rows.warmup()
                        ? new Estimate.Work(solver.label(), 0, solver.planned(), 0)
                        : new Estimate.Work(
                                solver.label(),
                                solver.runs(),
                                solver.planned(),
                                rows.solver(solver.spec()).nanos()))
                .toList();
    }

    private List<SolverState> solvers(Plan plan, SolverNames names) {
        return plan.specs().stream()
                .map(SolverSpec::toString)
                .map(solver -> new SolverState(
                        names.label(solver), solver, rows.solver(solver).runs(), plannedOfEach(plan)))
                .toList();
    }
}
