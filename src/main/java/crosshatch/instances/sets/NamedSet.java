package crosshatch.instances.sets;

import crosshatch.puzzle.ReaderSettings;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A set under the user's name.
 *
 * @param set the set itself
 * @param name the user's name
 * @param source the text of the user
 * @param limit the most puzzles of this set, in addition to a common limit; {@link InstanceSelection#EVERY} for none
 */
record NamedSet(PuzzleSet set, String name, String source, long limit) implements PuzzleSet {

    @Override
    public PuzzleSet named(String other) {
        return new NamedSet(set, other, source, limit);
    }

    @Override
    public ReaderSettings settings() {
        return set.settings();
    }

    @Override
    public String sha256() {
        return set.sha256();
    }

    @Override
    public Optional<Path> file() {
        return set.file();
    }

    @Override
    public Optional<Path> solutions() {
        return set.solutions();
    }

    @Override
    public Optional<CatalogEntry> entry() {
        return set.entry();
    }

    @Override
    public double steps() {
        return set.steps();
    }

    @Override
    public Stream<Instance> instances(InstanceSelection selection) {
        Stream<Instance> all = set.instances(InstanceSelection.first(limit));
        InstanceSelection taken =
                limit == InstanceSelection.EVERY ? selection : selection.withLimit(InstanceSelection.EVERY);
        return taken.of(all.map(instance -> instance.in(name))).onClose(all::close);
    }
}
