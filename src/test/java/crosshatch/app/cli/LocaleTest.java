package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.Commands;
import crosshatch.app.console.ExitCode;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever runs it has digits and letters of their own. */
class LocaleTest {
    private final Locale before = Locale.getDefault();

    @TempDir
    private Path folder = Path.of("");

    @BeforeEach
    void takeAnother() {
        Locale.setDefault(Locale.forLanguageTag("ar-SA-u-nu-arab"));
    }

    @AfterEach
    void putBack() {
        Locale.setDefault(before);
    }

    @Test
    void whereDigitsAreOthersAnExperimentIsTheSame() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();

        int exitCode = Commands.run(
                Crosshatch::new,
                out,
                err,
                ("compare --quiet --isolate off --warmup 0s --solvers engine --puzzles euler50:2 --out " + folder
                                + "/out")
                        .split(" ", -1));

        assertEquals(ExitCode.DONE, exitCode, err.toString(StandardCharsets.UTF_8));
        String said = out.toString(StandardCharsets.UTF_8);
        assertTrue(said.contains("euler50, question any, cold (2 puzzles)"), said);
    }
}
