package crosshatch.solvers.external;

import com.fasterxml.jackson.annotation.JsonIgnore;
import crosshatch.base.Fingerprint;
import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.base.Remedy;
import crosshatch.puzzle.file.JsonFaults;
import crosshatch.puzzle.file.JsonReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The external solvers of an experiment, as stored with its records. Programs are stored with their descriptions, jars with name and
 * hash, so that a resumed experiment uses the same solvers.
 *
 * @param programs the descriptions, with their folders filled in
 * @param jars the jars in the order of the command line
 */
public record RecordedExternalSolvers(List<Description> programs, List<JarHash> jars) {
    /** The name of the file in a results directory, without its ending. */
    public static final String NAME = "guests";

    /**
     * A jar.
     *
     * @param name the file name, without its folder
     */
    public record JarHash(String name, String sha256) {
        static JarHash of(Path jar) {
            return new JarHash("" + jar.getFileName(), Fingerprint.of(jar).sha256());
        }
    }

    public RecordedExternalSolvers {
        programs = List.copyOf(programs);
        jars = List.copyOf(jars);
    }

    /** Makes the stored form of a user's external solvers. */
    public static RecordedExternalSolvers of(ExternalSolvers guests) {
        return new RecordedExternalSolvers(
                guests.programs(), guests.jars().stream().map(JarHash::of).toList());
    }

    /**
     * Reads the external solvers of the first start; empty if there is no such file.
     *
     * @param directory the results directory
     * @throws InputException if the file cannot be read, or contains something else
     */
    public static RecordedExternalSolvers in(Path directory) {
        Path file = directory.resolve(NAME + ".json");
        if (!Files.exists(file)) return new RecordedExternalSolvers(List.of(), List.of());
        try {
            JsonMapper json = JsonReading.STRICT;
            JsonNode kept = json.readTree(JsonReading.text(NamedFile.require(file, "external solvers")));
            List<Description> programs = new ArrayList<>();
            for (JsonNode program : kept.path("programs")) programs.add(Descriptions.of(program, file));
            List<JarHash> jars = new ArrayList<>();
            for (JsonNode jar : kept.path("jars")) jars.add(json.treeToValue(jar, JarHash.class));
            return new RecordedExternalSolvers(programs, jars);
        } catch (IOException unreadable) {
            throw NamedFile.unreadable(file, unreadable);
        } catch (JacksonException malformed) {
            throw new InputException(
                    file + ": " + JsonFaults.what(malformed) + ". Expected a file that compare wrote", malformed);
        }
    }

    /** Returns whether there are no external solvers; this is not written to the file. */
    @JsonIgnore
    public boolean isEmpty() {
        return programs.isEmpty() && jars.isEmpty();
    }

    /**
     * Returns these programs together with the user's present external solvers.
     *
     * @throws InputException if the user's description of a program differs from the stored one, or if a jar is missing
     */
    public ExternalSolvers with(ExternalSolvers external) {
        Map<String, Description> all = new LinkedHashMap<>();
        for (Description kept : programs) all.put(kept.name(), kept);
        for (Description given : external.programs()) {
            Description kept = all.put(given.name(), given);
            if (kept != null) requireSame(kept, given, "Leave out your description");
        }
        for (Description kept : programs) {
            Path file = Path.of(kept.name());
            if (MiniZincModels.isModel(kept.name()) && Files.exists(file))
                requireSame(kept, MiniZincModels.read(file), "Restore the file");
        }
        List<JarHash> broughtJars = external.jars().stream().map(JarHash::of).toList();
        for (JarHash jar : jars) {
            if (broughtJars.stream().noneMatch(each -> each.sha256().equals(jar.sha256()))) throw missing(jar);
        }
        return external.withPrograms(List.copyOf(all.values()));
    }

    private static void requireSame(Description kept, Description given, String remedy) {
        if (kept.equals(given)) return;
        throw new InputException("the experiment was begun with another description of '" + kept.name()
                + "', which is stored in its " + NAME + ".json. " + remedy + ", or begin another experiment");
    }

    private static InputException missing(JarHash jar) {
        return new InputException(
                "the experiment was begun with the plug-in " + jar.name() + " of SHA-256 " + jar.sha256()
                        + ". Results do not include jars, so name the same jar again",
                Remedy.PLUG_IN);
    }
}
