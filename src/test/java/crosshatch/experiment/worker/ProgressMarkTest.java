package crosshatch.experiment.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A worker writes its progress, the program reads it from the same file. */
class ProgressMarkTest {
    @TempDir
    private Path folder = Path.of("");

    private Path file = Path.of("");

    @BeforeEach
    void name() {
        file = folder.resolve("mark");
    }

    @Test
    void beforeTheFirstRunThereIsNone() throws IOException {
        assertEquals(0, ProgressMark.map(file).read());
    }

    @Test
    void theRunUnderWayIsItsNumberAndTheOneThatEndedTheSameNegated() throws IOException {
        ProgressMark worker = ProgressMark.map(file);
        ProgressMark program = ProgressMark.map(file);

        worker.begin();
        assertEquals(1, program.read());
        worker.end();
        assertEquals(-1, program.read());
        worker.begin();
        assertEquals(2, program.read());
        worker.end();
        assertEquals(-2, program.read());
    }

    @Test
    void whatADeadWorkerDidLastCanStillBeRead() throws IOException {
        ProgressMark.map(file).begin();

        assertEquals(1, ProgressMark.map(file).read());
    }
}
