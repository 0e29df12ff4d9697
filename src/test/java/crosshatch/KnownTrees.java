package crosshatch;

import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Question;
import java.util.List;

/**
 * Search trees known by hand, or by a separate naive program that enumerates them: cell with fewest candidates (first in
 * row-major order), digits ascending, one child per candidate. The trees here are the same whether propagation is naked and
 * hidden singles or all-different filtering of every unit, so every complete family that branches so must count the same.
 */
public final class KnownTrees {
    private KnownTrees() {}

    /**
     * One tree.
     *
     * @param decisions children tried
     * @param backtracks children without a solution below them
     * @param conflicts nodes where propagation fails, the root included
     * @param depth deepest level
     */
    public record Tree(Puzzle puzzle, Question question, int decisions, int backtracks, int conflicts, int depth) {}

    /** Solved at the root. */
    public static final Tree NO_SEARCH = new Tree(Puzzles.EULER_1, Question.UNIQUE, 0, 0, 0, 0);

    /** One choice, both alternatives solutions. */
    public static final Tree TWO_LEAVES = new Tree(Puzzles.TWO_SOLUTIONS_2, Question.UNIQUE, 2, 0, 0, 1);

    /** Two choices on a path, three solutions. */
    public static final Tree THREE_LEAVES = new Tree(Puzzles.THREE_SOLUTIONS_2, Question.count(10), 4, 0, 0, 2);

    /** Norvig's first ten, #6: one choice, one dead end. */
    public static final Tree ONE_DEAD_END = new Tree(
            Puzzle.parse("..2..6..7......8.9.8..4..6.85.2..93.....3.....93..1.25.1..9..5.5.4......2..3..6.."),
            Question.UNIQUE,
            2,
            1,
            1,
            1);

    /** Norvig's ten hardest, #8: two choices on a path. */
    public static final Tree TWO_DEAD_ENDS = new Tree(
            Puzzle.parse(".6.5.4.3.1...9...8.........9...5...6.4.6.2.7.7...4...5.........4...8...1.5.2.3.4."),
            Question.UNIQUE,
            4,
            2,
            2,
            2);

    /** Norvig's ten hardest, #9: an inner node is refuted too, so backtracks exceed conflicts. */
    public static final Tree INNER_NODE_REFUTED = new Tree(
            Puzzle.parse("7.....4...2..7..8...3..8.799..5..3...6..2..9...1.97..6...3..9...3..4..6...9..1.35"),
            Question.UNIQUE,
            8,
            5,
            4,
            3);

    /** Norvig's ten hardest, #10. */
    public static final Tree SIXTEEN_DEAD_ENDS = new Tree(
            Puzzle.parse("....7..2.8.......6.1.2.5...9.54....8.........3....85.1...3.2.8.4.......9.7..6...."),
            Question.UNIQUE,
            32,
            25,
            16,
            7);

    public static List<Tree> all() {
        return List.of(
                NO_SEARCH,
                TWO_LEAVES,
                THREE_LEAVES,
                ONE_DEAD_END,
                TWO_DEAD_ENDS,
                INNER_NODE_REFUTED,
                SIXTEEN_DEAD_ENDS);
    }
}
