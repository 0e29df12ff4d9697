package crosshatch.puzzle;

import crosshatch.base.InputException;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A source of puzzles that are read one after the other. */
public interface PuzzleSource extends AutoCloseable {
    /** Returns a source of puzzles that are in memory. */
    static PuzzleSource of(List<LocatedPuzzle> puzzles) {
        Iterator<LocatedPuzzle> rest = puzzles.iterator();
        return () -> rest.hasNext() ? Optional.of(rest.next()) : Optional.empty();
    }

    /**
     * Reads the next puzzle.
     *
     * @return the puzzle; empty at the end
     * @throws InputException if there is no puzzle at all, if a part is bad and bad parts are refused, or if the source
     *     cannot be read further
     */
    Optional<LocatedPuzzle> next();

    /**
     * Returns the puzzles that were not read yet. Closing the stream closes this source; the stream throws the errors of
     * {@link #next}.
     */
    default Stream<LocatedPuzzle> stream() {
        Spliterator<LocatedPuzzle> puzzles =
                new Spliterators.AbstractSpliterator<>(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL) {
                    @Override
                    public boolean tryAdvance(Consumer<? super LocatedPuzzle> action) {
                        Optional<LocatedPuzzle> puzzle = next();
                        puzzle.ifPresent(action);
                        return puzzle.isPresent();
                    }
                };
        return StreamSupport.stream(puzzles, false).onClose(this::close);
    }

    @Override
    default void close() {}
}
