package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The script and the notebook in docs do what they say, as they stand there. */
class ScriptsTest {
    private static final String PUZZLE =
            "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

    @TempDir
    private Path directory = Path.of("");

    /** By Java itself, which reads the lines for JBang as comments. */
    @Test
    void theScriptAsksSolversThroughTheLibrary() throws IOException, InterruptedException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");

        String printed = run(List.of(
                java.toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "docs/Unique.java",
                "engine,norvig",
                PUZZLE));

        assertEquals("engine: unique, 0 backtracks\nnorvig: unique, 0 backtracks\n", printed);
    }

    @Test
    void theNotebookRunsInPandas() throws IOException, InterruptedException {
        assumeTrue(hasPandas(), "python3 has no pandas with pyarrow: the notebook was not run");
        StringBuilder program = new StringBuilder();
        for (JsonNode cell :
                JsonMapper.shared().readTree(Path.of("docs/runs.ipynb")).path("cells")) {
            if (!cell.path("cell_type").stringValue().equals("code")) continue;
            cell.path("source").forEach(line -> program.append(line.stringValue()));
        }
        Path file = Files.writeString(directory.resolve("notebook.py"), program);

        String printed = run(List.of("python3", file.toString()));

        assertTrue(printed.contains("of them measured") && printed.contains("hardest10"), printed);
        assertTrue(printed.contains("correct"), printed);
    }

    private boolean hasPandas() throws InterruptedException {
        try {
            return new ProcessBuilder("python3", "-c", "import pandas, pyarrow")
                            .redirectErrorStream(true)
                            .redirectOutput(directory.resolve("python").toFile())
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException absent) {
            return false;
        }
    }

    private String run(List<String> command) throws IOException, InterruptedException {
        Path output = directory.resolve("output");
        Path errors = directory.resolve("errors");
        Process process = new ProcessBuilder(command)
                .redirectOutput(output.toFile())
                .redirectError(errors.toFile())
                .start();
        assertTrue(process.waitFor(2, TimeUnit.MINUTES), "it ends");
        assertEquals(0, process.exitValue(), Files.readString(errors));
        return Files.readString(output);
    }
}
