package crosshatch.app.spark;

import crosshatch.app.console.ProjectFolder;
import crosshatch.experiment.Plan;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.instances.sets.PuzzleSets;
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
import java.util.stream.Stream;

/**
 * The files of the puzzle sets of a plan, sent to machines that may not have them.
 *
 * @param home the catalogue and its sets, by their paths in the folder of this program
 * @param named other files of puzzles and solutions, by their paths on this machine
 */
record PuzzleFiles(Map<String, byte[]> home, Map<String, byte[]> named) implements Serializable {

    static PuzzleFiles of(List<PuzzleSet> sets) {
        PuzzleFiles files = new PuzzleFiles(new HashMap<>(), new HashMap<>());
        PuzzleSets known = ProjectFolder.sets(ReaderSettings.DEFAULT);
        files.pack(ProjectFolder.folder().resolve("puzzles").resolve("catalog.json"));
        for (PuzzleSet set : sets) {
            Stream.of(set.file(), set.solutions()).flatMap(Optional::stream).forEach(files::pack);
            set.entry().flatMap(known::solutionsFile).ifPresent(files::pack);
        }
        return files;
    }

    private void pack(Path file) {
        Path puzzles = ProjectFolder.folder().resolve("puzzles");
        if (file.startsWith(puzzles))
            home.put(ProjectFolder.folder().relativize(file).toString(), content(file));
        else named.put(file.toString(), content(file));
    }

    private static byte[] content(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /**
     * Writes the files to a folder.
     *
     * @return a function that finds the sets of the plan there
     */
    Function<Plan.PlannedSet, PuzzleSet> unpack(Path folder) throws IOException {
        for (Map.Entry<String, byte[]> file : home.entrySet()) write(folder.resolve(file.getKey()), file.getValue());
        Map<String, Path> copies = new HashMap<>();
        for (Map.Entry<String, byte[]> file : named.entrySet()) {
            String name = String.valueOf(Path.of(file.getKey()).getFileName()); // messages on known answers name it
            Path copy = folder.resolve("named-" + copies.size()).resolve(name);
            write(copy, file.getValue());
            copies.put(file.getKey(), copy);
        }
        return set -> new PuzzleSets(folder, set.reading(new SkippedLines()))
                .withCopies(copies)
                .resolve(set.source())
                .named(set.name());
    }

    private static void write(Path file, byte[] content) throws IOException {
        Files.createDirectories(file.resolveSibling(""));
        Files.write(file, content);
    }
}
