package crosshatch.instances.sets;

import crosshatch.base.Fingerprint;
import crosshatch.instances.generate.GeneratedSet;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleText;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A set that is made from its name, again for each stream.
 *
 * @param known the known answer of each puzzle
 * @param hash computes the SHA-256 of the text of the set
 */
record MadePuzzles(
        String name,
        String source,
        Supplier<Stream<Puzzle>> puzzles,
        KnownAnswer known,
        double steps,
        Supplier<String> hash)
        implements PuzzleSet {

    /** Makes puzzles with holes; their text equals the output of {@code generate}. */
    static MadePuzzles random(GeneratedSet set, String source) {
        KnownAnswer known = set.isSolvable() ? KnownAnswer.SOLVABLE : KnownAnswer.UNKNOWN;
        // A random grid of n digits takes a walk of about n³ moves, each through up to n cells.
        double steps = (double) set.count() * set.board().cells() * set.board().cells();
        return new MadePuzzles(set.name(), source, set::puzzles, known, steps, () -> sha256(set));
    }

    /** Makes a classic problem; its text is the canonical text of its board and its givens. */
    static MadePuzzles one(String name, String source, Puzzle puzzle, KnownAnswer known) {
        return new MadePuzzles(name, source, () -> Stream.of(puzzle), known, 0, () -> sha256(puzzle));
    }

    private static String sha256(GeneratedSet set) {
        MessageDigest digest = Fingerprint.digest("SHA-256");
        try (Writer text = new OutputStreamWriter(
                new DigestOutputStream(OutputStream.nullOutputStream(), digest), StandardCharsets.UTF_8)) {
            set.write(text, GeneratedSet.usualFormat(set.board()));
        } catch (IOException impossible) {
            throw new AssertionError("a digest can be written to", impossible);
        }
        return Fingerprint.hex(digest);
    }

    private static String sha256(Puzzle puzzle) {
        String text = puzzle.board().text() + "\n" + PuzzleText.line(puzzle.givens()) + "\n";
        MessageDigest digest = Fingerprint.digest("SHA-256");
        digest.update(text.getBytes(StandardCharsets.UTF_8));
        return Fingerprint.hex(digest);
    }

    @Override
    public String sha256() {
        return hash.get();
    }

    @Override
    public Stream<Instance> instances(InstanceSelection selection) {
        AtomicLong position = new AtomicLong();
        return selection.of(
                puzzles.get().map(puzzle -> new Instance(name, position.incrementAndGet(), "", puzzle, known)));
    }
}
