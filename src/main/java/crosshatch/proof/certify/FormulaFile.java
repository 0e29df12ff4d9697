package crosshatch.proof.certify;

import crosshatch.base.NamedFile;
import crosshatch.base.SurroundingsException;
import crosshatch.proof.ClauseWriter;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes a formula whose size is not known in advance: space for the first line is filled in at the end. */
final class FormulaFile {
    /** The space for the first line. */
    private static final int HEAD = 120;

    private final Path file;
    private final ClauseWriter out;

    FormulaFile(Path file) {
        this.file = file;
        out = open(file);
        out.text(" ".repeat(HEAD - 1) + "\n");
    }

    /**
     * Opens the file.
     *
     * @throws SurroundingsException if the file cannot be written
     */
    static ClauseWriter open(Path file) {
        try {
            return new ClauseWriter(Files.newOutputStream(file), file);
        } catch (IOException broken) {
            throw NamedFile.unwritable(file, broken);
        }
    }

    ClauseWriter out() {
        return out;
    }

    /**
     * Writes the head, and closes the file.
     *
     * @param head the first lines without the last line feed; blanks are added to the first line to fill the space
     */
    void close(String head) {
        out.close();
        int end = head.indexOf('\n');
        String filled = head.substring(0, end) + " ".repeat(HEAD - 1 - head.length()) + head.substring(end) + "\n";
        try (RandomAccessFile written = new RandomAccessFile(file.toFile(), "rw")) {
            written.write(filled.getBytes(StandardCharsets.US_ASCII));
        } catch (IOException broken) {
            throw NamedFile.unwritable(file, broken);
        }
    }
}
