package crosshatch.experiment.study.reproduce;

import crosshatch.base.InputException;
import crosshatch.base.Remedy;
import crosshatch.puzzle.file.JsonReading;
import crosshatch.solver.Suggestion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/** Reads the data files of published figures, one per source. */
public final class Papers {
    private static final List<String> NAMES =
            List.of("norvig", "outliers", "hp71b", "euler96", "homer", "readalps", "propagation", "encodings", "tdoku");

    /** The mapper: a missing part is 0, false or null, and an unknown part is an error. */
    private static final JsonMapper JSON = JsonReading.strict()
            .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .registerSubtypes(Measures.kinds())
            .build();

    private Papers() {}

    /** Returns all papers with all figures. */
    public static List<PublishedSource> all() {
        return NAMES.stream().map(Papers::read).toList();
    }

    /**
     * Returns the papers with the figures whose ids begin with one of these texts; all figures if there are no texts.
     *
     * @throws InputException if no figure begins with a text
     */
    public static List<PublishedSource> beginningWith(Collection<String> texts) {
        List<PublishedSource> all = all();
        texts.forEach(text -> requireFigure(text, all));
        if (texts.isEmpty()) return all;
        return all.stream()
                .map(paper -> paper.withFigures(paper.figures().stream()
                        .filter(figure -> texts.stream().anyMatch(figure.id()::startsWith))
                        .toList()))
                .filter(paper -> !paper.figures().isEmpty())
                .toList();
    }

    private static void requireFigure(String text, List<PublishedSource> papers) {
        List<String> ids = papers.stream()
                .flatMap(paper -> paper.figures().stream())
                .map(PublishedFigure::id)
                .toList();
        if (ids.stream().anyMatch(id -> id.startsWith(text))) return;
        List<String> names = papers.stream().map(PublishedSource::name).toList();
        String near = text.contains("/") ? Suggestion.of(text, ids) : Suggestion.of(text, names);
        throw new InputException(
                "'" + text + "': found no figure with a name that begins so, expected one of the papers "
                        + String.join(", ", names) + near + ". List all figures",
                Remedy.LIST_OF_FIGURES);
    }

    private static PublishedSource read(String name) {
        String path = "/crosshatch/experiment/study/reproduce/" + name + ".json";
        try (InputStream in = Objects.requireNonNull(Papers.class.getResourceAsStream(path), path)) {
            return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(path, broken);
        }
    }

    /**
     * Reads one source.
     *
     * @param text the text of a data file
     */
    static PublishedSource parse(String text) {
        return JSON.readValue(text, PublishedSource.class);
    }
}
