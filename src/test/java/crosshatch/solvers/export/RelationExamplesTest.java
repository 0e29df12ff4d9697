package crosshatch.solvers.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.solver.Claim;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Models of small boards have, for programs that nobody here wrote, the solutions that the definitions give, and no other. */
@Tag("process")
class RelationExamplesTest {
    static final List<String> NAMES = RelationExamples.NAMES;

    /** The checker of xcsp3-tools 2.5 knows circuits from index 0 only. */
    static final List<String> CHECKED =
            NAMES.stream().filter(name -> !name.equals("circuit")).toList();

    @TempDir
    Path folder;

    @ParameterizedTest
    @FieldSource("NAMES")
    @Tag("exhaustive")
    void gecodeFindsWhatTheDefinitionAllows(String name) throws Exception {
        IndependentProgram.GECODE.needed();
        Puzzle puzzle = RelationExamples.puzzle(name);
        Path file = Files.writeString(folder.resolve("board.mzn"), Exports.of("minizinc", puzzle));

        String found = IndependentProgram.gecode(folder, file, "-a");

        ReaderSettings settings = ReaderSettings.DEFAULT.withBoard(puzzle.board());
        Claim claim = new AnswerReader(Problem.of(puzzle), ModelSpec.parse("minizinc"), settings).read(found, "answer");
        assertEquals(RelationExamples.solutions(puzzle), Set.copyOf(claim.shown()), found);
    }

    @ParameterizedTest
    @FieldSource("CHECKED")
    @Tag("exhaustive")
    void theCheckerOfXcsp3AllowsWhatTheDefinitionAllows(String name) throws Exception {
        Puzzle puzzle = RelationExamples.puzzle(name);
        XcspChecker checker = new XcspChecker(folder, puzzle);
        Set<Grid> allowed = new HashSet<>();
        for (Grid grid : RelationExamples.fillings(puzzle).toList()) {
            if (checker.violated(grid).isEmpty()) allowed.add(grid);
        }

        assertEquals(RelationExamples.solutions(puzzle), allowed);
    }

    @Test
    void aCircuitIsReadBackAsItWasWritten() throws Exception {
        Puzzle puzzle = RelationExamples.puzzle("circuit");
        Path file = Files.writeString(folder.resolve("circuit.xml"), Exports.of("xcsp3", puzzle));

        Puzzle read = RelationExamples.read(file).get(0).puzzle();
        assertEquals(
                RelationExamples.solutions(puzzle).stream().map(Grid::toString).collect(Collectors.toSet()),
                RelationExamples.solutions(read).stream().map(Grid::toString).collect(Collectors.toSet()));
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    @Tag("exhaustive")
    void minisatFindsOneSolutionAfterTheOtherAndThenNone(String name) throws Exception {
        Puzzle puzzle = RelationExamples.puzzle(name);
        for (String spec : List.of("cnf/relations=tuples", "cnf/relations=counter", "cnf/relations=diagram")) {
            Set<Grid> found = new LinkedHashSet<>();
            for (String answer = minisat(spec, puzzle, found); answer.startsWith("SAT"); ) {
                found.add(AnswerReader.Literals.grid(
                        answer.lines().skip(1).findFirst().orElseThrow(), puzzle, false));
                answer = minisat(spec, puzzle, found);
            }

            assertEquals(RelationExamples.solutions(puzzle), found, spec);
        }
    }

    private String minisat(String spec, Puzzle puzzle, Set<Grid> excluded) throws Exception {
        String formula = Exports.of(spec, puzzle, excluded.toArray(Grid[]::new));
        Path file = Files.writeString(folder.resolve("board.cnf"), formula);
        Path result = folder.resolve("result.txt");
        IndependentProgram.MINISAT.run(folder, "-verb=0", file.toString(), result.toString());
        return Files.readString(result);
    }
}
