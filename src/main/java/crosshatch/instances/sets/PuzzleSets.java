package crosshatch.instances.sets;

import crosshatch.base.Fingerprint;
import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.base.Remedy;
import crosshatch.instances.generate.GeneratedSet;
import crosshatch.instances.generate.classic.Classic;
import crosshatch.instances.sets.CatalogEntry.Kind;
import crosshatch.puzzle.BoardName;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.solver.Suggestion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Finds sets of puzzles by their name in the catalogue, by their generator spec, or by file. A file with the content of a set of the
 * catalogue is that set, in any folder.
 */
public final class PuzzleSets {
    private final Path folder;
    private final PuzzleCatalog catalog;
    private final ReaderSettings settings;
    private final Fetcher.@Nullable Maker maker;
    private final UserFiles files;

    /**
     * Makes a finder with the catalogue in a folder.
     *
     * @param home the folder with {@code puzzles/catalog.json}
     * @param settings the settings for files that the catalogue does not know
     */
    public PuzzleSets(Path home, ReaderSettings settings) {
        this(home, PuzzleCatalog.read(home.resolve("puzzles").resolve("catalog.json")), settings);
    }

    /** Makes a finder with a given catalogue. */
    public PuzzleSets(Path home, PuzzleCatalog catalog, ReaderSettings settings) {
        this(home.resolve("puzzles"), catalog, settings, null, new UserFiles(Map.of(), false));
    }

    private PuzzleSets(
            Path folder,
            PuzzleCatalog catalog,
            ReaderSettings settings,
            Fetcher.@Nullable Maker maker,
            UserFiles files) {
        this.folder = folder;
        this.catalog = catalog;
        this.settings = settings;
        this.maker = maker;
        this.files = files;
    }

    /** Returns these sets with a maker for missing sets of kind {@code GENERATED}. */
    public PuzzleSets madeBy(Fetcher.Maker maker) {
        return new PuzzleSets(folder, catalog, settings, maker, files);
    }

    /** Returns these sets with copies of files, by the paths that the files had on another machine. */
    public PuzzleSets withCopies(Map<String, Path> copies) {
        return new PuzzleSets(folder, catalog, settings, maker, new UserFiles(copies, false));
    }

    /** Returns this catalogue and its generators for plans of unknown origin: files that a plan names are not opened. */
    public PuzzleSets withoutFiles() {
        return new PuzzleSets(folder, catalog, settings, maker, new UserFiles(Map.of(), true));
    }

    public PuzzleCatalog catalog() {
        return catalog;
    }

    /** Returns the path of the file of a set, even before it is fetched. */
    public Path file(CatalogEntry entry) {
        Path parent = entry.kind() == Kind.COMMITTED ? folder : folder.resolve("fetched");
        return parent.resolve(entry.file());
    }

    /** Returns the path of the solutions of a set; empty if they are not shipped. */
    public Optional<Path> solutionsFile(CatalogEntry entry) {
        return entry.solutionsSha256() == null ? Optional.empty() : Optional.of(folder.resolve(entry.solutionsFile()));
    }

    /**
     * Returns the entry of the catalogue with this name.
     *
     * @throws InputException if there is no set of that name; lists the names
     */
    public CatalogEntry entry(String name) {
        return catalog.named(name)
                .orElseThrow(() -> new InputException("found the unknown puzzle set '" + name + "'; " + names(name)));
    }

    /**
     * Finds several sets, each by {@link #resolve(String)}. If two different sets have one name, the beginning of their SHA-256 is
     * added to both: {@code mine.txt (1a2b3c4d)}.
     */
    public List<PuzzleSet> resolve(List<String> texts) {
        List<PuzzleSet> sets = texts.stream().map(this::resolve).toList();
        return sets.stream()
                .map(set -> sets.stream().anyMatch(other -> isNamesake(set, other))
                        ? set.named(Fingerprint.distinguished(set.name(), set.sha256()))
                        : set)
                .toList();
    }

    private static boolean isNamesake(PuzzleSet one, PuzzleSet other) {
        return one != other && one.name().equals(other.name()) && !one.sha256().equals(other.sha256());
    }

    /**
     * Returns the name of a set in reports, from its name in records. If an earlier version recorded the path of a file, only the file
     * name is kept.
     */
    public static String withoutPath(String name) {
        return isRecipe(name) ? name : name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
    }

    /**
     * Finds a set.
     *
     * @param text {@code SET}, {@code NAME=SET}, {@code SET:N} for at most N puzzles, {@code SET/solutions=FILE},
     *     {@code SET/column=C} and {@code SET/box=RxC} for a file, or a combination. SET is a name of the catalogue, the name of
     *     a {@link GeneratedSet} or {@link Classic}, or a file. A file with the name of a set is written {@code ./name}
     * @throws InputException if there is no such set, if it is not there yet, or if its file was changed; with advice
     */
    public PuzzleSet resolve(String text) {
        SetText asked = SetText.parse(text, this::isThere);
        PuzzleSet set = resolve(asked, text);
        String name = asked.name() == null ? set.name() : asked.name();
        catalog.named(name)
                .filter(entry -> !set.entry().equals(Optional.of(entry)))
                .ifPresent(other -> {
                    throw new InputException("'" + text + "': '" + name
                            + "' is the name of another set, in the catalogue. Choose another name: NAME="
                            + asked.set());
                });
        return asked.name() == null && asked.limit() == InstanceSelection.EVERY
                ? set
                : new NamedSet(set, name, text, asked.limit());
    }

    /** Returns the set of the catalogue that a text names, even if it is not there yet. */
    public Optional<CatalogEntry> entryOf(String text) {
        String set = SetText.parse(text, this::isThere).set();
        return catalog.named(set).or(() -> namedByFile(set));
    }

    /** Returns whether the set of a text is there, so that it need not be fetched, made, or copied from another machine. */
    public boolean isHere(String text) {
        return entryOf(text)
                .map(entry -> Files.exists(file(entry)))
                .orElseGet(() -> isThere(SetText.parse(text, this::isThere).set()));
    }

    /** Returns whether the set of a text is made on first use, from its name or the catalogue. */
    public boolean isMade(String text) {
        return entryOf(text).map(entry -> entry.kind() == Kind.GENERATED).orElse(false);
    }

    private PuzzleSet resolve(SetText asked, String source) {
        String nameOrFile = asked.set();
        Optional<Path> solutions = asked.option(SetText.SOLUTIONS).map(files::solutions);
        Optional<CatalogEntry> named = catalog.named(nameOrFile).or(() -> namedByFile(nameOrFile));
        if (named.isPresent()) {
            requireNoReading(asked, source);
            return known(named.get(), source, presentFile(named.get()), solutions);
        }
        Optional<GeneratedSet> made = GeneratedSet.named(nameOrFile);
        if (made.isPresent()) {
            requireNoReading(asked, source);
            return withoutFile(MadePuzzles.random(made.get(), source), solutions);
        }
        Optional<Classic> classic = Classic.named(nameOrFile);
        if (classic.isPresent()) {
            requireNoReading(asked, source);
            return withoutFile(classic(classic.get(), source), solutions);
        }
        Path file = existing(nameOrFile);
        Optional<Path> answers = solutions.or(() -> files.solutionsBeside(Path.of(nameOrFile)));
        return catalog.identify(file, sizeOf(file))
                .map(entry -> known(entry, source, file, answers))
                .orElseGet(() ->
                        PuzzleFile.unknown(Path.of(nameOrFile), source, file, reading(asked), answers.orElse(null)));
    }

    private static void requireNoReading(SetText asked, String source) {
        if (asked.option(SetText.COLUMN).or(() -> asked.option(SetText.BOX)).isEmpty()) return;
        throw new InputException(
                "'" + source
                        + "': found /column= or /box= for a set of the catalogue, expected them only for files. Leave them out");
    }

    private ReaderSettings reading(SetText asked) {
        ReaderSettings boxed = asked.option(SetText.BOX)
                .map(box -> settings.withBoard(BoardName.boxes(box)))
                .orElse(settings);
        return asked.option(SetText.COLUMN).map(boxed::withColumn).orElse(boxed);
    }

    private PuzzleSet classic(Classic problem, String source) {
        KnownAnswer known = catalog.count(problem.problem())
                .map(count -> KnownAnswer.exactly(count.solutions()))
                .orElse(KnownAnswer.UNKNOWN);
        return MadePuzzles.one(problem.name(), source, problem.puzzle(), known);
    }

    private static PuzzleSet withoutFile(PuzzleSet set, Optional<Path> solutions) {
        if (solutions.isEmpty()) return set;
        throw new InputException("'" + set.source()
                + "': a generated set has no file of solutions. Write the set to a file first: crosshatch generate");
    }

    /** Returns whether a text is the plain name of a set, without a user's name, a limit or solutions. */
    private boolean isThere(String text) {
        return catalog.named(text).isPresent()
                || isRecipe(text)
                || files.here(text).isPresent();
    }

    /** Returns whether a text is a recipe that determines a set completely. */
    public static boolean isRecipe(String text) {
        return GeneratedSet.isNamed(text) || Classic.isNamed(text);
    }

    /** Returns the set that a file name such as {@code killer-9.ids} names, if there is no such file here. */
    private Optional<CatalogEntry> namedByFile(String text) {
        return catalog.entries().stream()
                .filter(entry -> String.valueOf(entry.file().getFileName()).equals(text)
                        && files.here(text).isEmpty())
                .findFirst();
    }

    private Path existing(String text) {
        if (text.isEmpty()) throw new InputException("expected a puzzle set or a file, found nothing; " + names(text));
        return files.here(text)
                .map(file -> NamedFile.require(file, "puzzles"))
                .orElseThrow(() -> new InputException(
                        "'" + text + "': found neither a file nor a puzzle set of this name; " + names(text)));
    }

    private String names(String near) {
        return catalog.names().isEmpty()
                ? "there is no catalogue in " + folder
                : "sets: " + String.join(", ", catalog.names()) + "; classic problems: " + Classic.forms()
                        + Suggestion.of(near, catalog.names());
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
                return new Fetcher(this, Fetcher.Listener.UNWATCHED).make(entry, maker);
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
                "puzzle set " + entry.name() + " is not on this machine. Fetch it: " + fetch + ", or use a local copy";
            case GENERATED -> "puzzle set " + entry.name() + " was not generated yet. Generate it: " + fetch;
        };
    }

    private static void verify(CatalogEntry entry, Path file) {
        entry.difference(Fingerprint.of(file)).ifPresent(difference -> {
            throw changed(file, "the set " + entry.name(), difference);
        });
    }

    /**
     * Makes a set of the catalogue.
     *
     * @param named the user's file of solutions; the catalogue's own has precedence
     */
    private PuzzleFile known(CatalogEntry entry, String source, Path file, Optional<Path> named) {
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
        return PuzzleFile.known(entry, source, file, solutions.or(() -> named).orElse(null));
    }

    private static InputException changed(Path file, String expected, String difference) {
        return new InputException(file + " is not " + expected + " of the catalogue: " + difference
                + ". Restore it, or copy it to another folder and use it as a file");
    }

    /**
     * The files that users name.
     *
     * @param copies copies of files, by the paths that the files had on another machine
     * @param closed whether no file may be opened
     */
    private record UserFiles(Map<String, Path> copies, boolean closed) {
        private static final String SOLUTIONS = ".solutions.txt";

        UserFiles {
            copies = Map.copyOf(copies);
        }

        /** Returns the file of this name, or its copy. */
        Optional<Path> here(String name) {
            if (closed) return Optional.empty();
            try {
                Path file = Path.of(name);
                return Optional.of(copies.getOrDefault(file.toString(), file)).filter(Files::exists);
            } catch (InvalidPathException noPath) {
                return Optional.empty();
            }
        }

        /**
         * Returns a file of solutions.
         *
         * @throws InputException if there is no such file
         */
        Path solutions(String name) {
            return here(name)
                    .map(file -> NamedFile.require(file, "solutions"))
                    .orElseThrow(() -> new InputException("'" + name + "': found no such file of solutions"));
        }

        /** Returns {@code killer.ids.solutions.txt} or {@code killer.solutions.txt} next to {@code killer.ids}. */
        Optional<Path> solutionsBeside(Path file) {
            String name = String.valueOf(file.getFileName());
            return Stream.of(name, name.replaceFirst("\\.[^.]*$", ""))
                    .map(stem -> file.resolveSibling(stem + SOLUTIONS))
                    .filter(beside -> !beside.equals(file))
                    .flatMap(beside -> here(beside.toString()).stream())
                    .filter(Files::isRegularFile)
                    .findFirst();
        }
    }
}
