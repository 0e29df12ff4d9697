package crosshatch.solver;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.trace.Trace;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * All solvers of one kind: their name, their options, the meanings of their counters, and the way to make one. A family loads
 * no heavy library itself; only {@link #create} does.
 */
public interface Family {

    /** The name in a spec: {@code choco}. */
    String name();

    /** Counts for verdicts: a refutation is confirmed by another paradigm only. */
    Paradigm paradigm();

    /** A description in one sentence. */
    String title();

    /** The source: paper, program, version. */
    String source();

    /** The options; the default of one may follow from the options that a user wrote. */
    List<Option> options();

    /** The meaning of each counter here; every counter has an entry. */
    Map<Counter, CounterMeaning> counters();

    /** The counters that give the size of the search tree; empty if there are none, or if they are not exact. */
    default Optional<TreeCounters> tree() {
        boolean exact = Stream.of(Counter.DECISIONS, Counter.CONFLICTS)
                .map(counter -> counters().get(counter))
                .allMatch(meaning -> meaning != null && meaning.fidelity() == CounterMeaning.Fidelity.EXACT);
        return exact ? Optional.of(TreeCounters.NORMALISED) : Optional.empty();
    }

    /**
     * Whether solvers of this family can be asked about puzzles on a board. A family that does not override this is taken to be
     * written for plain Sudokus and Latin squares. A solver that does not look at units and relations must not answer for
     * others.
     *
     * @return why it cannot, for people; empty if it can
     */
    default Optional<String> refusal(Board board, Question question) {
        return board.isPlain()
                ? Optional.empty()
                : Optional.of(name() + " solves only plain Sudokus and Latin squares, found " + board);
    }

    /**
     * The fault of a published program that this re-creation of it keeps, so that even a solution that it shows can be wrong;
     * for people. The validator excuses nothing. Tables name the fault, and neither the contract test nor the exit code of an
     * experiment blames anybody for {@link Claim.Solved} with a wrong grid.
     *
     * @return empty if the solver is meant to be right, as all but a few are
     */
    default Optional<String> keptFault(SolverSpec spec) {
        return Optional.empty();
    }

    /** Returns the specs that stand for this family in a comparison without chosen solvers. */
    default List<String> contestants() {
        return List.of(name());
    }

    /**
     * Refuses options that do not go together, as {@link #create} does, before anything of a solver is loaded.
     *
     * @throws crosshatch.base.InputException says why
     */
    default void check(SolverSpec spec) {}

    /** The number of threads that a solver keeps busy. */
    default int threads(SolverSpec spec) {
        return 1;
    }

    /** Whether its solvers are programs of their own, whose time includes the cost of starting or reaching them. */
    default boolean isOutside() {
        return false;
    }

    /** The library that answers, of which other releases can be named; empty if there is none. */
    default Optional<Library> library() {
        return Optional.empty();
    }

    /**
     * The family with another release of its library.
     *
     * @param release as {@code crosshatch solvers versions} lists them, or any version that a repository may have
     * @throws InputException if it calls no library, or if this is no version; lists the known releases
     */
    default Family at(String release) {
        throw new InputException("solver '" + name() + OptionValues.RELEASE + release + "': " + name()
                + " has no library with releases. Leave out " + OptionValues.RELEASE + release);
    }

    /** The name without a release of its library: all releases have it in common. */
    default String line() {
        return name();
    }

    /**
     * The version of the library or program that answers, for records; empty if it is this program, or if the library does not
     * report it.
     */
    default Optional<String> version() {
        return library().flatMap(Library::version);
    }

    /** Whether its solvers feed a trace. */
    default boolean traces() {
        return false;
    }

    /**
     * The reason why refutations of a solver on a board cannot be proved from its trace.
     *
     * @return a text for people that begins with the name of the solver; empty if they can be proved
     */
    default Optional<String> silence(SolverSpec spec, Board board) {
        return traces() ? Optional.empty() : Optional.of(name() + " does not report its steps");
    }

    /**
     * @param trace receives every step if {@link #traces()}, else ignored
     * @throws crosshatch.base.InputException if the options do not go together; says why
     * @throws SolverException if the solver cannot run on this machine; says why
     */
    Solver create(SolverSpec spec, Trace trace);
}
