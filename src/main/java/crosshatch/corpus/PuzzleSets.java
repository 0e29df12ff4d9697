package crosshatch.corpus;

import crosshatch.corpus.CatalogEntry.Kind;
import crosshatch.generate.GeneratedSet;
import crosshatch.puzzle.Fingerprint;
import crosshatch.puzzle.InputException;
import crosshatch.puzzle.NamedFile;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.RegularFile;
import crosshatch.puzzle.Remedy;
import crosshatch.solver.Suggestion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds sets of puzzles: by their name in the catalogue, by what makes them, else by file. A file that has the content of a
 * set of the catalogue is that set, wherever it lies.
 */
public final class PuzzleSets {
    private final Path folder;
    private final PuzzleCatalog catalog;
    private final ReaderSettings settings;
    private final @Nullable SetMaker maker;
    private final Map<String, Path> copies;

    /**
     * @param home the folder that holds {@code puzzles/}, and there {@code catalog.json}
     * @param settings for files that the catalogue does not know
     */
    public PuzzleSets(Path home, ReaderSettings settings) {
        this(home, PuzzleCatalog.read(home.resolve("puzzles").resolve("catalog.json")), settings);
    }

    /** With another catalogue than the one in the folder. */
    public PuzzleSets(Path home, PuzzleCatalog catalog, ReaderSettings settings) {
        this(home.resolve("puzzles"), catalog, settings, null, Map.of());
    }

    private PuzzleSets(
            Path folder,
            PuzzleCatalog catalog,
            ReaderSettings settings,
            @Nullable SetMaker maker,
            Map<String, Path> copies) {
        this.folder = folder;
        this.catalog = catalog;
        this.settings = settings;
        this.maker = maker;
        this.copies = Map.copyOf(copies);
    }

    /** The same sets; those of kind {@code GENERATED} are made where they are not there yet. */
    public PuzzleSets madeBy(SetMaker maker) {
        return new PuzzleSets(folder, catalog, settings, maker, copies);
    }

    /** The same sets; of a file that was named on another machine, the copy here is read. */
    public PuzzleSets withCopies(Map<String, Path> copies) {
        return new PuzzleSets(folder, catalog, settings, maker, copies);
    }

    public PuzzleCatalog catalog() {
        return catalog;
    }

    /** Where the file of a set is, or will be once it is fetched. */
    public Path file(CatalogEntry entry) {
        Path parent = entry.kind() == Kind.COMMITTED ? folder : folder.resolve("fetched");
        return parent.resolve(entry.file());
    }

    /** Where the solutions of a set are; empty if they are not shipped. */
    public Optional<Path> solutionsFile(CatalogEntry entry) {
        return entry.solutionsSha256() == null ? Optional.empty() : Optional.of(folder.resolve(entry.solutionsFile()));
    }

    /** @throws InputException if there is no set of that name; lists the names */
    public CatalogEntry entry(String name) {
        return catalog.named(name)
                .orElseThrow(() -> new InputException("unknown puzzle set '" + name + "'; " + names(name)));
    }

    /**
     * @param nameOrFile a name of the catalogue, the name of a {@link GeneratedSet}, else a file; to read a file that has the name of a set, write {@code ./name}
     * @throws InputException if there is neither, if a set is not there yet, or if its file was changed; says what to do
     */
    public PuzzleSet resolve(String nameOrFile) {
        Optional<CatalogEntry> named = catalog.named(nameOrFile).or(() -> namedByFile(nameOrFile));
        if (named.isPresent()) return known(named.get(), nameOrFile, presentFile(named.get()));
        Optional<GeneratedSet> made = GeneratedSet.named(nameOrFile);
        if (made.isPresent()) return new MadePuzzles(made.get(), nameOrFile);
        Path file = existing(nameOrFile);
        Optional<CatalogEntry> identified = catalog.identify(file, sizeOf(file));
        return identified
                .map(entry -> known(entry, nameOrFile, file))
                .orElseGet(() -> PuzzleFile.unknown(nameOrFile, file, settings));
    }

    /** {@code killer-9.ids} means the set, unless there is such a file here. */
    private Optional<CatalogEntry> namedByFile(String text) {
        return catalog.entries().stream()
                .filter(entry -> String.valueOf(entry.file().getFileName()).equals(text)
                        && !copies.containsKey(text)
                        && !Files.exists(Path.of(text)))
                .findFirst();
    }

    private Path existing(String text) {
        try {
            if (text.isEmpty())
                throw new InputException("expected a puzzle set or a file, found nothing; " + names(text));
            Path copy = copies.get(text);
            Path file = copy == null ? Path.of(text) : copy;
            if (Files.exists(RegularFile.require(file, "puzzles"))) return file;
        } catch (InvalidPathException noPath) {
            // then it is an unknown name
        }
        throw new InputException("'" + text + "': no such file, and no puzzle set of that name; " + names(text));
    }

    private String names(String near) {
        return catalog.names().isEmpty()
                ? "there is no catalogue in " + folder
                : "sets: " + String.join(", ", catalog.names()) + Suggestion.of(near, catalog.names());
    }

    private static long sizeOf(Path file) {
        try {
            return Files.size(file);
        } catch (IOException broken) {
            throw NamedFile.unreadable(file, broken);
        }
    }

    private Path presentFile(CatalogEntry entry) {
        Path file = file(entry);
        if (!Files.exists(file)) {
            if (entry.kind() == Kind.GENERATED && maker != null) {
                return new Fetcher(this, Fetcher.Progress.UNWATCHED).make(entry, maker);
            }
            throw new InputException(howToGet(entry, file), Remedy.COPY_AT_HAND);
        }
        verify(entry, file);
        return file;
    }

    private static String howToGet(CatalogEntry entry, Path file) {
        String fetch = "crosshatch puzzles fetch " + entry.name();
        return switch (entry.kind()) {
            case COMMITTED -> file + " is missing. Restore it: git checkout -- puzzles";
            case FETCHED ->
                "puzzle set " + entry.name() + " is not here yet. Fetch it: " + fetch + ", or use a copy at hand";
            case GENERATED -> "puzzle set " + entry.name() + " is not made yet. Make it: " + fetch;
        };
    }

    private static void verify(CatalogEntry entry, Path file) {
        entry.difference(Fingerprint.of(file)).ifPresent(difference -> {
            throw changed(file, "the set " + entry.name(), difference);
        });
    }

    private PuzzleFile known(CatalogEntry entry, String source, Path file) {
        Optional<Path> solutions = solutionsFile(entry);
        solutions.ifPresent(answers -> {
            String found = Fingerprint.of(answers).sha256();
            if (!found.equals(entry.solutionsSha256())) {
                throw changed(
                        answers,
                        "the solutions of " + entry.name(),
                        "SHA-256 " + found + ", expected " + entry.solutionsSha256());
            }
        });
        return PuzzleFile.known(entry, source, file, solutions.orElse(null));
    }

    private static InputException changed(Path file, String expected, String difference) {
        return new InputException(file + " is not " + expected + " of the catalogue: " + difference
                + ". Restore it, or copy it elsewhere and name it as a file");
    }
}
