package crosshatch.base;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Deletes folders with all that is in them. */
public final class FileTree {
    /** Somebody who is about to end may still write into the folder. */
    private static final int MOST_ATTEMPTS = 5;

    private FileTree() {}

    /** Links are deleted, not followed. Files that cannot be deleted stay. */
    public static void delete(Path folder) {
        for (int attempt = 1; attempt <= MOST_ATTEMPTS && Files.exists(folder); attempt++) {
            try (Stream<Path> tree = Files.walk(folder)) {
                List<Path> leavesFirst = tree.sorted(Comparator.reverseOrder()).toList();
                for (Path each : leavesFirst) Files.deleteIfExists(each);
            } catch (IOException | UncheckedIOException changedMeanwhile) {
                // once more
            }
        }
    }
}
