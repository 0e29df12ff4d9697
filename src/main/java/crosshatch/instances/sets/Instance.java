package crosshatch.instances.sets;

import crosshatch.base.InputException;
import crosshatch.puzzle.BoardSymmetries;
import crosshatch.puzzle.CellMove;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.Symmetry;
import crosshatch.puzzle.board.Board;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A puzzle in its place in a set.
 *
 * @param set name of the set
 * @param position 1-based, in the order of the set's file
 * @param variant empty for the puzzle as it stands there; {@link #REVERSED}, {@link #ISOMORPH} for one made from it
 * @param known the known answer of this variant
 * @param origin file and line that state the known answer, for people; empty if no file does
 */
public record Instance(String set, long position, String variant, Puzzle puzzle, KnownAnswer known, String origin) {
    /** The cells in reverse order, as Norvig's {@code -r} makes them. */
    public static final String REVERSED = "reversed";

    /** The variant of a random isomorph, followed by a number. */
    public static final String ISOMORPH = "isomorph-";

    /** The variant of the isomorph that solvers warm up on. */
    public static final String WARMUP = "warmup";

    /** Draws of an isomorph for the warm-up: a board with one symmetry has the puzzle itself as every second one. */
    private static final int MOST_DRAWS = 20;

    /** With a known answer that no file states. */
    public Instance(String set, long position, String variant, Puzzle puzzle, KnownAnswer known) {
        this(set, position, variant, puzzle, known, "");
    }

    /** The same puzzle of a set by this name. */
    Instance in(String name) {
        return new Instance(name, position, variant, puzzle, known, origin);
    }

    /**
     * The reversal, at the same position.
     *
     * @throws InputException if the board reversed is another board
     */
    public Instance reversed() {
        Board board = puzzle.board();
        if (!board.isPlain() && !CellMove.reversal(board).keeps(board)) {
            throw new InputException("reversed: " + label() + " is a " + board
                    + ", which is another board if it is reversed. Leave out the set or the reversal");
        }
        return new Instance(set, position, REVERSED, puzzle.reversed(), known.reversed(), origin);
    }

    /**
     * An image of this puzzle under a symmetry, at the same position.
     *
     * @param number of the image, from 1
     */
    public Instance isomorph(int number, Symmetry symmetry) {
        String name = (variant.isEmpty() ? "" : variant + "-") + ISOMORPH + number;
        return new Instance(set, position, name, symmetry.apply(puzzle), known.isomorph(symmetry), origin);
    }

    /**
     * A random image of this puzzle: of a plain Sudoku all isomorphs are equally likely, of another board those are drawn
     * that {@link BoardSymmetries} finds.
     *
     * @param number of the image, from 1
     * @param random a number from 0 to below its argument
     * @throws InputException if the board has no symmetry
     */
    public Instance randomIsomorph(int number, IntUnaryOperator random) {
        return isomorph(
                number,
                symmetries(random)
                        .orElseThrow(
                                () -> new InputException(
                                        "isomorphs: " + label() + " on "
                                                + puzzle.board()
                                                + " has no isomorphs, because its board has no symmetry. Leave out the set or the isomorphs"))
                        .get());
    }

    /** Draws a symmetry of the board, again and again; empty if it has none. */
    private Optional<Supplier<Symmetry>> symmetries(IntUnaryOperator random) {
        Board board = puzzle.board();
        if (board.order() > 0) return Optional.of(() -> Symmetry.random(board, random));
        BoardSymmetries symmetries = new BoardSymmetries(board);
        return symmetries.isEmpty() ? Optional.empty() : Optional.of(() -> symmetries.random(random));
    }

    /**
     * A random isomorph that differs from this puzzle, to warm up on; the puzzle itself if none is found. A solver that remembers its answer
     * knows nothing of the puzzle that is measured.
     *
     * @param random a number from 0 to below its argument
     */
    public Instance forWarmup(IntUnaryOperator random) {
        return symmetries(random).stream()
                .flatMap(drawn -> Stream.generate(drawn).limit(MOST_DRAWS))
                .map(symmetry -> new Instance(set, position, WARMUP, symmetry.apply(puzzle), known.isomorph(symmetry)))
                .filter(other -> !other.puzzle.equals(puzzle))
                .findFirst()
                .orElse(this);
    }

    /** The name in messages: {@code hardest10 3}, {@code hardest10 3 reversed}. */
    public String label() {
        return set + " " + position + (variant.isEmpty() ? "" : " " + variant);
    }
}
