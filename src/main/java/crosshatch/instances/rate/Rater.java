package crosshatch.instances.rate;

import crosshatch.base.InputException;
import crosshatch.instances.explain.Ending;
import crosshatch.instances.explain.Explainer;
import crosshatch.instances.explain.Explanation;
import crosshatch.instances.explain.technique.Technique;
import crosshatch.instances.rate.Rating.Difficulty;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.Symmetry;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;

/**
 * Rates puzzles of order 3. For use by one thread.
 *
 * <p>The depth is D. Berthier's T&amp;E ("Pattern-Based Constraint Satisfaction and Logic Puzzles", 2012): our readable engine
 * uses singleton consistency at the root, and a depth suffices if no decision remains.
 */
public final class Rater {
    private static final int MAX_STEPS = 1_000;
    private static final List<String> TECHNIQUES =
            Technique.simplestFirst().stream().map(Technique::title).toList();

    /** The solver whose decisions are counted as guesses by default. */
    public static final String GUESSER = "swift";

    private static final SolverCatalog CATALOG = SolverCatalog.standard();

    private final Solver swift = CATALOG.create("swift");
    private final Solver norvig = CATALOG.create("norvig");
    /** The solvers, by depth. */
    private final List<Solver> shaving = Stream.of("off", "root", "root/shavedepth=2", "root/shavedepth=3")
            .map(shave -> CATALOG.create("engine/propagate=singles/shave=" + shave))
            .toList();

    private final Explainer explainer = new Explainer(false, MAX_STEPS);
    private final int isomorphs;
    private final long seed;
    private final Solver guesser;

    /**
     * Makes a rater.
     *
     * @param isomorphs the number of isomorphs over which backtracks are averaged, 1 or more
     * @param seed the seed of the isomorphs, equal for each puzzle, so that a rating does not depend on earlier ratings
     * @param guesser the solver whose decisions are the guesses; the caller closes it
     */
    public Rater(int isomorphs, long seed, Solver guesser) {
        this.isomorphs = isomorphs;
        this.seed = seed;
        this.guesser = guesser;
    }

    /**
     * Rates a puzzle.
     *
     * @throws InputException if the puzzle is not of order 3
     */
    public Rating rate(Puzzle puzzle) {
        if (puzzle.board().order() != 3) {
            throw new InputException("rate: expected puzzles of order 3, found " + puzzle.board());
        }
        Answer answer = ask(swift, puzzle, Question.UNIQUE);
        if (!(answer.claim() instanceof Claim.Unique)) {
            return new Rating(puzzle.clues(), answer.claim().word(), Optional.empty());
        }
        Optional<String> technique = technique(puzzle);
        int level = technique.map(title -> TECHNIQUES.indexOf(title) + 1).orElse(TECHNIQUES.size() + 1);
        Difficulty difficulty = new Difficulty(
                depth(puzzle),
                technique.filter(title -> !title.isEmpty()),
                level,
                meanBacktracks(puzzle),
                guesses(puzzle, answer.claim()));
        return new Rating(puzzle.clues(), answer.claim().word(), Optional.of(difficulty));
    }

    /**
     * Returns the guesses of the chosen solver.
     *
     * @param claim the right status; another one has no guesses
     */
    private OptionalLong guesses(Puzzle puzzle, Claim claim) {
        Answer answer = ask(guesser, puzzle, Question.UNIQUE);
        return answer.claim().equals(claim) ? answer.counters().get(Counter.DECISIONS) : OptionalLong.empty();
    }

    private Optional<Integer> depth(Puzzle puzzle) {
        for (int depth = 0; depth < shaving.size(); depth++) {
            if (count(ask(shaving.get(depth), puzzle, Question.ANY), Counter.DECISIONS) == 0) return Optional.of(depth);
        }
        return Optional.empty();
    }

    /** Returns the hardest technique used, an empty text for a full grid; empty if the techniques do not suffice. */
    private Optional<String> technique(Puzzle puzzle) {
        Explanation explanation = explainer.explain(puzzle);
        if (!(explanation.ending() instanceof Ending.Solved)) return Optional.empty();
        return TECHNIQUES.stream()
                .filter(explanation.uses()::containsKey)
                .reduce((easier, harder) -> harder)
                .or(() -> Optional.of(""));
    }

    private double meanBacktracks(Puzzle puzzle) {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(seed);
        long sum = 0;
        for (int i = 0; i < isomorphs; i++) {
            Puzzle isomorph = Symmetry.random(puzzle.board(), random::nextInt).apply(puzzle);
            sum += count(ask(norvig, isomorph, Question.ANY), Counter.BACKTRACKS);
        }
        return (double) sum / isomorphs;
    }

    private static Answer ask(Solver solver, Puzzle puzzle, Question question) {
        return solver.answer(puzzle, question, Budget.unlimited());
    }

    private static long count(Answer answer, Counter counter) {
        return answer.counters()
                .get(counter)
                .orElseThrow(() -> new AssertionError("the solver does not count " + counter.column()));
    }
}
