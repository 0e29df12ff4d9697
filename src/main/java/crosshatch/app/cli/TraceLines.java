package crosshatch.app.cli;

import crosshatch.app.console.LostOutputException;
import crosshatch.base.NamedFile;
import crosshatch.base.SurroundingsException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The target of the lines of a trace. Every line is written whole and at once, so that a killed program leaves only whole lines, and
 * nothing accumulates in memory.
 */
interface TraceLines extends AutoCloseable {

    void line(String text);

    /** Returns whether lines can still be written; no longer after a full disk or a closed pipe. */
    boolean open();

    /**
     * Closes the target.
     *
     * @throws InputException if some lines were lost; with the reason
     */
    @Override
    void close();

    /** Writes lines between answers. A failure is left to the writer of answers, so that the solver is not blamed for it. */
    static TraceLines to(PrintWriter out) {
        return new TraceLines() {
            private boolean lost;

            @Override
            public void line(String text) {
                if (lost) return;
                try {
                    out.println(text);
                    out.flush();
                } catch (LostOutputException full) {
                    lost = true;
                }
            }

            @Override
            public boolean open() {
                return !lost;
            }

            @Override
            public void close() {
                out.flush();
            }
        };
    }

    /**
     * Writes lines to a file, which is replaced if it exists.
     *
     * @throws SurroundingsException if the file cannot be written
     */
    static TraceLines to(Path file) {
        try {
            return new ToStream(Files.newOutputStream(file), "--trace-file " + file);
        } catch (IOException failure) {
            throw NamedFile.unwritable("--trace-file " + file, failure);
        }
    }

    /** Writes lines to a stream without a buffer. */
    final class ToStream implements TraceLines {
        private final OutputStream stream;
        private final String name;
        private @Nullable IOException failure;

        /**
         * Makes the target.
         *
         * @param name the name of the stream, for messages
         */
        ToStream(OutputStream stream, String name) {
            this.stream = stream;
            this.name = name;
        }

        @Override
        public void line(String text) {
            if (failure != null) return;
            try {
                stream.write((text + "\n").getBytes(StandardCharsets.UTF_8));
            } catch (IOException broken) {
                failure = broken; // told at the end: the solver is not to answer for a full disk
            }
        }

        @Override
        public boolean open() {
            return failure == null;
        }

        @Override
        public void close() {
            try {
                stream.close();
            } catch (IOException broken) {
                if (failure == null) failure = broken;
            }
            if (failure != null)
                throw new SurroundingsException(
                        name + ": cannot write the whole trace (" + failure + "). Make room, or write it elsewhere");
        }
    }
}
