package crosshatch.app.cli;

import crosshatch.base.InputException;
import crosshatch.instances.generate.kind.Kind;
import crosshatch.instances.generate.kind.KindSet;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of {@code generate} that ask for puzzles of another kind. */
final class KindOptions {
    private static final int USUAL_SIZE = 9;

    @Option(
            names = "--kind",
            paramLabel = "KIND",
            description = "${COMPLETION-CANDIDATES}, exactly one solution each; written as game IDs, one per line.")
    private @Nullable Kind kind;

    @Option(
            names = "--size",
            paramLabel = "N",
            description = "With --kind: digits, 4 to 16; with boxes not 5, 7, 11 and 13. Default: 9.")
    private @Nullable Integer size;

    /**
     * @return the set that was asked for; empty if no kind was given
     * @throws InputException if there are no such puzzles
     */
    Optional<KindSet> chosen(int count, long seed) {
        if (kind == null && size != null) throw new InputException("--size " + size + ": expected --kind too");
        if (kind == null) return Optional.empty();
        return Optional.of(new KindSet(kind, size == null ? USUAL_SIZE : size, count, seed));
    }
}
