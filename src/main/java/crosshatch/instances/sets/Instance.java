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
 * A puzzle with its place in a set.
 *
 * @param set the name of the set
 * @param position the position in the set's file, from 1
 * @param variant empty for the original puzzle; {@link #REVERSED}, {@link #ISOMORPH} for a puzzle made from it
 * @param known the known answer of this variant
 * @param origin the file and line of the known answer, for people; empty if no file states it
 */
public record Instance(String set, long position, String variant, Puzzle puzzle, KnownAnswer known, String origin) {
    /** The variant with the cells in reverse order, as Norvig's {@code -r} makes them. */
    public static final String REVERSED = "reversed";

    /** The variant of a random isomorph, followed by a number. */
    public static final String ISOMORPH = "isomorph-";

    /** The variant of an isomorph for the warm-up. */
    public static final String WARMUP = "warmup";

    /** The most draws of an isomorph for the warm-up; on a board with one symmetry, every second draw is the puzzle itself. */
    private static final int MOST_DRAWS = 20;

    /** Makes an instance with a known answer that no file states. */
    public Instance(String set, long position, String variant, Puzzle puzzle, KnownAnswer known) {
        this(set, position, variant, puzzle, known, "");
    }

    /** Returns this puzzle with another name of its set. */
    Instance in(String name) {
        return new Instance(name, position, variant, puzzle, known, origin);
    }

    /**
     * Returns the reversal, at the same position.
     *
     * @throws InputException if the reversed board differs from the board
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
     * Returns the image of this puzzle under a symmetry, at the same position.
     *
     * @param number the number of the image, from 1
     */
    public Instance isomorph(int number, Symmetry symmetry) {
        String name = (variant.isEmpty() ? "" : variant + "-") + ISOMORPH + number;
        return new Instance(set, position, name, symmetry.apply(puzzle), known.isomorph(symmetry), origin);
    }

    /**
     * Returns a random image of this puzzle. For a plain Sudoku all isomorphs are equally likely; for another board the image is drawn
     * from those that {@link BoardSymmetries} finds.
     *
     * @param number the number of the image, from 1
     * @param random returns a number from 0 to below its argument
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

    /** Returns a source of random symmetries of the board; empty if it has none. */
    private Optional<Supplier<Symmetry>> symmetries(IntUnaryOperator random) {
        Board board = puzzle.board();
        if (board.order() > 0) return Optional.of(() -> Symmetry.random(board, random));
        BoardSymmetries symmetries = new BoardSymmetries(board);
        return symmetries.isEmpty() ? Optional.empty() : Optional.of(() -> symmetries.random(random));
    }

    /**
     * Returns a random isomorph that differs from this puzzle, for the warm-up; the puzzle itself if none is found. So a solver that
     * remembers its answers does not know the measured puzzle.
     *
     * @param random returns a number from 0 to below its argument
     */
    public Instance forWarmup(IntUnaryOperator random) {
        return symmetries(random).stream()
                .flatMap(drawn -> Stream.generate(drawn).limit(MOST_DRAWS))
                .map(symmetry -> new Instance(set, position, WARMUP, symmetry.apply(puzzle), known.isomorph(symmetry)))
                .filter(other -> !other.puzzle.equals(puzzle))
                .findFirst()
                .orElse(this);
    }

    /** Returns the name in messages: {@code hardest10 3}, {@code hardest10 3 reversed}. */
    public String label() {
        return set + " " + position + (variant.isEmpty() ? "" : " " + variant);
    }
}
