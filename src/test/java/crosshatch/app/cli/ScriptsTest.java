package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Scripts and the notebook do what the pages say, as they stand there. */
@Tag("exhaustive")
@Tag("process")
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

    /** In a kernel of its own, as a person runs it. */
    @Test
    void theNotebookRunsInJupyter() throws IOException, InterruptedException {
        assumeTrue(has("pandas, pyarrow, nbclient, ipykernel"), "python3 has no pandas, pyarrow, nbclient, ipykernel");

        String printed = run(List.of("python3", "-c", """
                import nbformat, nbclient
                book = nbformat.read('docs/runs.ipynb', as_version=4)
                nbclient.NotebookClient(book, timeout=100, kernel_name='python3').execute()
                for cell in book.cells:
                    for output in cell.get('outputs', []):
                        print(output.get('text', ''))
                """));

        assertTrue(printed.contains("of them measured") && printed.contains("hardest10"), printed);
        assertTrue(printed.contains("correct"), printed);
    }

    @Test
    void thePageOnPythonRunsAsItStands() throws IOException, InterruptedException {
        assumeTrue(has("pandas, pyarrow, polars"), "python3 has no pandas, pyarrow, polars");
        String page = Files.readString(Path.of("docs/how-to/query.md"));
        String program = Pattern.compile("```python\n(.*?)```", Pattern.DOTALL)
                .matcher(page)
                .results()
                .map(block -> block.group(1))
                .collect(Collectors.joining("\n"));

        String printed = run(List.of(
                "python3",
                Files.writeString(directory.resolve("page.py"), program).toString()));

        assertTrue(printed.contains("queens-20"), printed);
        assertTrue(printed.contains("correct"), printed);
        assertTrue(printed.contains("median_us"), printed);
    }

    /** The forest plots show the ratios of today. */
    @ParameterizedTest
    @ValueSource(strings = {"results/leaders", "results/transplant", "docs/measuring"})
    void aDrawingIsMadeByItsScript(String name) throws IOException, InterruptedException {
        assumeTrue(has("csv"), "no python3");

        String drawn = run(List.of("python3", name + ".py"));

        assertEquals(Files.readString(Path.of(name + ".svg")), drawn);
    }

    private boolean has(String modules) throws InterruptedException {
        try {
            return new ProcessBuilder("python3", "-c", "import " + modules)
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
