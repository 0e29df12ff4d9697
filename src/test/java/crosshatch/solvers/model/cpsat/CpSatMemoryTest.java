package crosshatch.solvers.model.cpsat;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the library allocates is out of sight of the Java heap; only the size of the process shows a leak. */
@Tag("process")
@Tag("exhaustive")
class CpSatMemoryTest {
    /** One native solver that is not deleted keeps about 35,000 bytes for such a puzzle. */
    private static final long MAX_BYTES_PER_SOLVE = 10_000;

    /** The Java heap is small, and resident from the start, so that all growth is outside of it. */
    private static final String[] CONSTANT_HEAP = {"-Xms64m", "-Xmx64m", "-XX:+AlwaysPreTouch", "-XX:+UseSerialGC"};

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "cpsat/further=enumerate/givens=live/model=bool/profile=fast",
                "cpsat/further=block/givens=live/model=bool/profile=fast"
            })
    void memoryDoesNotGrowWithTheNumberOfSolves(String spec) throws IOException {
        assumeTrue(Files.isReadable(MemoryProbe.STATUS), "the size of the process is read from " + MemoryProbe.STATUS);
        List<String> kilobytes = new ChildJvm().with(CONSTANT_HEAP).run(MemoryProbe.class, spec);

        long grown = Long.parseLong(kilobytes.get(1)) - Long.parseLong(kilobytes.get(0));
        long bytesPerSolve = grown * 1024 / MemoryProbe.SOLVES;
        assertTrue(bytesPerSolve < MAX_BYTES_PER_SOLVE, bytesPerSolve + " bytes a solve");
    }
}
