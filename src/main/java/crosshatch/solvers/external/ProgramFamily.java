package crosshatch.solvers.external;

import crosshatch.base.Printable;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Family;
import crosshatch.solver.Limits;
import crosshatch.solver.Option;
import crosshatch.solver.Paradigm;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.TreeCounters;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.external.process.ProgramRun;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** An external program as a family; it has options of its model and options of its own. */
public final class ProgramFamily implements Family {
    private static final Limits FOR_A_VERSION = Limits.ofNanos(10_000_000_000L);

    private final Description description;
    /** The start-up time of each spec, which is measured once. */
    private final Map<String, StartUp> starts = new ConcurrentHashMap<>();
    /** The reason why MiniZinc refuses a spec, which is asked for once. */
    private final Map<String, Optional<String>> refusals = new ConcurrentHashMap<>();

    /** Makes a family without starting the program, which may not be installed. */
    public ProgramFamily(Description description) {
        this.description = description;
    }

    Description description() {
        return description;
    }

    /** Returns whether the program is started once and answers line by line. */
    public boolean isServer() {
        return description.server();
    }

    @Override
    public String name() {
        return description.name();
    }

    @Override
    public Paradigm paradigm() {
        return description.kind();
    }

    @Override
    public String title() {
        return description.title() + (description.note().isEmpty() ? "" : " (" + description.note() + ")");
    }

    @Override
    public String source() {
        return description.source();
    }

    @Override
    public List<Option> options() {
        List<Option> options = new ArrayList<>(description.input().options());
        description.options().forEach((name, choice) -> options.add(option(name, choice)));
        return options;
    }

    private static Option option(String name, Description.Choice choice) {
        if (choice.takesWords()) return Option.word(name, choice.byDefault(), choice.about());
        List<String> meanings = new ArrayList<>();
        choice.values().forEach((value, arguments) -> {
            meanings.add(value);
            meanings.add(arguments.isEmpty() ? "no argument" : String.join(" ", arguments));
        });
        return Option.choice(name, choice.byDefault(), choice.about(), meanings.toArray(String[]::new));
    }

    @Override
    public Map<Counter, CounterMeaning> counters() {
        Map<Counter, CounterMeaning> counters = new EnumMap<>(Counter.class);
        for (Counter counter : Counter.values()) counters.put(counter, meaning(counter));
        return counters;
    }

    private CounterMeaning meaning(Counter counter) {
        String pattern = description.counters().get(counter.column());
        if (pattern != null) {
            return CounterMeaning.nearest(
                    "the value that the program prints as '" + pattern + "'; of several calls" + " the sum");
        }
        return description.output() == Dialect.LINE
                ? CounterMeaning.nearest("the value that the program writes as " + counter.column() + "=, if it does")
                : CounterMeaning.absent("its description does not say where the program prints it");
    }

    @Override
    public Optional<TreeCounters> tree() {
        return Optional.ofNullable(description.tree()).map(tree -> new TreeCounters(tree.nodes(), 0, tree.deadEnds()));
    }

    @Override
    public Optional<String> refusal(Board board, Question question) {
        return description
                .input()
                .refusal(board)
                .or(() -> description.output().refusal(board))
                .or(() -> refusal(question))
                .map(reason -> name() + " " + reason);
    }

    private Optional<String> refusal(Question question) {
        return question.limit() > 1
                        && description.several().isEmpty()
                        && !description.input().excludes()
                ? Optional.of("supports only the task any. For other tasks, its description needs 'several', the"
                        + " arguments that make it search for more than one solution")
                : Optional.empty();
    }

    /** Refuses a solver that MiniZinc does not have, and a model that it does not understand. */
    @Override
    public void check(SolverSpec spec) {
        refusal(spec).ifPresent(reason -> {
            throw spec.refused(reason);
        });
    }

    private Optional<String> refusal(SolverSpec spec) {
        return refusals.computeIfAbsent(
                spec.configuration().toString(),
                each -> MiniZinc.refusal(description, Arguments.of(description, spec, 1)));
    }

    @Override
    public boolean runsInOwnProcess() {
        return true;
    }

    /**
     * Returns the first line that its version command prints, with the hash of a user's model; empty if there is no such command, or it
     * fails.
     */
    @Override
    public Optional<String> version() {
        return printedVersion()
                .map(line -> MiniZincModels.isModel(name())
                        ? line + "; model of SHA-256 " + MiniZincModels.sha256(description)
                        : line);
    }

    private Optional<String> printedVersion() {
        if (description.version().isEmpty()) return Optional.empty();
        try {
            ProgramRun run = ProgramRun.of(description.version(), ProgramRun.Input.NOTHING, FOR_A_VERSION);
            return (run.output() + "\n" + run.complaint())
                    .lines()
                    .map(line -> Printable.of(line).strip())
                    .filter(line -> !line.isEmpty())
                    .findFirst();
        } catch (IOException missing) {
            return Optional.empty();
        }
    }

    @Override
    public boolean traces() {
        return description.proving().isPresent();
    }

    @Override
    public Optional<String> reasonNotToTrace(SolverSpec spec, Board board) {
        if (!traces()) return Optional.of(name() + " writes no proof, or its description does not say how");
        return description
                        .input()
                        .modelOf(spec)
                        .filter(model -> model.hasOnlyCandidates(board))
                        .isPresent()
                ? Optional.empty()
                : Optional.of(name()
                        + " uses variables that do not stand for candidates, but a proof can only use candidates");
    }

    @Override
    public Solver create(SolverSpec spec, Trace trace) {
        requireInstalled(description.command().get(0));
        refusal(spec).ifPresent(reason -> {
            throw new SolverException(spec + " cannot run here: " + reason);
        });
        return solver(
                spec,
                starts.computeIfAbsent(spec.toString(), each -> new StartUp(
                                () -> solver(spec, StartUp.UNKNOWN, Trace.OFF), description.input())
                        .measured()),
                trace);
    }

    private Solver solver(SolverSpec spec, StartUp startUp, Trace trace) {
        return description.server()
                ? new ServerSolver(description, spec, startUp)
                : new ProgramSolver(description, spec, startUp, trace);
    }

    private void requireInstalled(String program) {
        if (isExecutable(Path.of(program)) && program.contains(File.separator)) return;
        String path = System.getenv().getOrDefault("PATH", "");
        boolean found = Arrays.stream(path.split(File.pathSeparator, -1))
                .anyMatch(folder -> isExecutable(Path.of(folder).resolve(program)));
        if (!found || program.contains(File.separator)) {
            throw new SolverException(name() + " cannot run here: found no program '" + program + "'"
                    + (program.contains(File.separator) ? "" : " on the PATH") + ". Install it");
        }
    }

    private static boolean isExecutable(Path file) {
        return Files.isExecutable(file) && !Files.isDirectory(file);
    }
}
