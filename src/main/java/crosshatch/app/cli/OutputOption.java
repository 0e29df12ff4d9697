package crosshatch.app.cli;

import crosshatch.base.NamedFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for the output of a command. */
final class OutputOption {
    /** A text that can be written. */
    interface Text {
        void writeTo(Writer out) throws IOException;
    }

    @Option(names = "--out", paramLabel = "FILE", description = "File to write. Default: standard output.")
    private @Nullable Path file;

    /**
     * Writes a text to the file, or to standard output.
     *
     * @throws crosshatch.base.ExplainedException if the file cannot be written
     */
    void write(Text text, Writer stdout) {
        if (file == null) {
            writeToStandardOutput(text, stdout);
        } else {
            writeTo(file, text);
        }
    }

    private static void writeTo(Path file, Text text) {
        try (Writer out = Files.newBufferedWriter(file)) {
            text.writeTo(out);
        } catch (IOException broken) {
            throw NamedFile.unwritable("--out " + file, broken);
        }
    }

    private static void writeToStandardOutput(Text text, Writer out) {
        try {
            text.writeTo(out);
            out.flush();
        } catch (IOException broken) {
            throw new UncheckedIOException("standard output", broken);
        }
    }
}
