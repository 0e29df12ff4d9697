package crosshatch.instances.sets;

import crosshatch.puzzle.ReaderSettings;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A set as the user calls it.
 *
 * @param set that is meant
 * @param name of the user's own
 * @param source what the user wrote
 * @param limit at most this many puzzles, whatever limit the other sets have; {@link InstanceSelection#EVERY} for that one
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
