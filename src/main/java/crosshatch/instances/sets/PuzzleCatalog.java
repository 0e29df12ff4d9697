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

/** The sets of puzzles that have a name. */
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
     * @param name of the problem: {@code queens-8}
     * @param solutions all of them
     * @param source where the number is published
     */
    public record KnownCount(String name, int solutions, String source) {}

    /** A catalogue that no file holds. */
    public static PuzzleCatalog of(List<CatalogEntry> entries) {
        return new PuzzleCatalog(List.copyOf(entries), List.of());
    }

    /**
     * @param file {@code catalog.json}; without it there are no names, only files
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

    /** The known numbers of solutions of classic problems, in the order of the file. */
    public Collection<KnownCount> counts() {
        return counts.values();
    }

    /** The number of solutions of a classic problem; empty if nobody else has counted them. */
    public Optional<KnownCount> count(String name) {
        return Optional.ofNullable(counts.get(name));
    }

    /** The sets, in the order of the file. */
    public List<CatalogEntry> entries() {
        return entries;
    }

    /** The names of the {@link #entries}, in their order. */
    public List<String> names() {
        return entries.stream().map(CatalogEntry::name).toList();
    }

    /** The entry of that very name; the case of letters counts. */
    public Optional<CatalogEntry> named(String name) {
        return entries.stream().filter(entry -> entry.name().equals(name)).findFirst();
    }

    /**
     * The set that a file is, wherever it lies and whatever it is called. Only a file of the size of some set is read.
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
