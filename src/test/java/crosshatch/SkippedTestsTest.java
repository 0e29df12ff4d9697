package crosshatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

class SkippedTestsTest {
    @TempDir
    private Path folder = Path.of("");

    static final class Skipping {
        @Test
        @Disabled("not today")
        void isDisabled() {}

        @Test
        void needsWhatIsMissing() {
            Assumptions.abort("skipped: no such program\non the PATH");
        }

        @Test
        void passes() {
            assertEquals(2, 1 + 1);
        }
    }

    @Test
    void everyJvmOfTheBuildAddsALineForEachSkippedTest() throws IOException {
        Path file = folder.resolve("skipped.txt");

        run(new SkippedTests(file));
        run(new SkippedTests(file));

        List<String> lines = Files.readAllLines(file).stream().sorted().toList();
        assertEquals(
                List.of(
                        "not today",
                        "not today",
                        "skipped: no such program on the PATH",
                        "skipped: no such program on the PATH"),
                lines);
    }

    private static void run(SkippedTests listener) {
        LauncherConfig alone = LauncherConfig.builder()
                .enableTestExecutionListenerAutoRegistration(false)
                .addTestExecutionListeners(listener)
                .build();
        LauncherFactory.create(alone)
                .execute(LauncherDiscoveryRequestBuilder.request()
                        .selectors(selectClass(Skipping.class))
                        .build());
    }
}
