package crosshatch.app.cli;

import crosshatch.app.console.DurationConverter;
import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Progress;
import crosshatch.app.console.ProgressLine;
import crosshatch.app.console.StandardError;
import crosshatch.app.console.Terminal;
import crosshatch.base.InputException;
import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Clock;
import crosshatch.experiment.campaign.WrongAnswers;
import crosshatch.experiment.study.bench.Bench;
import crosshatch.experiment.study.bench.Contender;
import crosshatch.experiment.study.bench.OneThread;
import crosshatch.experiment.study.bench.Schedule;
import crosshatch.experiment.study.bench.Score;
import crosshatch.experiment.study.bench.Team;
import crosshatch.experiment.study.bench.Verdicts;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.instances.sets.Selection;
import crosshatch.results.Environment;
import crosshatch.results.noise.Quartiles;
import crosshatch.results.noise.Sampler;
import crosshatch.results.noise.Samples;
import crosshatch.results.report.SolverNames;
import crosshatch.results.report.figure.Throughput;
import crosshatch.solver.NamedSolver;
import crosshatch.solver.Question;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.NamedSolvers;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code bench}: how fast solvers are beside each other. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Measures how fast solvers are beside each other: they take turns in one process, in shuffled order, and every"
                    + " answer is judged.",
            "Prints time per puzzle and the ratio to the first solver; with --threads, throughput and how long threads"
                    + " were idle. No run is recorded by itself, and none has a limit; see 'compare' for both.",
            "Where a solver was not steady before it was measured, or ran at another speed from some round on, the ratio is"
                    + " 'not steady'.",
            "Where the middle half of the ratios lies on both sides of 1, or the machine drifts, the ratio is 'too noisy':"
                    + " no order is claimed.",
            "Exit code 1 if an answer is wrong, unless by a fault that is kept on purpose; 0 if ratios are too noisy."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  crosshatch bench",
            "  crosshatch bench --solvers swift/kernel=bands,norvig --puzzles hard375 --question unique --isomorphs",
            "  crosshatch bench --solvers engine,backtrack --solver-file docs/servers/backtrack.json --puzzles hardest10",
            "  crosshatch bench --solvers norvig --puzzles hard375 --threads 1,2,4 --schedule shards,queue --out results/threads"
        })
final class BenchCommand implements Callable<Integer> {
    private static final int LATENCY_BLOCK = 1000;
    private static final int WARMUP_PUZZLES = 200;

    @Option(
            names = "--solvers",
            split = ",",
            paramLabel = "[LABEL=]SPEC",
            defaultValue = "swift,engine,norvig,sat4j,choco,cpsat",
            description =
                    "Solvers, as family/option=value/…; the first is the measure of all others. LABEL= calls one so."
                            + " Default: ${DEFAULT-VALUE}.")
    private List<String> solvers = List.of();

    @Mixin
    private GuestOptions guests = new GuestOptions();

    @Mixin
    private PuzzleOptions puzzles = new PuzzleOptions();

    @Mixin
    private QuestionOption question = new QuestionOption(Question.ANY);

    @Option(
            names = "--isomorphs",
            description = "In each round, isomorphs of the puzzles, drawn anew: the order in which a published file has"
                    + " its cells and digits can flatter a solver.")
    private boolean isomorphs;

    @Option(
            names = "--threads",
            split = ",",
            paramLabel = "K",
            description = "Throughput of K threads, each with a solver of its own, instead of latency.")
    private List<Integer> threads = List.of();

    @Option(
            names = "--schedule",
            split = ",",
            defaultValue = "queue",
            description =
                    "How threads share out the puzzles: queue (who is free takes the next) or shards (equal parts,"
                            + " dealt out beforehand, as in Norvig's program). Default: ${DEFAULT-VALUE}.")
    private List<Schedule> schedules = List.of(Schedule.QUEUE);

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "15",
            description = "In each, every solver answers every puzzle. Default: ${DEFAULT-VALUE}.")
    private int rounds = 15;

    @Option(
            names = "--warmup",
            paramLabel = "TIME",
            defaultValue = "10s",
            converter = DurationConverter.class,
            description =
                    "Warm up each solver on the first puzzles of each set until it is steady, at most this long. Default:"
                            + " ${DEFAULT-VALUE}.")
    private Duration warmup = Duration.ofSeconds(10);

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "Of samples, isomorphs and the order of turns. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description =
                    "With --threads: write throughput.csv, the environment, and figures of throughput against threads.")
    private @Nullable Path out;

    @Option(names = "--quiet", description = "No progress on standard error.")
    private boolean quiet;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private final Clock clock = Clock.system();
    private final Map<String, SolverSpec> specs = new LinkedHashMap<>();
    private final List<Throughput> throughputs = new ArrayList<>();
    private final Samples noise = Samples.here();
    private boolean allAsExpected = true;

    @Override
    public Integer call() {
        requireSensible();
        NamedSolvers named = NamedSolvers.parse(solvers, guests.catalog());
        named.tuned().forEach((name, spec) -> err().println(name + " is " + spec));
        for (NamedSolver solver : named.solvers()) {
            if (specs.put(solver.label(), solver.spec()) != null) {
                throw new InputException("--solvers: " + solver.label() + " is named twice");
            }
        }
        List<PuzzleSet> sets = puzzles.sets();
        Selection selection = puzzles.selection(seed);
        requireFit(new ChosenPuzzles(sets, selection));
        puzzles.reportSkipped(err());
        describe();
        List<Contender> contenders = new ArrayList<>();
        try {
            specs.values().forEach(each -> contenders.addAll(contenders(each)));
            Bench bench = new Bench(settings(), contenders, clock, Sampler.here(noise));
            warmUp(bench, contenders, front(sets, selection));
            for (PuzzleSet set : sets) measure(bench, set, read(set, selection));
        } finally {
            contenders.forEach(Contender::close);
        }
        footnotes();
        if (out != null)
            ThroughputFiles.write(
                    out,
                    throughputs,
                    new SolverNames(guests.catalog().families(), NamedSolver.labels(named.solvers())),
                    spec.commandLine().getParseResult().originalArgs());
        return allAsExpected ? ExitCode.DONE : ExitCode.WRONG;
    }

    private void requireSensible() {
        if (rounds < 1) throw new InputException("--rounds " + rounds + ": expected 1 or more");
        for (int count : threads) {
            if (count < 1) throw new InputException("--threads " + count + ": expected 1 or more");
            int cores = Runtime.getRuntime().availableProcessors();
            if (count > cores) {
                err().println("note: --threads " + count + ": this machine has " + cores
                        + ", so threads wait for each other");
            }
        }
        if (threads.isEmpty() && out != null) {
            throw new InputException("--out: only throughput is written; add --threads K");
        }
        if (threads.isEmpty() && spec.commandLine().getParseResult().hasMatchedOption("--schedule")) {
            throw new InputException("--schedule: one thread takes puzzle after puzzle; add --threads K");
        }
    }

    private void requireFit(ChosenPuzzles chosen) {
        for (SolverSpec each : specs.values()) {
            chosen.refusal(each, question.asked()).ifPresent(reason -> {
                throw new InputException(
                        each.family().name() + " cannot take part: " + reason + ". Choose others: --solvers");
            });
        }
    }

    private boolean isThroughput() {
        return !threads.isEmpty();
    }

    private Bench.Settings settings() {
        // With several threads a set is one block: how its end is shared out is part of what is measured.
        return new Bench.Settings(rounds, isThroughput() ? Integer.MAX_VALUE : LATENCY_BLOCK, isomorphs, seed);
    }

    /** One for latency; for throughput one for each number of threads and schedule. */
    private List<Contender> contenders(SolverSpec solver) {
        SolverCatalog catalog = guests.catalog();
        try {
            if (!isThroughput()) {
                return List.of(new OneThread(solver.toString(), catalog.create(solver), question.asked(), clock));
            }
            List<Contender> teams = new ArrayList<>();
            for (int count : threads) {
                for (Schedule schedule : schedules) {
                    teams.add(new Team(
                            solver.toString(), () -> catalog.create(solver), question.asked(), count, schedule, clock));
                }
            }
            return teams;
        } catch (SolverException missing) {
            throw new InputException(missing.getMessage() + ". Choose others: --solvers", missing);
        }
    }

    private static List<Instance> read(PuzzleSet set, Selection selection) {
        try (Stream<Instance> instances = set.instances(selection)) {
            return instances.toList();
        }
    }

    private static List<Instance> front(List<PuzzleSet> sets, Selection selection) {
        List<Instance> front = new ArrayList<>();
        for (PuzzleSet set : sets) {
            try (Stream<Instance> instances = set.instances(selection)) {
                instances.limit(WARMUP_PUZZLES).forEach(front::add);
            }
        }
        return front;
    }

    private void warmUp(Bench bench, List<Contender> contenders, List<Instance> front) {
        for (Contender contender : contenders) {
            ProgressLine.say(err(), "warming up " + contender.solver(), quiet);
            WrongAnswers wrong = WrongAnswers.unrecorded();
            addBad(contender.solver(), bench.warmUp(contender, front, warmup.toNanos()), true, wrong);
            report(wrong);
        }
    }

    private void measure(Bench bench, PuzzleSet set, List<Instance> instances) {
        List<Score> scores;
        try (Progress progress = Progress.of("measuring on " + set.name(), "rounds", rounds, quiet)) {
            scores = bench.run(instances, progress::step);
        }
        PrintWriter out = spec.commandLine().getOut();
        out.printf(
                Locale.ROOT,
                "%n%s, question %s%s (%,d %s, %d %s)%n",
                set.name(),
                question.asked(),
                isomorphs ? ", isomorphs" : "",
                instances.size(),
                instances.size() == 1 ? "puzzle" : "puzzles",
                rounds,
                rounds == 1 ? "round" : "rounds");
        BenchTable table = new BenchTable(scores, this::label, noise.figures());
        Terminal terminal = Terminal.here();
        out.println(terminal.tables()
                .of(isThroughput() ? table.throughput() : table.latency())
                .stripTrailing());
        table.noise().forEach(note -> out.println(terminal.flowed(note)));
        out.flush();
        WrongAnswers wrong = WrongAnswers.unrecorded();
        scores.forEach(score -> addBad(score.contender().solver(), score.verdicts(), false, wrong));
        report(wrong);
        if (isThroughput()) scores.forEach(score -> throughputs.add(throughput(set, instances.size(), score)));
    }

    private Throughput throughput(PuzzleSet set, int puzzlesOfSet, Score score) {
        Quartiles perSecond = score.puzzlesPerSecond();
        return new Throughput(
                set.name(),
                question.asked().toString(),
                score.contender().solver(),
                score.contender().threads(),
                score.contender().schedule(),
                puzzlesOfSet,
                rounds,
                perSecond.first(),
                perSecond.median(),
                perSecond.third());
    }

    /** As the user wrote it. */
    private String label(Score score) {
        return specs.entrySet().stream()
                .filter(each ->
                        each.getValue().toString().equals(score.contender().solver()))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
    }

    /** What is bad of a contender's answers. */
    private static void addBad(String solver, Verdicts verdicts, boolean warmup, WrongAnswers to) {
        verdicts.byKind().forEach((kind, described) -> {
            if (kind.isBad()) {
                List<String> lines = described.first().stream()
                        .map(line -> solver + ": " + line)
                        .toList();
                to.add(solver, kind.verdict().word(), kind.claim(), described.answers(), warmup, lines);
            }
        });
    }

    private void report(WrongAnswers wrong) {
        wrong.tell(new StandardError(spec.commandLine()));
        allAsExpected &= wrong.areExpected();
    }

    private void describe() {
        Environment here = Environment.here(List.of());
        PrintWriter out = spec.commandLine().getOut();
        out.println(here.cpu() + ", " + here.logicalCores() + " hardware threads; " + here.jdk());
        specs.forEach((text, solver) -> {
            if (!text.equals(solver.toString())) out.println(Terminal.here().flowed(text + " = " + solver));
        });
        out.flush();
    }

    private void footnotes() {
        PrintWriter out = spec.commandLine().getOut();
        String meaning = isThroughput()
                ? "Puzzles a second: answers of all threads together, from puzzles in memory to answers in memory.\n"
                        + "Ratio: throughput as a multiple of the first row's, round by round. Busy: in the last round."
                        + " Idle: share of the threads' time in which they answered nothing."
                : "Time: wall clock from puzzle in memory to answer in memory, one thread, after a warm-up.\n"
                        + "Ratio: time as a multiple of the first row's, round by round.";
        String medians = "\nMedians of the rounds; between the quartiles lies the middle half of them.";
        out.println("\n" + Terminal.here().flowed(meaning + medians));
        out.flush();
    }

    private PrintWriter err() {
        return spec.commandLine().getErr();
    }
}
