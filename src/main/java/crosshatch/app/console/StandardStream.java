package crosshatch.app.console;

import java.io.BufferedWriter;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Standard output or standard error. The JDK's streams do not report why a write failed, so a program can lose its output silently.
 * After its first failed write, this stream fails for good, because later output would follow a gap.
 */
final class StandardStream extends OutputStream {
    private final OutputStream stream;
    private @Nullable IOException failure;

    /**
     * Makes a stream.
     *
     * @param stream a stream of the system, without a buffer
     */
    StandardStream(OutputStream stream) {
        this.stream = stream;
    }

    @Override
    public void write(int character) throws IOException {
        write(new byte[] {(byte) character}, 0, 1);
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int length) throws IOException {
        if (failure != null) throw new IOException(failure.getMessage(), failure);
        try {
            stream.write(bytes, from, length);
        } catch (IOException broken) {
            failure = broken;
            throw broken;
        }
    }

    /** Returns whether output was lost while the reader was still there. */
    synchronized boolean isLossy() {
        return failure != null && !isClosedPipe(String.valueOf(failure.getMessage()));
    }

    /**
     * Returns whether a write failed because of a closed pipe.
     *
     * @param reason the message of the system
     */
    static boolean isClosedPipe(String reason) {
        return reason.toLowerCase(Locale.ROOT).contains("broken pipe");
    }

    /** Returns a writer for messages, which ignores failures. */
    PrintWriter forMessages() {
        return new PrintWriter(writer(), true);
    }

    /** Returns a writer for answers, which throws {@link LostOutputException} after a failure. */
    PrintWriter forAnswers() {
        return new PrintWriter(new Stopping(writer()), true);
    }

    private Writer writer() {
        return new BufferedWriter(new OutputStreamWriter(this, StandardCharsets.UTF_8));
    }

    /** Throws the exception through a {@link PrintWriter}, which would swallow an {@link IOException}. */
    private static final class Stopping extends FilterWriter {
        Stopping(Writer writer) {
            super(writer);
        }

        @Override
        public void write(int character) {
            write(new char[] {(char) character}, 0, 1);
        }

        @Override
        public void write(String text, int from, int length) {
            write(text.toCharArray(), from, length);
        }

        @Override
        public void write(char[] characters, int from, int length) {
            try {
                super.write(characters, from, length);
            } catch (IOException broken) {
                throw new LostOutputException(broken);
            }
        }

        @Override
        public void flush() {
            try {
                super.flush();
            } catch (IOException broken) {
                throw new LostOutputException(broken);
            }
        }
    }
}
