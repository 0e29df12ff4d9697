package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Progress;
import crosshatch.app.console.SetGenerationProgress;
import crosshatch.base.InputException;
import crosshatch.instances.sets.CatalogEntry;
import crosshatch.instances.sets.CatalogEntry.Kind;
import crosshatch.instances.sets.Fetcher;
import crosshatch.instances.sets.PuzzleSets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Downloads a set that is not shipped: the command {@code puzzles fetch}. */
@Command(
        name = "fetch",
        description = {
            "Downloads puzzle sets that are not shipped, or takes them from a local copy.",
            "Generates the sets that have a generator. Verifies the size and the hash of every set.",
            "If a download was interrupted, continues where it stopped."
        },
        footer = {
            "  crosshatch puzzles fetch norvig250k norvig17",
            "  crosshatch puzzles fetch norvig17 --from Downloads/sudokus_17.txt"
        })
final class PuzzlesFetchCommand extends PuzzlesCommand.Subcommand {
    @Parameters(arity = "1..*", paramLabel = "NAME", description = "Names of sets, see crosshatch puzzles list.")
    private List<String> names = List.of();

    @Option(names = "--from", paramLabel = "FILE", description = "Local copy of the set, used instead of the network.")
    private @Nullable Path from;

    @Option(names = "--quiet", description = "No progress bar.")
    private boolean quiet;

    @Override
    public Integer call() {
        PuzzleSets sets = parent().sets();
        List<CatalogEntry> entries = names.stream().map(sets::entry).toList();
        if (from != null && entries.size() > 1) {
            throw new InputException("--from " + from + ": expected one set, found " + String.join(", ", names));
        }
        for (CatalogEntry entry : entries) {
            Path file = from == null
                    ? download(sets, entry)
                    : new Fetcher(sets, Fetcher.Listener.UNWATCHED).copy(entry, from);
            out().printf(Locale.ROOT, "%s: %,d puzzles in %s, verified%n", entry.name(), entry.count(), file);
        }
        return ExitCode.DONE;
    }

    private Path download(PuzzleSets sets, CatalogEntry entry) {
        if (entry.kind() == Kind.GENERATED) {
            return new Fetcher(sets, Fetcher.Listener.UNWATCHED).make(entry, new SetGenerationProgress(quiet));
        }
        try (Progress progress = Progress.of("fetching " + entry.name(), "bytes", entry.bytes(), quiet)) {
            return new Fetcher(sets, (bytes, expected) -> progress.stepTo(bytes)).download(entry);
        }
    }
}
