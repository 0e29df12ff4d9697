package crosshatch.instances.sets;

import crosshatch.puzzle.ReaderSettings;
import java.util.List;
import java.util.stream.Stream;

/**
 * Puzzles that were chosen before, with their variants, such as the puzzles of a pack. Every choice returns all of them.
 *
 * @param source the text of the user for the set from which they were chosen
 * @param sha256 the SHA-256 that somebody states for the text of that set
 */
public record GivenPuzzles(String name, String source, String sha256, ReaderSettings settings, List<Instance> puzzles)
        implements PuzzleSet {
    @Override
    public Stream<Instance> instances(InstanceSelection selection) {
        return puzzles.stream();
    }
}
