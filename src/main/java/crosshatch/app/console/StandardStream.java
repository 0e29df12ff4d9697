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
 * Standard output or standard error. The JDK's own forget why a write failed, and a program that does not ask them loses its output
 * without a word. This one fails for good with the first write that fails: what would come later has a hole before it.
 */
final class StandardStream extends OutputStream {
    private final OutputStream stream;
    private @Nullable IOException failure;

    /** @param stream of the system, without a buffer */
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

    /** Whether something was lost that somebody still wants to read. */
    synchronized boolean isLossy() {
        return failure != null && !isClosedPipe(String.valueOf(failure.getMessage()));
    }

    /** @param reason what the system says of a write that failed */
    static boolean isClosedPipe(String reason) {
        return reason.toLowerCase(Locale.ROOT).contains("broken pipe");
    }

    /** For messages: whoever writes one does not hear that nobody gets it. */
    PrintWriter forMessages() {
        return new PrintWriter(writer(), true);
    }

    /** For answers: throws {@link LostOutputException} where one does not arrive. */
    PrintWriter forAnswers() {
        return new PrintWriter(new Stopping(writer()), true);
    }

    private Writer writer() {
        return new BufferedWriter(new OutputStreamWriter(this, StandardCharsets.UTF_8));
    }

    /** Below a {@link PrintWriter}, which keeps an {@link IOException} to itself. */
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
