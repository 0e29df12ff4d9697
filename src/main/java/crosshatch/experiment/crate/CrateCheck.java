package crosshatch.experiment.crate;

import crosshatch.base.Fingerprint;
import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.puzzle.file.JsonFaults;
import crosshatch.puzzle.file.JsonReading;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * Compares the files of a results directory with its RO-Crate.
 *
 * @param files the number of files that the crate describes
 * @param differences a text for people for each difference; empty if all files are unchanged
 */
public record CrateCheck(int files, List<String> differences) {
    /** Returns whether the directory contains a crate. */
    public static boolean hasCrate(Path directory) {
        return Files.exists(directory.resolve(ResearchObject.METADATA));
    }

    /**
     * Compares the files.
     *
     * @throws InputException if the directory contains no readable crate
     */
    public static CrateCheck of(Path directory) {
        Path crate = directory.resolve(ResearchObject.METADATA);
        try {
            List<String> differences = new ArrayList<>();
            int files = 0;
            for (JsonNode entity :
                    JsonReading.STRICT.readTree(JsonReading.text(crate)).path("@graph")) {
                if (!entity.path("@type").asString("").equals("File")) continue;
                files++;
                check(directory, entity, differences);
            }
            return new CrateCheck(files, List.copyOf(differences));
        } catch (IOException unreadable) {
            throw NamedFile.unreadable(crate, unreadable);
        } catch (JacksonException unreadable) {
            throw new InputException(crate + ": cannot be read: " + JsonFaults.what(unreadable), unreadable);
        }
    }

    private static void check(Path directory, JsonNode entity, List<String> differences) {
        String name = URLDecoder.decode(entity.path("@id").asString(""), StandardCharsets.UTF_8);
        Path file = directory.resolve(name);
        String described = entity.path("sha256").asString("");
        if (!Files.isRegularFile(file)) {
            differences.add(name + " is missing");
        } else if (!described.isEmpty()) {
            String found = Fingerprint.of(file).sha256();
            if (!found.equals(described))
                differences.add(name + " has SHA-256 " + found + ", expected " + described + " as in the RO-Crate");
        }
    }
}
