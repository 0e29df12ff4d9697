package crosshatch.base;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;

/** Opens files that a user named, and explains why a file cannot be used. */
public final class NamedFile {
    private NamedFile() {}

    /**
     * Requires that a name belongs to a regular file or to no file. A pipe is refused, because it may never end and cannot be
     * read twice.
     *
     * @param expected the expected content of the file, for people
     * @throws InputException if the name belongs to a directory, a pipe or a device
     */
    public static Path require(Path file, String expected) {
        if (Files.isDirectory(file)) {
            throw new InputException(file + ": found a directory, expected a file with " + expected);
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new InputException(file + ": found a pipe or a device, expected a file with " + expected
                    + ". Save its output to a file. Some commands can read standard input, written as -");
        }
        return file;
    }

    /**
     * Opens a regular file.
     *
     * @throws InputException if there is no such file
     * @throws SurroundingsException if the file cannot be read
     */
    public static InputStream open(Path file) {
        return open(file, "puzzles");
    }

    /**
     * Opens a regular file; an error message names the expected content.
     *
     * @param expected the expected content of the file, for people
     * @throws InputException if there is no such file
     * @throws SurroundingsException if the file cannot be read
     */
    public static InputStream open(Path file, String expected) {
        require(file, expected);
        try {
            return Files.newInputStream(file);
        } catch (NoSuchFileException missing) {
            throw new InputException(file + ": found no such file", missing);
        } catch (AccessDeniedException denied) {
            throw new SurroundingsException(file + ": cannot be read: permission denied", denied);
        } catch (IOException broken) {
            throw unreadable(file, broken);
        }
    }

    /**
     * Makes the error for a file that cannot be written. It is the user's error if the folder is missing or is no folder;
     * otherwise it is an error of the machine.
     *
     * @param file the name or place of the file, for people
     */
    public static ExplainedException unwritable(Object file, IOException failed) {
        String message = file + ": cannot be written: ";
        if (failed instanceof NoSuchFileException) return new InputException(message + "no such folder", failed);
        if (failed instanceof NotDirectoryException || failed instanceof FileAlreadyExistsException) {
            return new InputException(message + "there is a file where a folder is expected", failed);
        }
        return new SurroundingsException(
                message + reason(failed) + ". Check the free space and the permissions", failed);
    }

    /** Returns the reason that the system gives, without the names of files with which most messages begin. */
    private static String reason(IOException failed) {
        if (failed instanceof AccessDeniedException) return "permission denied";
        if (failed instanceof NoSuchFileException) return "no such file";
        if (failed instanceof CharacterCodingException) return "it is not a text in UTF-8";
        if (failed instanceof EOFException) return "it ends too early, as a file does that was not copied completely";
        String said = failed instanceof FileSystemException system ? system.getReason() : failed.getMessage();
        return said == null ? failed.toString() : said;
    }

    /**
     * Makes the error for a file that cannot be read. It is the user's error if the file is missing or is no text; otherwise
     * it is an error of the machine.
     *
     * @param file the name or place of the file, for people
     */
    public static ExplainedException unreadable(Object file, IOException failed) {
        String message = file + ": cannot be read: " + reason(failed);
        return failed instanceof NoSuchFileException || failed instanceof CharacterCodingException
                ? new InputException(message, failed)
                : new SurroundingsException(message, failed);
    }
}
