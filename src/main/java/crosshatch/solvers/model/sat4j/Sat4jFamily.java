package crosshatch.solvers.model.sat4j;

import static crosshatch.solver.CounterMeaning.exact;
import static crosshatch.solver.CounterMeaning.nearest;

import crosshatch.puzzle.board.Board;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Family;
import crosshatch.solver.Library;
import crosshatch.solver.Option;
import crosshatch.solver.Paradigm;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.release.Releases;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code sat4j}: unit propagation and clause learning over a choice of encodings.
 *
 * <p>Without options it is {@code SolverFactory.newDefault()} on the clauses that external SAT solvers read, too: extended encoding,
 * pairwise at-most-one, a unit clause per given. Four options save time compared with the defaults. Two of them are {@code amo=native} and
 * {@code checks=off}. {@code givens=reduced} leaves out candidates that the givens exclude. {@code phase=positive} puts digits into
 * cells, which leaves a much smaller search than removing candidates.
 *
 * <p>The options {@code order=slots}, {@code hall=late} and {@code target=on}, together with {@code phase=positive}, give Sat4j the
 * knowledge of puzzles that {@code lcg} has. They use Sat4j's interfaces for orders and constraints.
 */
public final class Sat4jFamily implements Family {
    private static final Library LIBRARY = new Library(
            Sat4jFamily.class,
            "org.ow2.sat4j",
            "org.ow2.sat4j.core",
            List.of("org.sat4j."),
            List.of(
                    Library.Value.of("2.3.4", "factory", "default", "unsat"),
                    Library.Value.of("2.3.6", "factory", "default", "nosimplification", "concise"),
                    Library.Value.of("2.3.6", "order", "vsids", "slots"),
                    Library.Value.of("2.3.6", "hall", "off", "late"),
                    Library.Value.of("2.3.6", "target", "off", "on")),
            List.of(),
            "2.3.4");

    private static final Map<Counter, CounterMeaning> COUNTERS = Map.of(
            Counter.DECISIONS,
            nearest(
                    "Literals that the search assumed. A choice point has two alternatives, a literal and its negation. The"
                            + " negation follows from the clause learnt after the literal failed, and is not counted"),
            Counter.BACKTRACKS,
            nearest("Conflicts below a decision: each refutes the newest decision. Other decisions that a backjump or a"
                    + " restart undoes are not counted"),
            Counter.CONFLICTS,
            nearest("Falsified clauses and cardinality constraints, including conflicts that the givens or new clauses"
                    + " caused. If the task needs several solutions, falsified clauses that exclude found"
                    + " solutions are included"),
            Counter.PROPAGATIONS,
            nearest("Literals that were propagated (Sat4j's propagations), including the givens"),
            Counter.RESTARTS,
            exact("Sat4j's starts, minus one for each search for a solution"),
            Counter.NOGOODS,
            exact("Learnt clauses, including unit clauses (Sat4j's learnedclauses and learnedliterals)"),
            Counter.DEPTH,
            exact("Most decisions on a path; assumed givens are not included"));

    @Override
    public String name() {
        return "sat4j";
    }

    @Override
    public Paradigm paradigm() {
        return Paradigm.SAT;
    }

    @Override
    public String title() {
        return "Clauses in Sat4j, with a choice of encoding, at-most-one, and solver.";
    }

    @Override
    public String source() {
        return "Sat4j 2.3.6 (Le Berre and Parrain 2010); encodings after Lynce and Ouaknine 2006, Weber 2005, Kwon and"
                + " Jain 2006, tdoku";
    }

    @Override
    public Family at(String release) {
        return Releases.of(this, LIBRARY, release);
    }

    @Override
    public Optional<Library> library() {
        return Optional.of(LIBRARY);
    }

    @Override
    public List<Option> options() {
        return Sat4jOptions.ALL;
    }

    @Override
    public Map<Counter, CounterMeaning> counters() {
        return COUNTERS;
    }

    @Override
    public Optional<String> refusal(Board board, Question question) {
        return Optional.empty(); // every relation has clauses
    }

    @Override
    public boolean traces() {
        return true;
    }

    @Override
    public Optional<String> reasonNotToTrace(SolverSpec spec, Board board) {
        return Sat4jOptions.of(spec).reasonNotToTrace(board).map(why -> name() + " " + why);
    }

    @Override
    public void check(SolverSpec spec) {
        Sat4jOptions.of(spec);
    }

    @Override
    public Solver create(SolverSpec spec, Trace trace) {
        return new Sat4jSolver(Sat4jOptions.of(spec), trace);
    }
}
