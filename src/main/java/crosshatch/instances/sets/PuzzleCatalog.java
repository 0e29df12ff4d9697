package crosshatch.instances.sets;

import crosshatch.base.Fingerprint;
import crosshatch.base.InputException;
import crosshatch.puzzle.file.JsonFaults;
import crosshatch.puzzle.file.JsonReading;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/** The catalogue of puzzle sets with a name. */
public final class PuzzleCatalog {
    private static final JsonMapper JSON = JsonReading.strict()
            .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private final List<CatalogEntry> entries;
    private final Map<String, KnownCount> counts;

    private PuzzleCatalog(List<CatalogEntry> entries, List<KnownCount> counts) {
        this.entries = entries;
        this.counts = counts.stream()
                .collect(Collectors.toMap(
                        KnownCount::name, Function.identity(), (one, other) -> other, LinkedHashMap::new));
    }

    /**
     * The number of solutions of a classic problem.
     *
     * @param name the name of the problem: {@code queens-8}
     * @param solutions the number of all solutions
     * @param source the publication of the number
     */
    public record KnownCount(String name, int solutions, String source) {}

    /** Makes a catalogue without a file. */
    public static PuzzleCatalog of(List<CatalogEntry> entries) {
        return new PuzzleCatalog(List.copyOf(entries), List.of());
    }

    /**
     * Reads a catalogue.
     *
     * @param file {@code catalog.json}; if it does not exist, the catalogue is empty
     * @throws InputException if it is no such catalogue
     */
    public static PuzzleCatalog read(Path file) {
        if (!Files.exists(file)) return of(List.of());
        try {
            Contents contents = JSON.readValue(file, Contents.class);
            return new PuzzleCatalog(contents.sets(), Objects.requireNonNullElse(contents.counts(), List.of()));
        } catch (JacksonException bad) {
            throw new InputException(file + ": cannot be read as a catalogue of puzzles: " + JsonFaults.what(bad), bad);
        }
    }

    private record Contents(
            List<CatalogEntry> sets, @Nullable List<KnownCount> counts) {}

    /** Returns the known numbers of solutions of classic problems, in the order of the file. */
    public Collection<KnownCount> counts() {
        return counts.values();
    }

    /** Returns the number of solutions of a classic problem; empty if no publication has it. */
    public Optional<KnownCount> count(String name) {
        return Optional.ofNullable(counts.get(name));
    }

    /** Returns the sets, in the order of the file. */
    public List<CatalogEntry> entries() {
        return entries;
    }

    /** Returns the names of the {@link #entries}, in their order. */
    public List<String> names() {
        return entries.stream().map(CatalogEntry::name).toList();
    }

    /** Returns the entry of exactly this name; the case of letters counts. */
    public Optional<CatalogEntry> named(String name) {
        return entries.stream().filter(entry -> entry.name().equals(name)).findFirst();
    }

    /**
     * Identifies a file as a set by its content. Only a file with the size of a set is read.
     *
     * @throws InputException if it cannot be read
     */
    public Optional<CatalogEntry> identify(Path file, long bytes) {
        List<CatalogEntry> ofThatSize =
                entries.stream().filter(entry -> entry.bytes() == bytes).toList();
        if (ofThatSize.isEmpty()) return Optional.empty();
        Fingerprint found = Fingerprint.of(file);
        return ofThatSize.stream()
                .filter(entry -> entry.difference(found).isEmpty())
                .findFirst();
    }
}
