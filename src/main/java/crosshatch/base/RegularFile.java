package crosshatch.base;

import java.nio.file.Files;
import java.nio.file.Path;

/** Requires that a name is the name of a file: a pipe may never end, or never begin, and cannot be read twice. */
public final class RegularFile {
    private RegularFile() {}

    /**
     * Accepts files, and names of nothing.
     *
     * @param expected expected content of the file, for people
     * @throws InputException if it is a directory, a pipe or a device
     */
    public static Path require(Path file, String expected) {
        if (Files.isDirectory(file)) {
            throw new InputException(file + ": a directory, expected a file of " + expected);
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new InputException(file + ": a pipe or a device, expected a file of " + expected
                    + ". Save its output to a file; some commands read standard input, as -");
        }
        return file;
    }
}
