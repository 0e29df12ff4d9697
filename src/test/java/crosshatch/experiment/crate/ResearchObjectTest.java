package crosshatch.experiment.crate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the RO-Crate 1.2 specification requires: the metadata descriptor, the root, and that nothing is left undescribed. */
class ResearchObjectTest {
    private static final Path REFERENCE = Path.of("results", "reference", "peaks-small");

    @TempDir
    private Path directory = Path.of("");

    private Map<String, JsonNode> entities = Map.of();
    private JsonNode environment = new JsonMapper().createObjectNode();

    @BeforeEach
    void describe() throws IOException {
        for (String file : List.of("plan.json", "environment.json")) {
            Files.copy(REFERENCE.resolve(file), directory.resolve(file));
        }
        Files.writeString(directory.resolve("summary.csv"), "set,solver\n");
        Files.writeString(directory.resolve("runs.parquet"), "abc");
        Files.writeString(directory.resolve(".lock"), "");
        ResearchObject.write(directory);
        environment = new JsonMapper().readTree(Files.readString(directory.resolve("environment.json")));
        entities = read(directory);
    }

    private static Map<String, JsonNode> read(Path experiment) throws IOException {
        JsonNode crate = new JsonMapper().readTree(Files.readString(experiment.resolve("ro-crate-metadata.json")));
        assertEquals(
                "https://w3id.org/ro/crate/1.2/context", crate.path("@context").stringValue());
        Map<String, JsonNode> all = new LinkedHashMap<>();
        for (JsonNode entity : crate.path("@graph")) {
            assertTrue(entity.has("@type"), entity.toString());
            assertEquals(null, all.put(entity.path("@id").stringValue(), entity), "ids are unique");
        }
        return all;
    }

    private JsonNode entity(String id) {
        JsonNode entity = entities.get(id);
        assertNotNull(entity, id + " among " + entities.keySet());
        return entity;
    }

    @Test
    void theDescriptorNamesTheSpecificationAndTheRoot() {
        JsonNode descriptor = entity("ro-crate-metadata.json");

        assertEquals("CreativeWork", descriptor.path("@type").stringValue());
        assertEquals(
                "https://w3id.org/ro/crate/1.2",
                descriptor.path("conformsTo").path("@id").stringValue());
        assertEquals("./", descriptor.path("about").path("@id").stringValue());
    }

    @Test
    void theRootHasAllThatIsRequired() {
        JsonNode root = entity("./");

        assertEquals("Dataset", root.path("@type").stringValue());
        assertEquals("Crosshatch experiment peaks-small", root.path("name").stringValue());
        assertTrue(root.path("description").stringValue().contains("raw records"));
        assertEquals(
                environment.path("started").stringValue().substring(0, "2026-11-21".length()),
                root.path("datePublished").stringValue());
    }

    @Test
    void everyFileIsAPartWithSizeAndHash() {
        List<String> parts = new ArrayList<>();
        for (JsonNode part : entity("./").path("hasPart"))
            parts.add(part.path("@id").stringValue());

        assertEquals(
                List.of("environment.json", "plan.json", "runs.parquet", "summary.csv"),
                parts.stream().filter(part -> !part.startsWith("#")).toList());
        assertEquals(3, parts.stream().filter(part -> part.startsWith("#set-")).count());
        JsonNode runs = entity("runs.parquet");
        assertEquals("File", runs.path("@type").stringValue());
        assertEquals("3", runs.path("contentSize").stringValue());
        // FIPS 180-2, appendix B.1: the digest of "abc"
        assertEquals(
                "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                runs.path("sha256").stringValue());
    }

    @Test
    void nothingIsClaimedThatNobodySaid() {
        JsonNode root = entity("./");

        assertFalse(root.has("license") || root.has("author"), root.toString());
        assertFalse(entity("#start-1").has("agent"));
    }

    @Test
    void authorsAndLicenceAreThoseOfTheFileBesideOrAboveTheRecords() throws IOException {
        Path experiment = Files.createDirectories(directory.resolve("above/experiment"));
        for (String file : List.of("plan.json", "environment.json")) {
            Files.copy(REFERENCE.resolve(file), experiment.resolve(file));
        }
        Files.writeString(directory.resolve("above/crate.json"), """
                {"license": "CC-BY-4.0", "authors": [
                  {"name": "J. Carberry", "orcid": "0000-0002-1825-0097", "affiliation": "Brown University"}, {"name": "A. Other"}]}
                """);

        ResearchObject.write(experiment);

        entities = read(experiment);
        JsonNode root = entity("./");
        assertEquals(
                "https://spdx.org/licenses/CC-BY-4.0",
                root.path("license").path("@id").stringValue());
        JsonNode author = entity(root.path("author").get(0).path("@id").stringValue());
        assertEquals("https://orcid.org/0000-0002-1825-0097", author.path("@id").stringValue());
        assertEquals("Person", author.path("@type").stringValue());
        assertEquals(
                "Brown University",
                entity(author.path("affiliation").path("@id").stringValue())
                        .path("name")
                        .stringValue());
        assertEquals(
                "A. Other",
                entity(root.path("author").get(1).path("@id").stringValue())
                        .path("name")
                        .stringValue());
        assertEquals(author.path("@id"), entity("#start-1").path("agent").path("@id"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"authors\": [{\"name\": \"\"}]}",
                "{\"authors\": [{\"name\": \"X\", \"orcid\": \"12\"}]}",
                "{\"licence\": \"CC0-1.0\"}",
                "not JSON"
            })
    void whatCannotBeUnderstoodIsRefusedWithTheNameOfTheFile(String text) throws IOException {
        Files.writeString(directory.resolve("crate.json"), text);

        InputException refused = assertThrows(InputException.class, () -> ResearchObject.write(directory));
        assertTrue(refused.getMessage().contains("crate.json"), refused.getMessage());
    }

    /** The rules of RO-Crate 1.2 on data entities and of Process Run Crate 0.5 on actions that a program can check. */
    @Test
    void theRulesOfTheProfilesAreKept() {
        JsonNode root = entity("./");
        assertTrue(
                root.path("datePublished").stringValue().matches("\\d{4}-\\d{2}-\\d{2}"),
                "ISO 8601, to the day at least");
        JsonNode profile = entity(root.path("conformsTo").path("@id").stringValue());
        assertTrue(profile.has("name") && profile.has("version"), profile.toString());
        for (JsonNode part : root.path("hasPart")) {
            JsonNode data = entity(part.path("@id").stringValue());
            String type = data.path("@type").stringValue();
            assertTrue(Set.of("File", "Dataset").contains(type), data.toString());
            assertTrue((data.has("name") && data.has("description")) || type.equals("File"), data.toString());
            assertFalse(part.path("@id").stringValue().matches("/.*|.*\\.\\..*|.* .*"), "relative, encoded");
        }
        JsonNode action = entity("#start-1");
        assertEquals(
                "SoftwareApplication",
                entity(action.path("instrument").path("@id").stringValue())
                        .path("@type")
                        .stringValue());
        assertTrue(action.has("name") && action.has("startTime") && action.has("object") && action.has("result"));
        assertTrue(root.path("mentions").toString().contains("#start-1"), "the root mentions its actions");
    }

    @Test
    void theActionSaysWhatWasRunWithWhatOnWhat() {
        JsonNode action = entity("#start-1");

        assertEquals("CreateAction", action.path("@type").stringValue());
        String name = action.path("name").stringValue();
        assertTrue(name.startsWith("crosshatch compare ") && name.contains("--plan plans/peaks-small.json"), name);
        assertEquals("runs.parquet", action.path("result").get(0).path("@id").stringValue());
        assertTrue(entity(action.path("instrument").path("@id").stringValue())
                .path("softwareVersion")
                .stringValue()
                .endsWith(" " + environment.path("gitCommit").stringValue()));
    }

    @Test
    void everyReferenceIsDescribedHere() {
        Set<String> references = new HashSet<>();
        entities.values()
                .forEach(entity -> entity.properties().forEach(property -> collect(property.getValue(), references)));
        references.remove("https://w3id.org/ro/crate/1.2");

        assertTrue(entities.keySet().containsAll(references), references.toString());
        assertTrue(references.stream().anyMatch(id -> id.startsWith("#set-")), references.toString());
    }

    private static void collect(JsonNode value, Set<String> references) {
        if (value.isArray()) value.forEach(each -> collect(each, references));
        else if (value.has("@id")) references.add(value.path("@id").stringValue());
    }

    @Test
    void describedAgainItIsTheSame() throws IOException {
        String before = Files.readString(directory.resolve(ResearchObject.METADATA));

        ResearchObject.write(directory);

        assertEquals(before, Files.readString(directory.resolve(ResearchObject.METADATA)));
    }
}
