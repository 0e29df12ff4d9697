package crosshatch.puzzle;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** A file of puzzles or solutions that somebody named. */
public final class NamedFile {
    private NamedFile() {}

    /** @throws InputException if there is no such file, or it cannot be read; says which */
    public static InputStream open(Path file) {
        RegularFile.require(file, "puzzles");
        try {
            return Files.newInputStream(file);
        } catch (NoSuchFileException missing) {
            throw new InputException(file + ": no such file", missing);
        } catch (AccessDeniedException denied) {
            throw new InputException(file + ": may not be read (permission denied)", denied);
        } catch (IOException broken) {
            throw new InputException(file + ": cannot be read: " + broken.getMessage(), broken);
        }
    }
}
