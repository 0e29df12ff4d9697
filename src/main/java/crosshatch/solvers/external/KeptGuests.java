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
 * The external solvers of an experiment, as they are kept beside its records. Programs are kept by their descriptions, so that
 * they are found again. Jars are kept by name and hash, so that the same ones are brought again.
 *
 * @param programs with the folders of their descriptions filled in
 * @param jars in the order in which they were brought
 */
public record KeptGuests(List<Description> programs, List<KeptJar> jars) {
    /** Name of the file in a results directory, without its ending. */
    public static final String NAME = "guests";

    /** @param name of the file, without its folder */
    public record KeptJar(String name, String sha256) {
        static KeptJar of(Path jar) {
            return new KeptJar("" + jar.getFileName(), Fingerprint.of(jar).sha256());
        }
    }

    public KeptGuests {
        programs = List.copyOf(programs);
        jars = List.copyOf(jars);
    }

    /** Makes the kept form of the external solvers of a user. */
    public static KeptGuests of(Guests guests) {
        return new KeptGuests(
                guests.programs(), guests.jars().stream().map(KeptJar::of).toList());
    }

    /**
     * Reads the external solvers of the first start; empty if there is no such file.
     *
     * @param directory of results
     * @throws InputException if the file cannot be read, or holds something else
     */
    public static KeptGuests in(Path directory) {
        Path file = directory.resolve(NAME + ".json");
        if (!Files.exists(file)) return new KeptGuests(List.of(), List.of());
        try {
            JsonMapper json = JsonReading.STRICT;
            JsonNode kept = json.readTree(JsonReading.text(NamedFile.require(file, "external solvers")));
            List<Description> programs = new ArrayList<>();
            for (JsonNode program : kept.path("programs")) programs.add(Descriptions.of(program, file));
            List<KeptJar> jars = new ArrayList<>();
            for (JsonNode jar : kept.path("jars")) jars.add(json.treeToValue(jar, KeptJar.class));
            return new KeptGuests(programs, jars);
        } catch (IOException unreadable) {
            throw NamedFile.unreadable(file, unreadable);
        } catch (JacksonException malformed) {
            throw new InputException(
                    file + ": " + JsonFaults.what(malformed) + ". Expected a file that compare wrote", malformed);
        }
    }

    /** Whether there are no external solvers; not written to the file. */
    @JsonIgnore
    public boolean isEmpty() {
        return programs.isEmpty() && jars.isEmpty();
    }

    /**
     * These programs, together with the solvers that a user brings now.
     *
     * @throws InputException if a program is brought with another description than the one that is kept, or if a jar is missing
     */
    public Guests with(Guests brought) {
        Map<String, Description> all = new LinkedHashMap<>();
        for (Description kept : programs) all.put(kept.name(), kept);
        for (Description given : brought.programs()) {
            Description kept = all.put(given.name(), given);
            if (kept != null && !kept.equals(given)) {
                throw new InputException("the experiment was begun with another description of '" + kept.name()
                        + "', which is stored in its " + NAME
                        + ".json. Leave out your description, or begin another experiment");
            }
        }
        List<KeptJar> broughtJars = brought.jars().stream().map(KeptJar::of).toList();
        for (KeptJar jar : jars) {
            if (broughtJars.stream().noneMatch(each -> each.sha256().equals(jar.sha256()))) throw missing(jar);
        }
        return brought.withPrograms(List.copyOf(all.values()));
    }

    private static InputException missing(KeptJar jar) {
        return new InputException(
                "the experiment was begun with the plug-in " + jar.name() + " of SHA-256 " + jar.sha256()
                        + ". Results do not include jars, so name the same jar again",
                Remedy.PLUG_IN);
    }
}
