package crosshatch.jmh;

import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.proof.Axioms;
import crosshatch.proof.certify.Certified;
import crosshatch.proof.certify.Certifier;
import crosshatch.proof.certify.ClauseCheck;
import crosshatch.proof.certify.ProofCheck;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.Optional;
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

/** Time to tell enough for, to find, and to check the proof that a puzzle of order 3 has one solution: the mean over a set. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class ProofBenchmark {
    private static final int MOST = 1000;

    /** Whose refutations. */
    @Param({"engine", "swift"})
    public String solver = "engine";

    /** A set of the catalogue, or a file; its first thousand puzzles. */
    @Param({"hardest10", "euler50"})
    public String puzzles = "hardest10";

    private Certifier certifier = new Certifier(SolverCatalog.standard().spec(solver), System::nanoTime);
    private Solver alone =
            SolverCatalog.standard().create(SolverCatalog.standard().spec(solver));
    private ProofCheck check = new ClauseCheck(new Axioms(Board.sudoku(3)));
    private Certified[] proofs = {};
    private int next;

    /** @throws IllegalStateException if a puzzle has no proof */
    @Setup
    public void setUp() {
        tearDown();
        certifier = new Certifier(SolverCatalog.standard().spec(solver), System::nanoTime);
        alone = SolverCatalog.standard().create(SolverCatalog.standard().spec(solver));
        check = new ClauseCheck(new Axioms(Board.sudoku(3)));
        Path home = Path.of(System.getProperty("crosshatch.home", "."));
        PuzzleSets sets = new PuzzleSets(home, ReaderSettings.DEFAULT);
        try (Stream<Instance> instances = sets.resolve(puzzles).instances()) {
            proofs = instances.limit(MOST).map(each -> proved(each.puzzle())).toArray(Certified[]::new);
        }
        next = 0;
    }

    private Certified proved(Puzzle puzzle) {
        Certified certified = certifier.certify(puzzle, Question.UNIQUE);
        if (!certified.isProved()) throw new IllegalStateException(puzzle + ": " + certified.certificate());
        return certified;
    }

    private Certified nextProof() {
        Certified proof = proofs[next];
        next = next + 1 == proofs.length ? 0 : next + 1;
        return proof;
    }

    /** Solving alone. */
    @Benchmark
    public Answer solve() {
        return alone.answer(nextProof().puzzle(), Question.UNIQUE, Budget.unlimited());
    }

    /** Solving and hearing: what logging costs is the ratio to {@link #solve}. */
    @Benchmark
    public Answer hear() {
        return certifier.answer(nextProof().puzzle(), Question.UNIQUE, Budget.unlimited());
    }

    /** Solving, hearing, elaborating, trimming and checking. */
    @Benchmark
    public Certified certify() {
        return certifier.certify(nextProof().puzzle(), Question.UNIQUE);
    }

    /** Checking in memory. */
    @Benchmark
    public Optional<String> check() {
        Certified proof = nextProof();
        return check.fault(proof.axioms(), proof.lemmas());
    }

    @TearDown
    public void tearDown() {
        certifier.close();
        alone.close();
    }
}
