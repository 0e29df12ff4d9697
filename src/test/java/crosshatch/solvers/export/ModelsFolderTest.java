package crosshatch.solvers.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.Puzzle;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * {@code models/} is what {@code export} writes of Norvig's first hard puzzle, and of a small board for each relation: in MiniZinc, and
 * the hashes of the other formats. With {@code -Dgolden.update=true} the files are written instead of compared.
 */
class ModelsFolderTest {
    private static final Path MODELS = Sets.home().resolve("models");
    /** In the form of {@code sha256sum}. */
    private static final Path HASHES = MODELS.resolve("relations/exports.sha256");

    /** @param path below {@code models/} */
    record ModelFile(String path, String spec, Puzzle puzzle) {
        ModelFile(String path, String spec) {
            this(path, spec, Puzzles.NORVIG_HARD_1);
        }

        String made() {
            return Exports.of(spec, puzzle);
        }

        String committed() throws IOException {
            return Files.readString(MODELS.resolve(path));
        }

        @Override
        public String toString() {
            return path;
        }
    }

    static Stream<ModelFile> files() {
        Stream<ModelFile> ofRelations = RelationExamples.NAMES.stream()
                .map(name -> new ModelFile("relations/" + name + ".mzn", "minizinc", RelationExamples.puzzle(name)));
        return Stream.concat(ofTheHardPuzzle(), ofRelations);
    }

    private static Stream<ModelFile> inOtherFormats(String name) {
        Puzzle puzzle = RelationExamples.puzzle(name);
        return Stream.of(
                new ModelFile(name + ".xml", "xcsp3", puzzle),
                new ModelFile(name + ".cnf", "cnf", puzzle),
                new ModelFile(name + ".opb", "opb", puzzle),
                new ModelFile(name + ".txtpb", "cpsat/model=int/relations=arithmetic", puzzle));
    }

    private static Stream<ModelFile> ofTheHardPuzzle() {
        return Stream.of(
                new ModelFile("alldifferent/sudoku.mzn", "minizinc/part=model"),
                new ModelFile("alldifferent/hardest1.dzn", "minizinc/part=data"),
                new ModelFile("alldifferent/hardest1.xml", "xcsp3"),
                new ModelFile("cnf-minimal/hardest1.cnf", "cnf/encoding=minimal"),
                new ModelFile("cnf-efficient/hardest1.cnf", "cnf/encoding=efficient"),
                new ModelFile("cnf-extended/hardest1.cnf", "cnf/encoding=extended"),
                new ModelFile("cnf-distinct/hardest1.cnf", "cnf/encoding=distinct"),
                new ModelFile("cnf-augmented/hardest1.cnf", "cnf/encoding=augmented"),
                new ModelFile("opb/hardest1.opb", "opb"),
                new ModelFile("cpsat-bool/hardest1.txtpb", "cpsat/model=bool/givens=fixed"),
                new ModelFile("cpsat-int/hardest1.txtpb", "cpsat/model=int/givens=fixed"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    void isWhatExportWrites(ModelFile file) throws IOException {
        if (Boolean.getBoolean("golden.update")) Files.writeString(MODELS.resolve(file.path()), file.made());

        assertTrue(
                file.made().equals(file.committed()),
                () -> "models/" + file + " differs; write it anew with -Dgolden.update=true");
    }

    @Test
    void otherFormatsHaveTheHashesThatTheyHad() throws IOException {
        List<String> made = RelationExamples.NAMES.stream()
                .flatMap(ModelsFolderTest::inOtherFormats)
                .map(file -> sha256(file.made()) + "  " + file)
                .toList();
        if (Boolean.getBoolean("golden.update")) Files.write(HASHES, made);

        assertEquals(
                Files.readAllLines(HASHES),
                made,
                "export writes something else; see what with 'crosshatch export models/relations/NAME.json --model SPEC' of both"
                        + " versions, then write the hashes anew with -Dgolden.update=true");
    }

    private static String sha256(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException impossible) {
            throw new AssertionError(impossible);
        }
    }

    @Test
    void holdsNoOtherModel() throws IOException {
        try (Stream<Path> found = Files.walk(MODELS)) {
            Set<String> models = found.filter(Files::isRegularFile)
                    .map(path -> MODELS.relativize(path).toString().replace('\\', '/'))
                    .filter(path -> !path.matches(".*(README.md|[.]json|[.]sha256|[.]gitattributes)"))
                    .collect(Collectors.toSet());

            assertEquals(files().map(ModelFile::path).collect(Collectors.toSet()), models);
        }
    }
}
