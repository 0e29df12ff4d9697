package crosshatch.cli;

import crosshatch.corpus.CatalogEntry;
import crosshatch.corpus.SetMaker;
import crosshatch.generate.proper.ProperSet;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import me.tongfei.progressbar.ProgressBar;

/** Makes the generated sets of the catalogue on all cores, with a progress bar on standard error. */
final class SetsInTheMaking implements SetMaker {
    private final boolean quiet;

    SetsInTheMaking(boolean quiet) {
        this.quiet = quiet;
    }

    @Override
    public void make(CatalogEntry entry, Path file) throws IOException {
        ProperSet set = ProperSet.named(Objects.requireNonNull(entry.recipe()));
        try (Writer out = Files.newBufferedWriter(file)) {
            write(set, out, entry.name(), Runtime.getRuntime().availableProcessors(), quiet);
        }
    }

    /** Writes a set while a bar shows how far it is. */
    static void write(ProperSet set, Writer out, String task, int jobs, boolean quiet) throws IOException {
        if (quiet) {
            set.write(out, jobs, () -> {});
            return;
        }
        try (ProgressBar bar = ProgressLine.bar(task, " puzzles", set.count())) {
            set.write(out, jobs, bar::step);
        }
    }
}
