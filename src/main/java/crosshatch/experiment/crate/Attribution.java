package crosshatch.experiment.crate;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.puzzle.file.JsonFaults;
import crosshatch.puzzle.file.JsonReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;

/**
 * The authors and the licence of an experiment, which only the authors know. They write both into {@value #FILE} in the results
 * directory, or in the folder above for all experiments there.
 *
 * @param license an SPDX identifier such as {@code CC-BY-4.0}, or a URL; null if none is given
 * @param authors the authors; the first one ran the program
 */
record Attribution(@Nullable String license, List<Author> authors) {
    static final String FILE = "crate.json";

    private static final Attribution NONE = new Attribution(null, List.of());
    private static final String ORCID = "[0-9]{4}-[0-9]{4}-[0-9]{4}-[0-9]{3}[0-9X]";

    /**
     * One author.
     *
     * @param orcid such as {@code 0000-0002-1825-0097}; null if there is none
     */
    record Author(
            String name, @Nullable String orcid, @Nullable String affiliation) {
        Author {
            if (name == null || name.isBlank())
                throw new InputException("found an author without a name, expected a name");
            if (orcid != null && !orcid.matches(ORCID)) {
                throw new InputException(
                        "found the orcid '" + orcid + "', expected an ORCID such as 0000-0002-1825-0097");
            }
        }
    }

    Attribution {
        authors = authors == null ? List.of() : List.copyOf(authors);
    }

    /** Reads the attribution of a results directory; it is empty if nobody wrote one. */
    static Attribution of(Path directory) {
        return Stream.of(directory, directory.toAbsolutePath().normalize().resolve(".."))
                .map(folder -> folder.resolve(FILE))
                .filter(Files::isRegularFile)
                .findFirst()
                .map(Attribution::read)
                .orElse(NONE);
    }

    private static Attribution read(Path file) {
        try {
            return JsonReading.strict()
                    .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                    .build()
                    .readValue(JsonReading.text(file), Attribution.class);
        } catch (IOException unreadable) {
            throw NamedFile.unreadable(file, unreadable);
        } catch (JacksonException wrong) {
            throw new InputException(
                    file + ": " + JsonFaults.what(wrong)
                            + "; expected {\"license\": \"CC-BY-4.0\", \"authors\": [{\"name\": …, \"orcid\": …, \"affiliation\": …}]}",
                    wrong);
        }
    }

    /** Returns the URL of a licence. */
    static String url(String spdxOrUrl) {
        return spdxOrUrl.matches("https?://.*") ? spdxOrUrl : "https://spdx.org/licenses/" + spdxOrUrl;
    }
}
