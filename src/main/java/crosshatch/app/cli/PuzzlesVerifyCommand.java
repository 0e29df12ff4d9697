package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.base.Fingerprint;
import crosshatch.base.InputException;
import crosshatch.instances.sets.CatalogEntry;
import crosshatch.instances.sets.CatalogEntry.Kind;
import crosshatch.instances.sets.PuzzleSets;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Checks that files equal the sets in the catalogue: the command {@code puzzles verify}. */
@Command(
        name = "verify",
        description = {
            "Compares the files of puzzle sets with the sizes and hashes of the catalogue.",
            "Exit code 1 if a file differs, or if a set lacks a file and you name it or it comes with Crosshatch."
        },
        footer = {"  crosshatch puzzles verify", "  crosshatch puzzles verify norvig17"})
final class PuzzlesVerifyCommand extends PuzzlesCommand.Subcommand {
    @Parameters(paramLabel = "NAME", description = "Names of sets. Default: all.")
    private List<String> names = new ArrayList<>();

    @Override
    public Integer call() {
        PuzzleSets sets = parent().sets();
        List<CatalogEntry> chosen = names.isEmpty()
                ? sets.catalog().entries()
                : names.stream().map(sets::entry).toList();
        boolean intact = true;
        for (CatalogEntry entry : chosen) {
            boolean required = !names.isEmpty() || entry.kind() == Kind.COMMITTED;
            intact &= verify(entry, sets, required);
        }
        return intact ? ExitCode.DONE : ExitCode.WRONG;
    }

    private boolean verify(CatalogEntry entry, PuzzleSets sets, boolean required) {
        PrintWriter out = out();
        Path file = sets.file(entry);
        if (!Files.exists(file)) {
            out.println(entry.name() + ": found no file " + file);
            return !required;
        }
        Optional<String> difference = entry.difference(Fingerprint.of(file));
        if (difference.isEmpty()) difference = solutionsFault(sets, entry);
        out.println(
                entry.name() + ": " + difference.map(text -> "DIFFERS: " + text).orElse("intact"));
        return difference.isEmpty();
    }

    private static Optional<String> solutionsFault(PuzzleSets sets, CatalogEntry entry) {
        try {
            sets.resolve(entry.name());
            return Optional.empty();
        } catch (InputException fault) {
            return Optional.of(String.valueOf(fault.getMessage()));
        }
    }
}
