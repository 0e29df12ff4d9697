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
 * Where the lines of a trace go. Every line is handed on whole and at once, so a program that is interrupted or killed
 * leaves whole lines, and nothing gathers in memory.
 */
interface TraceLines extends AutoCloseable {

    void line(String text);

    /** Whether lines still arrive; no longer after a full disk or a closed pipe. */
    boolean open();

    /** @throws InputException if some lines did not arrive; says why */
    @Override
    void close();

    /** Between answers, whose writer fails again where a line could not be written: the solver is not to answer for it. */
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

    /** @throws SurroundingsException if the file cannot be written; one that exists is written over */
    static TraceLines to(Path file) {
        try {
            return new ToStream(Files.newOutputStream(file), "--trace-file " + file);
        } catch (IOException failure) {
            throw NamedFile.unwritable("--trace-file " + file, failure);
        }
    }

    /** Lines to a stream without a buffer between. */
    final class ToStream implements TraceLines {
        private final OutputStream stream;
        private final String name;
        private @Nullable IOException failure;

        /** @param name for messages */
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
