package crosshatch.solvers.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.Puzzle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * {@code models/} is what {@code export} writes of Norvig's first hard puzzle, and of a small board for each relation. With {@code -Dgolden.update=true} the files
 * are written instead of compared.
 */
class ModelsFolderTest {
    private static final Path MODELS = Sets.home().resolve("models");

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
        return Stream.concat(ofTheHardPuzzle(), RelationExamples.NAMES.stream().flatMap(ModelsFolderTest::ofARelation));
    }

    private static Stream<ModelFile> ofARelation(String name) {
        Puzzle puzzle = RelationExamples.puzzle(name);
        String path = "relations/" + name;
        return Stream.of(
                new ModelFile(path + ".mzn", "minizinc", puzzle),
                new ModelFile(path + ".xml", "xcsp3", puzzle),
                new ModelFile(path + ".cnf", "cnf", puzzle),
                new ModelFile(path + ".opb", "opb", puzzle),
                new ModelFile(path + ".txtpb", "cpsat/model=int/relations=arithmetic", puzzle));
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
    void holdsNoOtherModel() throws IOException {
        try (Stream<Path> found = Files.walk(MODELS)) {
            Set<String> models = found.filter(Files::isRegularFile)
                    .map(path -> MODELS.relativize(path).toString().replace('\\', '/'))
                    .filter(path ->
                            !path.endsWith("README.md") && !path.endsWith(".json") && !path.endsWith(".gitattributes"))
                    .collect(Collectors.toSet());

            assertEquals(files().map(ModelFile::path).collect(Collectors.toSet()), models);
        }
    }
}
