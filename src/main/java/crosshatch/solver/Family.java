package crosshatch.solver;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.trace.Trace;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * All solvers of one kind: their name, their options, the meanings of their counters, and the method that makes a solver. Only
 * {@link #create} loads the library of a family.
 */
public interface Family {

    /** Returns the name of the family in a spec: {@code choco}. */
    String name();

    /** Returns the kind of search. Of all other solvers, only a solver of another paradigm can confirm a refutation. */
    Paradigm paradigm();

    /** Returns a description in one sentence. */
    String title();

    /** Returns the source: paper, program, version. */
    String source();

    /** Returns the options. The default of one option may depend on the options that a user wrote. */
    List<Option> options();

    /** Returns the meaning of each counter in this family; every counter has an entry. */
    Map<Counter, CounterMeaning> counters();

    /** Returns the counters that measure the size of the search tree; empty if there are none, or if they are not exact. */
    default Optional<TreeCounters> tree() {
        boolean exact = Stream.of(Counter.DECISIONS, Counter.CONFLICTS)
                .map(counter -> counters().get(counter))
                .allMatch(meaning -> meaning != null && meaning.fidelity() == CounterMeaning.Fidelity.EXACT);
        return exact ? Optional.of(TreeCounters.NORMALISED) : Optional.empty();
    }

    /**
     * Returns the reason why solvers of this family cannot carry out a task on a board. By default, a family accepts only plain
     * Sudokus and Latin squares. A solver that ignores units and relations must refuse other boards.
     *
     * @return the reason, for people; empty if the solvers accept the board
     */
    default Optional<String> refusal(Board board, Question question) {
        return board.isPlain()
                ? Optional.empty()
                : Optional.of(name() + " solves only plain Sudokus and Latin squares, found " + board);
    }

    /**
     * Returns the known defect of a published program that its re-creation here preserves, so that even a solution can be wrong. The
     * validator makes no exception for it. Tables name the defect, and a wrong grid in {@link Claim.Solved} does not change the exit
     * code of an experiment.
     *
     * @return the defect, for people; empty if the solver has no known defect, which is true of nearly all solvers
     */
    default Optional<String> knownDefect(SolverSpec spec) {
        return Optional.empty();
    }

    /** Returns the specs that represent this family in a comparison for which the user chose no solvers. */
    default List<String> defaultConfigurations() {
        return List.of(name());
    }

    /**
     * Refuses options that cannot be combined, as {@link #create} does, but before any library is loaded.
     *
     * @throws crosshatch.base.InputException with the reason
     */
    default void check(SolverSpec spec) {}

    /** Returns the number of threads that a solver uses. */
    default int threads(SolverSpec spec) {
        return 1;
    }

    /**
     * Returns whether the solvers are programs of their own, so that a time includes the cost of starting them or of sending
     * puzzles to them.
     */
    default boolean runsInOwnProcess() {
        return false;
    }

    /**
     * Returns the library of the family; a spec can name another release of this library. The result is empty if the family calls
     * no library.
     */
    default Optional<Library> library() {
        return Optional.empty();
    }

    /**
     * Returns the family with another release of its library.
     *
     * @param release as {@code crosshatch solvers list} lists them, or any version that a repository may have
     * @throws InputException if the family calls no library, or if there is no such version; the message lists the known releases
     */
    default Family at(String release) {
        throw new InputException("solver '" + name() + OptionValues.RELEASE + release + "': " + name()
                + " has no library with releases. Leave out " + OptionValues.RELEASE + release);
    }

    /** Returns the name without a release of the library, so that all releases have the same name. */
    default String line() {
        return name();
    }

    /**
     * Returns the version of the library or program, for records; empty if the solvers are part of this program, or if the library
     * does not report its version.
     */
    default Optional<String> version() {
        return library().flatMap(Library::version);
    }

    /** Returns whether its solvers send events to a trace. */
    default boolean traces() {
        return false;
    }

    /**
     * Returns the reason why the trace of a solver is no proof of a refutation on this board.
     *
     * @return a text for people that begins with the name of the solver; empty if the trace is a proof
     */
    default Optional<String> reasonNotToTrace(SolverSpec spec, Board board) {
        return traces() ? Optional.empty() : Optional.of(name() + " does not report its steps");
    }

    /**
     * Makes a solver and loads its library.
     *
     * @param trace receives every step if {@link #traces()} is true; otherwise the solver ignores it
     * @throws crosshatch.base.InputException if the options cannot be combined; the message gives the reason
     * @throws SolverException if the solver cannot run on this machine; the message gives the reason
     */
    Solver create(SolverSpec spec, Trace trace);
}
