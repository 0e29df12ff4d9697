package crosshatch.results.report.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The LaTeX of this machine, if it has one with the packages that papers need. */
public final class Latex {
    private static final List<String> STYLES = List.of("siunitx.sty", "threeparttable.sty");

    private Latex() {}

    public static void assumeInstalled() throws IOException, InterruptedException {
        assumeTrue(onPath("pdflatex") && onPath("kpsewhich"), "pdflatex is not on the PATH: nothing was compiled");
        for (String style : STYLES) {
            Process asked = new ProcessBuilder("kpsewhich", style)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            assumeTrue(asked.waitFor() == 0, "pdflatex has no " + style + ": nothing was compiled");
        }
    }

    /**
     * Runs twice, the second time for widths and references, and fails if LaTeX does.
     *
     * @return what it printed in the second run
     */
    public static String compile(Path directory, String file) throws IOException, InterruptedException {
        Path output = directory.resolve("output");
        for (int run = 0; run < 2; run++) {
            Process latex = new ProcessBuilder("pdflatex", "-interaction=nonstopmode", "-halt-on-error", file)
                    .directory(directory.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile())
                    .start();
            assertTrue(latex.waitFor(2, TimeUnit.MINUTES), "pdflatex ends");
            assertEquals(0, latex.exitValue(), Files.readString(output));
        }
        return Files.readString(output);
    }

    private static boolean onPath(String program) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }
}
