package crosshatch.experiment.crate;

import crosshatch.base.Fingerprint;
import crosshatch.base.InputException;
import crosshatch.base.SurroundingsException;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.puzzle.file.JsonReading;
import crosshatch.results.Environment;
import crosshatch.results.ResultsStore;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Describes a results directory as an <a href="https://w3id.org/ro/crate/1.2">RO-Crate 1.2</a>:
 * {@code ro-crate-metadata.json} lists each file with size and SHA-256. It names the program, the time, the command line and the
 * puzzle sets; {@link Attribution} adds the author and the licence. The crate depends only on files in the directory, so that
 * equal files yield equal crates. Its date is the date of the experiment.
 *
 * <p>Written with Jackson, because the crate is one flat list of entities, and the library for crates has no usable metadata on
 * Maven Central.
 */
public final class ResearchObject {
    public static final String METADATA = "ro-crate-metadata.json";
    /** The name of the file with author and licence that people write next to or above their results, see {@link Attribution}. */
    public static final String ATTRIBUTION = Attribution.FILE;

    private static final String SPECIFICATION = "https://w3id.org/ro/crate/1.2";
    /** The profile of crates that describe a process: its CreateAction, instrument, agent, objects and results. */
    private static final String PROFILE = "https://w3id.org/ro/wfrun/process/0.5";

    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    /** The descriptions of files, by the beginnings of their names. */
    private static final Map<String, String> DESCRIPTIONS = Map.of(
            "plan.",
                    "Plan of the runs: puzzle sets with their hashes, solvers with every option, limits, seed; compare --plan runs it again",
            "runs.", "One row per run, raw",
            "environment", "Environment of the runs: machine, JVM, versions, commit, command line",
            "seal.", "Checksum manifest of the rows: size, SHA-256, number, version of the schema",
            "guests", "External solvers that took part: programs by their descriptions, jars by their hashes",
            "damaged-", "A damaged append-only log; its readable part is in the rows",
            "warmup", "How the warm-up of each solver went",
            "summary.", "Summary of the rows for each set and solver",
            "README.", "Findings, in words");

    private static final Map<String, String> FORMATS = Map.of(
            "json", "application/json",
            "csv", "text/csv",
            "md", "text/markdown",
            "parquet", "application/vnd.apache.parquet");

    private final Path directory;
    private final ArrayNode graph;
    private final Attribution attribution;
    /** The person who ran the program; empty if it is not known. */
    private String agent = "";

    private ResearchObject(Path directory) {
        this.directory = directory;
        graph = JSON.createArrayNode();
        attribution = Attribution.of(directory);
    }

    /**
     * Describes a finished experiment.
     *
     * @throws crosshatch.base.InputException if the directory holds no plan or no environment
     * @throws SurroundingsException if the directory cannot be read or written
     */
    public static void write(Path directory) {
        try {
            ObjectNode crate = JSON.createObjectNode();
            crate.put("@context", SPECIFICATION + "/context");
            crate.set("@graph", new ResearchObject(directory).described());
            ResultsStore.writeText(directory, METADATA, JSON.writeValueAsString(crate) + "\n");
        } catch (IOException failed) {
            throw new SurroundingsException(directory + ": cannot write the RO-Crate: " + failed, failed);
        }
    }

    private ArrayNode described() throws IOException {
        Plan plan = PlanFile.in(directory);
        List<Path> files = files();
        List<Path> environments = files.stream()
                .filter(file -> name(file).startsWith("environment"))
                .toList();
        if (environments.isEmpty()) {
            throw new InputException(
                    directory + ": found no environment.json, expected a results directory made by compare");
        }
        ObjectNode descriptor = entity(METADATA, "CreativeWork");
        descriptor.set("conformsTo", reference(SPECIFICATION));
        descriptor.set("about", reference("./"));
        ObjectNode root = entity("./", "Dataset");
        entity(PROFILE, "CreativeWork").put("name", "Process Run Crate").put("version", "0.5");
        attribution(root);
        List<String> parts = new ArrayList<>();
        for (Path file : files) parts.add(file(file));
        if (Files.isDirectory(directory.resolve("report"))) parts.add(report());
        for (Plan.PlannedSet set : plan.sets()) parts.add(set(set));
        List<String> starts = new ArrayList<>();
        for (Path file : environments) starts.add(start(plan, environment(file), starts.size() + 1, files));
        root(root, plan, environment(environments.get(0)), parts, starts);
        return graph;
    }

    private void root(ObjectNode root, Plan plan, Environment first, List<String> parts, List<String> starts) {
        root.set("conformsTo", reference(PROFILE));
        root.put("identifier", fingerprint(ResultsStore.PLAN));
        root.put("name", "Crosshatch experiment " + plan.experiment());
        root.put(
                "description",
                "Runs of " + plan.solvers().size() + " solvers on "
                        + plan.sets().size() + " puzzle sets, task " + plan.question()
                        + ": raw records, plan and environment.");
        root.put("datePublished", first.started().toString().substring(0, "2026-01-01".length()));
        root.set("hasPart", references(parts));
        root.set("mentions", references(starts));
    }

    /** Returns the identifier of the experiment: the hash of its plan. */
    private String fingerprint(String file) {
        return "urn:sha256:" + Fingerprint.of(directory.resolve(file)).sha256();
    }

    /** Adds authors and licence, if they are known. */
    private void attribution(ObjectNode root) {
        if (attribution.license() != null) {
            String url = Attribution.url(attribution.license());
            entity(url, "CreativeWork").put("name", attribution.license());
            root.set("license", reference(url));
        }
        List<String> authors = new ArrayList<>();
        for (Attribution.Author author : attribution.authors()) authors.add(author(author, authors.size() + 1));
        if (!authors.isEmpty()) root.set("author", references(authors));
    }

    private String author(Attribution.Author author, int number) {
        String id = author.orcid() == null ? "#author-" + number : "https://orcid.org/" + author.orcid();
        ObjectNode person = entity(id, "Person").put("name", author.name());
        if (author.affiliation() != null) {
            String organization = "#affiliation-" + number;
            entity(organization, "Organization").put("name", author.affiliation());
            person.set("affiliation", reference(organization));
        }
        if (number == 1) agent = id;
        return id;
    }

    /** Returns all files of the experiment itself, sorted by name. */
    private List<Path> files() throws IOException {
        try (Stream<Path> all = Files.list(directory)) {
            return all.filter(Files::isRegularFile)
                    .filter(file -> !name(file).equals(METADATA) && !name(file).startsWith("."))
                    .filter(file -> !name(file).endsWith(".unfinished"))
                    .sorted()
                    .toList();
        }
    }

    private String file(Path file) {
        Fingerprint fingerprint = Fingerprint.of(file);
        ObjectNode entity = entity(encoded(name(file)), "File");
        entity.put("name", name(file));
        DESCRIPTIONS.entrySet().stream()
                .filter(each -> name(file).startsWith(each.getKey()))
                .forEach(each -> entity.put("description", each.getValue()));
        String format = FORMATS.get(name(file).substring(name(file).lastIndexOf('.') + 1));
        if (format != null) entity.put("encodingFormat", format);
        entity.put("contentSize", "" + fingerprint.bytes());
        entity.put("sha256", fingerprint.sha256());
        return encoded(name(file));
    }

    private String report() {
        ObjectNode report = entity("report/", "Dataset");
        report.put("name", "report");
        report.put("description", "Made from the raw runs by: crosshatch report");
        return "report/";
    }

    private String set(Plan.PlannedSet set) {
        ObjectNode entity = entity(idOf(set), "Dataset");
        entity.put("name", set.name());
        entity.put(
                "description",
                String.format(
                        Locale.ROOT, "%,d puzzles, variants included, read from %s", set.puzzles(), set.source()));
        if (set.sha256() != null) entity.put("sha256", set.sha256());
        return idOf(set);
    }

    /** Describes one start of the experiment: the action, and the program as its instrument. */
    private String start(Plan plan, Environment environment, int number, List<Path> files) {
        String program = "#program-" + number;
        ObjectNode software = entity(program, "SoftwareApplication");
        software.put("license", "https://spdx.org/licenses/Apache-2.0");
        Map<String, String> versions = new TreeMap<>(environment.versions());
        software.put("name", "Crosshatch");
        software.put("softwareVersion", versions.getOrDefault("crosshatch", "") + " " + environment.gitCommit());
        versions.remove("crosshatch");
        software.put(
                "softwareRequirements",
                environment.jdk() + ", "
                        + String.join(
                                ", ",
                                versions.entrySet().stream()
                                        .map(each -> each.getKey() + " " + each.getValue())
                                        .toList()));

        String id = "#start-" + number;
        ObjectNode action = entity(id, "CreateAction");
        action.put("name", "crosshatch " + String.join(" ", environment.commandLine()));
        action.put(
                "description",
                "On " + environment.cpu() + ", " + environment.logicalCores() + " hardware threads, "
                        + environment.os());
        action.put("startTime", environment.started().toString());
        action.set("instrument", reference(program));
        if (!agent.isEmpty()) action.set("agent", reference(agent));
        List<String> objects = new ArrayList<>(List.of(ResultsStore.PLAN));
        plan.sets().forEach(set -> objects.add(idOf(set)));
        action.set("object", references(objects));
        action.set(
                "result",
                references(files.stream()
                        .map(ResearchObject::name)
                        .filter(name -> name.startsWith("runs."))
                        .map(ResearchObject::encoded)
                        .toList()));
        return id;
    }

    private static Environment environment(Path file) throws IOException {
        return JsonReading.STRICT.readValue(JsonReading.text(file), Environment.class);
    }

    private ObjectNode entity(String id, String type) {
        return graph.addObject().put("@id", id).put("@type", type);
    }

    private static ObjectNode reference(String id) {
        return JSON.createObjectNode().put("@id", id);
    }

    private static ArrayNode references(List<String> ids) {
        ArrayNode all = JSON.createArrayNode();
        ids.forEach(id -> all.add(reference(id)));
        return all;
    }

    private static String idOf(Plan.PlannedSet set) {
        return "#set-" + encoded(set.name());
    }

    private static String encoded(String name) {
        return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
    }

    private static String name(Path file) {
        return "" + file.getFileName();
    }
}
