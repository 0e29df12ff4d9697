package crosshatch.results.report.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProvenanceTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void readsThePlanFirstAndKnowsNoFieldByName() throws IOException {
        write("environment.json", "{\"cpu\": \"fast\", \"jvmFlags\": []}");
        write("environment-2.json", "{}");
        write("plan.json", "{\"limits\": {\"nanos\": 5, \"decisions\": null}, \"solvers\": [\"a\", \"b\"]}");
        write("other.json", "not read");

        Provenance found = Provenance.in(folder);

        assertEquals(folder.getFileName().toString(), found.name());
        assertEquals(
                List.of("plan.json", "environment-2.json", "environment.json"),
                found.documents().stream().map(Provenance.Document::file).toList());
        assertEquals(
                List.of(
                        new Provenance.Fact("limits", List.of("nanos 5, decisions none")),
                        new Provenance.Fact("solvers", List.of("a", "b"))),
                found.documents().get(0).facts());
        assertEquals("fast", found.fact("environment.json", "cpu"));
        assertEquals("none", found.fact("environment.json", "jvmFlags"));
        assertEquals("", found.fact("environment.json", "os"));
    }

    @Test
    void aFileThatIsNoJsonIsNamed() throws IOException {
        write("plan.json", "{");

        InputException refused = assertThrows(InputException.class, () -> Provenance.in(folder));

        assertTrue(refused.getMessage().contains("plan.json: cannot be read"), refused.getMessage());
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }
}
