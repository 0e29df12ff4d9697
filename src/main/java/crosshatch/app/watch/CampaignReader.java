package crosshatch.app.watch;

import crosshatch.app.watch.CampaignState.RatioToReference;
import crosshatch.app.watch.CampaignState.SetOfPuzzles;
import crosshatch.app.watch.CampaignState.SolverState;
import crosshatch.app.watch.CampaignState.Status;
import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.experiment.Part;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.campaign.Messages;
import crosshatch.experiment.campaign.WrongAnswers;
import crosshatch.results.ResultsStore;
import crosshatch.results.database.Reading;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.SolverNames;
import crosshatch.results.report.figure.SolverStyle;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/** Finds the state of a campaign in its directory, as often as it is asked. One thread at a time. */
final class CampaignReader {
    private static final DateTimeFormatter MOMENT = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");
    /** Of shards that nobody writes to. */
    private static final int MOST_IDLE_SHOWN = 5;

    private final Path directory;
    private final Map<Path, Plan> plans = new HashMap<>();
    private final Estimate.Pace pace = new Estimate.Pace();

    /** @param directory of an experiment, or of its shards */
    CampaignReader(Path directory) {
        this.directory = directory;
    }

    /** What a directory with records holds: all of the experiment, or a shard. */
    private record Folder(Path path, Plan plan, boolean finished, boolean written, Optional<Instant> lastRecord) {
        Part part() {
            return plan.shard();
        }

        /** What continues it. */
        String resumption() {
            String resume = "crosshatch compare --resume --out ";
            if (part().equals(Part.WHOLE)) return resume + path;
            Path experiment = Objects.requireNonNullElse(path.getParent(), Path.of("."));
            return resume + experiment + " --shard " + part().index() + "/" + part().of();
        }
    }

    /**
     * @throws InputException if there is no experiment
     * @throws crosshatch.base.ExplainedException if it cannot be read now
     */
    CampaignState read() {
        List<Folder> folders = folders();
        Plan first = folders.get(0).plan();
        boolean inShards = !folders.get(0).path().equals(directory);
        Plan plan = inShards ? first.withShard(Part.WHOLE) : first;
        int parts = inShards ? first.shard().of() : 1;
        SolverNames names = new SolverNames(SolverCatalog.standard().everyFamily(), plan.labels());
        List<Path> withRuns = folders.stream()
                .filter(folder -> folder.lastRecord().isPresent())
                .map(Folder::path)
                .toList();
        if (withRuns.isEmpty()) return state(plan, parts, folders, names, Optional.empty());
        // not confined, so that it can be told to take one thread
        Reading reading = new Reading(false, false, SolverCatalog.standard()::identity);
        try (RunDatabase runs = RunDatabase.open(withRuns, reading)) {
            return state(plan, parts, folders, names, Optional.of(new RunsSoFar(runs)));
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
                    directory + ": found shards of different numbers, which hold the same runs. Watch one of them");
        }
        return folders;
    }

    private Folder folder(Path path) {
        Plan plan = plans.computeIfAbsent(path, PlanFile::in);
        boolean written = ResultsStore.isWritten(path);
        boolean finished = ResultsStore.isFinished(path); // asked last: who is not written may have just finished
        Path records = path.resolve(finished ? ResultsStore.PARQUET : ResultsStore.LEDGER);
        try {
            Optional<Instant> last = Files.exists(records)
                    ? Optional.of(Files.getLastModifiedTime(records).toInstant())
                    : Optional.empty();
            return new Folder(path, plan, finished, written, last);
        } catch (IOException failed) {
            throw NamedFile.unreadable(records, failed);
        }
    }

    private CampaignState state(
            Plan plan, int parts, List<Folder> folders, SolverNames names, Optional<RunsSoFar> found) {
        long finished = folders.stream().filter(Folder::finished).count();
        List<Folder> idle = folders.stream()
                .filter(folder -> !folder.finished() && !folder.written())
                .toList();
        int writing = folders.size() - (int) finished - idle.size();
        Status status = finished == parts ? Status.FINISHED : writing > 0 ? Status.RUNNING : Status.STOPPED;
        boolean warmup = found.filter(RunsSoFar::isWarmup).isPresent() || found.isEmpty();
        List<RunsSoFar.OfSolver> recorded = found.map(RunsSoFar::solvers).orElse(List.of());
        List<Estimate.Work> work = work(plan, names, warmup ? List.of() : recorded);
        long done = work.stream().mapToLong(Estimate.Work::done).sum();
        double runNanos = work.stream().mapToDouble(Estimate.Work::nanos).sum();
        OptionalDouble speed = pace.seen(System.nanoTime(), runNanos, status == Status.RUNNING);
        Optional<String> reference = warmup ? Optional.empty() : found.flatMap(RunsSoFar::reference);
        Said said = new Said();
        found.ifPresent(runs -> runs.wrongAnswers(names).tell(said));
        return new CampaignState(
                status,
                plan.experiment(),
                directory.toString(),
                plan.question().toString(),
                plan.sets().stream()
                        .map(set -> new SetOfPuzzles(set.name(), set.puzzles()))
                        .toList(),
                parts == 1
                        ? ""
                        : parts + " shards: " + finished + " finished, " + writing + " running, " + idle.size()
                                + " interrupted, " + (parts - folders.size()) + " not begun",
                idle.stream().limit(MOST_IDLE_SHOWN).map(CampaignReader::idle).toList(),
                warmup,
                done,
                plan.runs(),
                status == Status.RUNNING
                        ? Estimate.of(work, writing * plan.placement().jobs(), speed)
                        : null,
                solvers(plan, names, recorded, reference, found),
                reference.map(names::label).orElse(""),
                reference.isPresent() ? found.orElseThrow().common() : 0,
                said.alarms,
                said.notes,
                found.map(RunsSoFar::noise).orElse(null),
                lastRecord(folders),
                System.currentTimeMillis(),
                "");
    }

    private static String idle(Folder folder) {
        String last = folder.lastRecord()
                .map(moment -> "the last record is of " + MOMENT.format(moment.atZone(ZoneId.systemDefault())))
                .orElse("there is no record");
        return "Nobody writes to " + folder.path() + "; " + last + ". Resume: " + folder.resumption();
    }

    private static @Nullable Long lastRecord(List<Folder> folders) {
        return folders.stream()
                .flatMap(folder -> folder.lastRecord().stream())
                .map(Instant::toEpochMilli)
                .max(Long::compare)
                .orElse(null);
    }

    private static List<Estimate.Work> work(Plan plan, SolverNames names, List<RunsSoFar.OfSolver> measured) {
        long planned = plan.runs() / Math.max(1, plan.solvers().size());
        return plan.specs().stream()
                .map(spec -> of(spec, measured)
                        .map(each -> new Estimate.Work(names.label(spec.toString()), each.runs(), planned, each.nanos()))
                        .orElse(new Estimate.Work(names.label(spec.toString()), 0, planned, 0)))
                .toList();
    }

    private static Optional<RunsSoFar.OfSolver> of(SolverSpec spec, List<RunsSoFar.OfSolver> recorded) {
        return recorded.stream()
                .filter(each -> each.solver().equals(spec.toString()))
                .findFirst();
    }

    private static List<SolverState> solvers(
            Plan plan,
            SolverNames names,
            List<RunsSoFar.OfSolver> recorded,
            Optional<String> reference,
            Optional<RunsSoFar> found) {
        Map<String, SolverStyle> styles =
                SolverStyle.of(plan.specs().stream().map(SolverSpec::toString).toList());
        Map<String, List<double[]>> curves = found.map(RunsSoFar::curves).orElse(Map.of());
        long planned = plan.runs() / Math.max(1, plan.solvers().size());
        List<SolverState> solvers = new ArrayList<>();
        for (SolverSpec spec : plan.specs()) {
            String solver = spec.toString();
            SolverStyle style = Objects.requireNonNull(styles.get(solver));
            RunsSoFar.OfSolver runs = of(spec, recorded).orElse(RunsSoFar.OfSolver.none(solver));
            @Nullable RatioToReference ratio = reference
                    .filter(other -> !other.equals(solver))
                    .flatMap(other -> found.flatMap(all -> all.ratio(solver, other)))
                    .orElse(null);
            solvers.add(new SolverState(
                    names.label(solver),
                    solver,
                    style.hex(),
                    style.dash(),
                    runs.runs(),
                    planned,
                    runs.puzzles(),
                    runs.solved(),
                    runs.wrong(),
                    runs.crashed(),
                    runs.open(),
                    runs.medianNanos(),
                    curves.getOrDefault(solver, List.of()),
                    ratio));
        }
        return solvers;
    }

    /** Keeps what is said of wrong answers. */
    private static final class Said implements Messages {
        private final List<String> notes = new ArrayList<>();
        private final List<String> alarms = new ArrayList<>();

        @Override
        public void say(String line) {
            notes.add(line);
        }

        @Override
        public void alarm(String line) {
            alarms.add(line);
        }
    }
}
