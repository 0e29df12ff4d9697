package crosshatch.instances.sets;

import crosshatch.base.Fingerprint;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleText;
import crosshatch.puzzle.ReaderSettings;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A set of one puzzle that its name says: a classic problem, or a graph with a number of colours. Its text is the canonical text of its
 * board and its givens.
 *
 * @param known how many solutions it has, as far as that is known
 */
record OnePuzzle(String name, String source, Puzzle puzzle, KnownAnswer known) implements PuzzleSet {

    @Override
    public ReaderSettings settings() {
        return ReaderSettings.DEFAULT;
    }

    @Override
    public String sha256() {
        String text = puzzle.board().text() + "\n" + PuzzleText.line(puzzle.givens()) + "\n";
        MessageDigest digest = Fingerprint.digest("SHA-256");
        digest.update(text.getBytes(StandardCharsets.UTF_8));
        return Fingerprint.hex(digest);
    }

    @Override
    public Optional<Path> file() {
        return Optional.empty();
    }

    @Override
    public Optional<Path> solutions() {
        return Optional.empty();
    }

    @Override
    public Optional<CatalogEntry> entry() {
        return Optional.empty();
    }

    @Override
    public Stream<Instance> instances(InstanceSelection selection) {
        return selection.of(Stream.of(new Instance(name, 1, "", puzzle, known)));
    }
}
