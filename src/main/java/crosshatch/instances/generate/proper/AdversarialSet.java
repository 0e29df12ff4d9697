package crosshatch.instances.generate.proper;

import crosshatch.base.InputException;
import crosshatch.instances.generate.GeneratedSet;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.io.Writer;
import java.util.function.Consumer;
import java.util.function.Function;
import org.apache.commons.rng.UniformRandomProvider;

/**
 * Minimal puzzles of order 3, no two equivalent, from a search for puzzles on which one solver backtracks most. Equal counters of
 * the solver yield equal sets, independent of time; a longer set begins with the shorter one.
 *
 * @param solver the solver, whose backtracks on a puzzle must not depend on earlier puzzles
 * @param question its task
 * @param looks the budget of the search for each puzzle: the number of times that a given is removed to find replacements
 * @param count the number of puzzles
 * @param seed any number
 */
public record AdversarialSet(SolverSpec solver, Question question, int looks, int count, long seed) {
    /** The limit of a run, after which its backtracks count as they are, because brute force might never end. */
    private static final Limits LIMITS = Limits.ofDecisions(1_000_000);

    /**
     * Checks the request.
     *
     * @throws InputException if the solver counts no backtracks, or a number is less than 1
     */
    public AdversarialSet {
        if (looks < 1) throw new InputException("budget " + looks + ": expected 1 or more");
        if (count < 1) throw new InputException("count " + count + ": expected 1 or more");
        solver.family().refusal(Board.sudoku(3), question).ifPresent(reason -> {
            throw new InputException("a search against " + solver + ": " + reason);
        });
        CounterMeaning backtracks =
                solver.family().counters().getOrDefault(Counter.BACKTRACKS, CounterMeaning.absent(""));
        if (backtracks.fidelity() == CounterMeaning.Fidelity.ABSENT) {
            throw new InputException("a search against " + solver + ": it does not count backtracks: "
                    + backtracks.how() + ". Expected a family that counts backtracks");
        }
    }

    /** Returns the generator spec of the set. */
    public String name() {
        return "hard-for=" + solver + "/question=" + question + "/budget=" + looks + "/count=" + count + "/seed="
                + seed;
    }

    /**
     * Makes the puzzles and passes them on in order, in the calling thread.
     *
     * @param jobs the number of threads, which does not change the puzzles
     */
    public void forEach(int jobs, Consumer<Puzzle> taker) {
        ProperSet.distinct(this::recipe, jobs, count, seed, taker);
    }

    /** Writes the set in the form of {@link ProperSet#write}. */
    public void write(Writer out, int jobs, Runnable written) throws IOException {
        GeneratedSet.write(out, name(), lines -> forEach(jobs, puzzle -> lines.accept(puzzle.toString())), written);
    }

    private Function<UniformRandomProvider, Puzzle> recipe() {
        return Climb.recipe(Effort.backtracks(SolverCatalog.standard().create(solver), question, LIMITS), looks);
    }
}
