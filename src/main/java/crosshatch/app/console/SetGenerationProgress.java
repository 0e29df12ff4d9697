package crosshatch.app.console;

import crosshatch.instances.generate.proper.ProperSet;
import crosshatch.instances.sets.CatalogEntry;
import crosshatch.instances.sets.Fetcher;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/** Makes the generated sets of the catalogue on all cores, with a progress bar on standard error. */
public final class SetGenerationProgress implements Fetcher.Maker {
    private final boolean quiet;

    /**
     * Makes a maker.
     *
     * @param quiet whether no progress is shown
     */
    public SetGenerationProgress(boolean quiet) {
        this.quiet = quiet;
    }

    @Override
    public void make(CatalogEntry entry, Path file) throws IOException {
        ProperSet set = ProperSet.named(Objects.requireNonNull(entry.recipe()));
        try (Writer out = Files.newBufferedWriter(file)) {
            int jobs = Runtime.getRuntime().availableProcessors();
            write(set.count(), step -> set.write(out, jobs, step), "making " + entry.name(), quiet);
        }
    }

    /** Makes and writes puzzles. */
    public interface Making {
        /**
         * Makes and writes the puzzles.
         *
         * @param step called after each puzzle
         */
        void run(Runnable step) throws IOException;
    }

    /** Writes a set of {@code count} puzzles with a progress bar. */
    public static void write(int count, Making making, String task, boolean quiet) throws IOException {
        try (Progress progress = Progress.of(task, "puzzles", count, quiet)) {
            making.run(progress::step);
        }
    }
}
