package crosshatch.jmh;

import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.CpSolverResponse;
import com.google.ortools.sat.SatParameters;
import com.google.ortools.sat.SolveWrapper;
import com.google.ortools.sat.mainJNI;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.TextFormat;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Counter;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.model.cpsat.CpSatModelText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
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

/**
 * What CP-SAT costs on a puzzle that hardly needs a search, and how much of that is ours: {@link #answer} is all, {@link #call} the
 * library's own part with models and parameters that are bytes already, {@link #callWithoutModel} that part for a model of nothing.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class CpSatBenchmark {
    private static final String SPEC = "cpsat/profile=fast/presolve=off/workers=1/model=bool/seed=0";

    /** What the spec says, in the library's words. */
    private static final String PARAMETERS =
            "random_seed: 0 num_workers: 1 cp_model_presolve: false catch_sigint_signal: false"
                    + " cp_model_probing_level: 0 linearization_level: 0 symmetry_level: 0 use_sat_inprocessing: false"
                    + " auto_detect_greater_than_at_least_one_of: false initial_polarity: POLARITY_TRUE";

    /** A set of the catalogue, or a file. */
    @Param({"euler50", "hardest10"})
    public String puzzles = "euler50";

    private Solver solver = SolverCatalog.standard().create(SPEC);
    private Puzzle[] givens = {};
    private byte[][] models = {};
    private byte[] parameters = {};
    private byte[] nothing = {};
    private int next;

    /** @throws IllegalStateException if the calls do not search as the solver does */
    @Setup
    public void setUp() {
        solver.close();
        solver = SolverCatalog.standard().create(SPEC);
        Path home = Path.of(System.getProperty("crosshatch.home", "."));
        try (Stream<Instance> instances =
                new PuzzleSets(home, ReaderSettings.DEFAULT).resolve(puzzles).instances()) {
            givens = instances.map(Instance::puzzle).toArray(Puzzle[]::new);
        }
        try {
            parameters = TextFormat.parse(PARAMETERS, SatParameters.class).toByteArray();
            models = new byte[givens.length][];
            for (int i = 0; i < models.length; i++) models[i] = model(givens[i]);
        } catch (IOException impossible) {
            throw new UncheckedIOException("text in memory can be read", impossible);
        }
        nothing = CpModelProto.getDefaultInstance().toByteArray();
        for (int i = 0; i < givens.length; i++) requireSameSearch(givens[i], models[i]);
        next = 0;
    }

    /** Without the names of the variables, which the solver does not write. */
    private static byte[] model(Puzzle puzzle) throws IOException {
        SolverSpec spec = SolverCatalog.standard().spec(SPEC);
        StringBuilder text = new StringBuilder();
        CpSatModelText.write(puzzle, List.of(), spec::get, text);
        CpModelProto.Builder model =
                TextFormat.parse(text, CpModelProto.class).toBuilder().clearName();
        model.getVariablesBuilderList().forEach(variable -> variable.clearName());
        return model.build().toByteArray();
    }

    private void requireSameSearch(Puzzle puzzle, byte[] model) {
        Answer answer = solver.answer(puzzle, Question.ANY, Budget.unlimited());
        CpSolverResponse response;
        try {
            response = CpSolverResponse.parseFrom(solved(model));
        } catch (InvalidProtocolBufferException e) {
            throw new IllegalStateException(e);
        }
        long conflicts = answer.counters().get(Counter.CONFLICTS).orElseThrow();
        if (response.getNumConflicts() != conflicts) {
            throw new IllegalStateException(
                    puzzle + ": " + response.getNumConflicts() + " conflicts, expected " + conflicts);
        }
    }

    /** From the puzzle in memory to the answer in memory. */
    @Benchmark
    public Answer answer() {
        return solver.answer(givens[turn()], Question.ANY, Budget.unlimited());
    }

    /** The library alone, on the same models. */
    @Benchmark
    public byte[] call() {
        return solved(models[turn()]);
    }

    /** The library alone, on a model without variables. */
    @Benchmark
    public byte[] callWithoutModel() {
        return solved(nothing);
    }

    private int turn() {
        int turn = next;
        next = turn + 1 == givens.length ? 0 : turn + 1;
        return turn;
    }

    private byte[] solved(byte[] model) {
        Library library = new Library();
        try {
            mainJNI.SolveWrapper_setParameters(library.address(), library, parameters);
            return mainJNI.SolveWrapper_solve(library.address(), library, model);
        } finally {
            library.delete();
        }
    }

    private static final class Library extends SolveWrapper {
        long address() {
            return getCPtr(this);
        }
    }

    @TearDown
    public void tearDown() {
        solver.close();
    }
}
