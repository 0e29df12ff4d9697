package crosshatch.instances.sets;

import crosshatch.base.Fingerprint;
import crosshatch.instances.generate.GeneratedSet;
import crosshatch.puzzle.ReaderSettings;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/** A set that is made anew for each stream; its text is the one that {@code generate} writes. */
record MadePuzzles(GeneratedSet set, String source) implements PuzzleSet {

    @Override
    public String name() {
        return set.name();
    }

    @Override
    public ReaderSettings settings() {
        return ReaderSettings.DEFAULT;
    }

    @Override
    public String sha256() {
        MessageDigest digest = Fingerprint.digest("SHA-256");
        try (Writer text = new OutputStreamWriter(
                new DigestOutputStream(OutputStream.nullOutputStream(), digest), StandardCharsets.UTF_8)) {
            set.write(text, GeneratedSet.usualFormat(set.board()));
        } catch (IOException impossible) {
            throw new AssertionError("a digest can be written to", impossible);
        }
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

    /** A random grid of n digits takes a walk of about n³ moves, each through up to n cells. */
    @Override
    public double steps() {
        return (double) set.count() * set.board().cells() * set.board().cells();
    }

    @Override
    public Stream<Instance> instances(InstanceSelection selection) {
        AtomicLong position = new AtomicLong();
        KnownAnswer known = set.changed() == 0 ? new KnownAnswer.Solvable() : new KnownAnswer.Unknown();
        return selection.of(
                set.puzzles().map(puzzle -> new Instance(name(), position.incrementAndGet(), "", puzzle, known)));
    }
}
