package crosshatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import crosshatch.instances.sets.CatalogEntry;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleCatalog;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.external.ExternalSolvers;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who follows CONTRIBUTING.md to the letter gets something that works. */
@Tag("exhaustive")
class ContributingTest {
    private static final Pattern CLASS = Pattern.compile("^final class (\\w+)", Pattern.MULTILINE);

    @TempDir
    private Path folder;

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"A puzzle kind", "A figure"})
    void skeletonsCompileWithoutAWarning(String heading) throws IOException {
        List<String> sources = Recipes.under(heading, "java");

        assertEquals(1, sources.size());
        Matcher name = CLASS.matcher(sources.get(0));
        name.find();
        assertEquals("", compiled(file(name.group(1) + ".java", sources.get(0))));
    }

    /** @return what the compiler says */
    private String compiled(Path source) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter said = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            List<String> options = List.of(
                    "-proc:none",
                    "-Xlint:all,-classfile,-path",
                    "-Werror",
                    "-d",
                    folder.toString(),
                    "-cp",
                    System.getProperty("java.class.path"));
            compiler.getTask(said, files, null, options, null, files.getJavaFileObjects(source))
                    .call();
        }
        return said.toString();
    }

    @Test
    void theDescriptionOfAProgramIsAFamily() throws IOException {
        Path description = file("mine.json", Recipes.under("A solver", "json").get(0));

        SolverCatalog catalog = SolverCatalog.standard().with(ExternalSolvers.of(List.of(description), List.of()));

        assertEquals("high", catalog.spec("mine/speed=high").get("speed"));
    }

    @Test
    void theEntryOfASetIsRead() throws IOException {
        String entry = Recipes.under("A puzzle set", "json").get(0);

        CatalogEntry read = PuzzleCatalog.read(file("catalog.json", "{\"sets\": [" + entry + "]}"))
                .named("mine3")
                .orElseThrow();

        assertEquals(CatalogEntry.Kind.COMMITTED, read.kind());
        assertEquals(3 * 82, read.bytes());
    }

    @Test
    void theBoardIsReadAndSolved() throws IOException {
        Path board = file("mine.json", Recipes.under("A puzzle kind", "json").get(0));

        try (Stream<Instance> instances = new PuzzleSets(Sets.home(), ReaderSettings.DEFAULT)
                        .resolve(board.toString())
                        .instances();
                Solver engine = SolverCatalog.standard().createCareful("engine")) {
            Claim claim = engine.answer(instances.findFirst().orElseThrow().puzzle(), Question.ANY, Budget.unlimited())
                    .claim();

            assertInstanceOf(Claim.Solved.class, claim);
        }
    }
}
