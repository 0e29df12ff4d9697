package crosshatch.experiment.study.reproduce;

import com.fasterxml.jackson.annotation.JsonAlias;
import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.puzzle.file.JsonFaults;
import crosshatch.puzzle.file.JsonReading;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The figures of one source, from a data file. A file of conclusions has the same form, without the other parts.
 *
 * @param title the title, for people
 * @param source author, title, place, date
 * @param experiments the experiments of the figures, by their names
 * @param figures the figures, in the order of the table
 */
public record Paper(
        String title,
        String source,
        Map<String, Trial> experiments,
        @JsonAlias("conclusions") List<Figure> figures) {
    private static final List<String> NAMES = List.of("norvig", "hp71b", "euler96", "readalps", "propagation", "tdoku");

    private static final JsonMapper JSON = JsonReading.strict()
            .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
            .enable(DeserializationFeature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    @SuppressWarnings("NullAway") // a file may leave out anything
    public Paper {
        title = Objects.requireNonNullElse(title, "Conclusions");
        source = Objects.requireNonNullElse(source, "this project");
        experiments = Map.copyOf(Objects.requireNonNullElse(experiments, Map.of()));
        figures = List.copyOf(Objects.requireNonNullElse(figures, List.of()));
    }

    /** Returns the papers that come with the program. */
    public static List<Paper> shipped() {
        return NAMES.stream().map(Paper::shipped).toList();
    }

    private static Paper shipped(String name) {
        String path = name + ".json";
        try (InputStream in = Objects.requireNonNull(Paper.class.getResourceAsStream(path), path)) {
            return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8), path);
        } catch (IOException broken) {
            throw new UncheckedIOException(path, broken);
        }
    }

    /**
     * Reads a file.
     *
     * @throws InputException if the file has no figures, if two figures have the same id, or if a part is missing; the message
     *     names the place
     */
    public static Paper read(Path file) {
        try {
            return parse(JsonReading.text(NamedFile.require(file, "figures")), file.toString());
        } catch (IOException failed) {
            throw NamedFile.unreadable(file, failed);
        }
    }

    /**
     * Reads the text of a file.
     *
     * @param name its name, for people
     */
    static Paper parse(String text, String name) {
        try {
            Paper paper = JSON.readValue(text, Paper.class);
            if (paper.figures.isEmpty()) throw new InputException(name + ": expected figures, found none");
            Set<String> ids = new HashSet<>();
            for (Figure figure : paper.figures) {
                figure.requireWhole();
                if (!ids.add(figure.id()))
                    throw new InputException(
                            name + ": found two figures with the id " + figure.id() + ", expected different ids");
            }
            return paper;
        } catch (JacksonException bad) {
            throw new InputException(
                    JsonFaults.where(name, bad) + ": cannot be read as a file of figures: " + JsonFaults.what(bad),
                    bad);
        }
    }

    /** Returns the paper with some of its figures. */
    public Paper with(Predicate<Figure> wanted) {
        return new Paper(
                title, source, experiments, figures.stream().filter(wanted).toList());
    }
}
