package crosshatch.spark;

import crosshatch.console.Home;
import crosshatch.corpus.CatalogEntry;
import crosshatch.corpus.PuzzleSet;
import crosshatch.corpus.PuzzleSets;
import crosshatch.experiment.Plan;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SkippedLines;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The files of the puzzle sets of a plan, on their way to machines that need not have them.
 *
 * @param home the catalogue and its sets, by their path in the folder of this program
 * @param named other files, by what the plan calls them
 * @param solutions of these, likewise
 */
record PuzzleFiles(Map<String, byte[]> home, Map<String, byte[]> named, Map<String, byte[]> solutions)
        implements Serializable {

    static PuzzleFiles of(List<PuzzleSet> sets) {
        PuzzleFiles files = new PuzzleFiles(new HashMap<>(), new HashMap<>(), new HashMap<>());
        PuzzleSets known = Home.sets(ReaderSettings.DEFAULT);
        files.pack(Home.folder().resolve("puzzles").resolve("catalog.json"));
        for (PuzzleSet set : sets) {
            Optional<CatalogEntry> named = known.catalog().named(set.source());
            named.ifPresent(entry -> files.pack(known.file(entry)));
            if (named.isEmpty()) {
                set.file().ifPresent(file -> files.named.put(set.source(), content(file)));
                set.solutions().ifPresent(file -> files.solutions.put(set.source(), content(file)));
            }
            set.entry().flatMap(known::solutionsFile).ifPresent(files::pack);
        }
        return files;
    }

    private void pack(Path file) {
        home.put(Home.folder().relativize(file).toString(), content(file));
    }

    private static byte[] content(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /**
     * Writes them to a folder.
     *
     * @return finds the sets of the plan there
     */
    Function<Plan.PlannedSet, PuzzleSet> unpack(Path folder) throws IOException {
        for (Map.Entry<String, byte[]> file : home.entrySet()) write(folder.resolve(file.getKey()), file.getValue());
        Map<String, Path> copies = new HashMap<>();
        for (Map.Entry<String, byte[]> file : named.entrySet()) {
            Path copy = folder.resolve("named-" + copies.size());
            write(copy, file.getValue());
            byte[] answers = solutions.get(file.getKey());
            if (answers != null) write(folder.resolve(copy.getFileName() + ".solutions.txt"), answers);
            copies.put(file.getKey(), copy);
        }
        return set -> new PuzzleSets(folder, set.reading().toSettings(new SkippedLines()))
                .withCopies(copies)
                .resolve(set.source());
    }

    private static void write(Path file, byte[] content) throws IOException {
        Files.createDirectories(file.resolveSibling(""));
        Files.write(file, content);
    }
}
