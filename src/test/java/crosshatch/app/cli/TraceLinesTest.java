package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.SurroundingsException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How lines of a trace reach a file. */
class TraceLinesTest {

    /** So that a program that is killed between two writes leaves whole lines. */
    @Test
    void everyWriteIsOneWholeLine() {
        List<String> writes = new ArrayList<>();
        OutputStream stream = new OutputStream() {
            @Override
            public void write(int single) {
                throw new AssertionError("a single byte is no line");
            }

            @Override
            public void write(byte[] bytes, int from, int count) {
                writes.add(new String(bytes, from, count, StandardCharsets.UTF_8));
            }
        };
        TraceLines lines = new TraceLines.ToStream(stream, "trace");

        lines.line("r1c1≠5");
        lines.line("");

        assertEquals(List.of("r1c1≠5\n", "\n"), writes);
    }

    @Test
    void aFullDiskEndsTheTraceAndIsToldWhenItIsClosed() {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int single) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        TraceLines lines = new TraceLines.ToStream(full, "--trace-file t.txt");
        assertTrue(lines.open());

        lines.line("r1c1=5");
        lines.line("r1c2=6");

        assertFalse(lines.open());
        SurroundingsException told = assertThrows(SurroundingsException.class, lines::close);
        assertTrue(told.getMessage().startsWith("--trace-file t.txt: cannot write the whole trace"), told.getMessage());
        assertTrue(told.getMessage().contains("No space left on device"), told.getMessage());
    }
}
