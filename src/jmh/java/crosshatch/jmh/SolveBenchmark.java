package crosshatch.jmh;

import crosshatch.experiment.Judge;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** Time for a puzzle, in turn from a set, by one solver that knows nothing but that set: the mean over the set. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class SolveBenchmark {
    /** Any spec. */
    @Param({"swift/kernel=bands", "swift/kernel=lanes", "engine", "norvig"})
    public String solver = "swift";

    @Param({"any", "unique"})
    public String question = "any";

    /** A set of the catalogue, or a file. */
    @Param({"hardest10", "first10", "euler50", "hp71b"})
    public String puzzles = "hardest10";

    private Solver answering = SolverCatalog.standard().create(solver);
    private Question asked = Question.ANY;
    private Puzzle[] givens = {};
    private int next;

    /**
     * Reads the puzzles and has every answer judged, once.
     *
     * @throws IllegalStateException if one is wrong
     */
    @Setup
    public void setUp() {
        asked = Question.parse(question);
        answering.close();
        answering = SolverCatalog.standard().create(solver);
        Path home = Path.of(System.getProperty("crosshatch.home", "."));
        PuzzleSets sets = new PuzzleSets(home, ReaderSettings.DEFAULT);
        try (Stream<Instance> instances = sets.resolve(puzzles).instances()) {
            givens = instances.peek(this::requireCorrect).map(Instance::puzzle).toArray(Puzzle[]::new);
        }
        next = 0;
    }

    private void requireCorrect(Instance instance) {
        Claim claim =
                answering.answer(instance.puzzle(), asked, Budget.unlimited()).claim();
        Judge.Ruling ruling = Judge.rule(instance.puzzle(), instance.known(), asked, claim);
        if (ruling.verdict() == Verdict.WRONG || ruling.verdict() == Verdict.CRASHED) {
            throw new IllegalStateException(solver + " on " + instance.label() + ": " + ruling.reason());
        }
    }

    @Benchmark
    public Claim solve() {
        Puzzle puzzle = givens[next];
        next = next + 1 == givens.length ? 0 : next + 1;
        return answering.answer(puzzle, asked, Budget.unlimited()).claim();
    }

    @TearDown
    public void tearDown() {
        answering.close();
    }
}
