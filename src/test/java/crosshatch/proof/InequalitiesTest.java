package crosshatch.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Sum;
import crosshatch.solvers.export.ModelSpec;
import crosshatch.solvers.export.Problem;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The inequalities say what {@code export} writes as OPB, and what relations say by their definitions. */
class InequalitiesTest {
    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sudoku-2",
                "sudoku-3",
                "sudoku-4",
                "latin-2",
                "latin-7",
                "latin-16",
                "digits 3; cells 4; row 0 1 2; column 1 3",
                "digits 9; cells 7; cage 0 1 2 3 4 5; sum 30 of 0 1 2 3 4 5; less of 6 0; sum 2 of 6",
                "digits 6; cells 5; row 0 1 2; distinct 0 1 2 3 except 4 of 0 1 2 4; linear 1 2 -3 = 4 of 0 3 4",
                "digits 6; cells 5; count 1 4 from 1 to 2 of 0 1 2 3; count 6 from 0 to 0 above 4 of 0 1 2; count 1 3 from 0 to 1 above 2 of 1 2 3",
                "digits 6; cells 4; linear 1 2 -3 <= 4 of 0 3 1; forbidden 1 2 3, 4 4 4 of 0 1 2"
            })
    void areWhatExportWrites(String board) throws IOException {
        assertExported(Board.parse(board));
    }

    /** Killer has cages of any size; all are sums. */
    @ParameterizedTest
    @ValueSource(strings = {"jigsaw-9", "jigsaw-x-9", "rect-3x2", "x-9", "killer-9", "unequal-7"})
    void areWhatExportWritesOfOtherBoards(String set) throws IOException {
        try (Stream<Instance> puzzles =
                new PuzzleSets(Path.of(""), ReaderSettings.DEFAULT).resolve(set).instances()) {
            for (Board board : puzzles.map(each -> each.puzzle().board())
                    .distinct()
                    .limit(4)
                    .toList()) {
                assertExported(board);
            }
        }
    }

    private void assertExported(Board board) throws IOException {
        StringWriter text = new StringWriter();
        Puzzle empty = new Puzzle(Grid.of(board, new int[board.cells()]));
        ModelSpec.parse("opb").write(Problem.of(empty), text);
        Set<Inequality> exported = new HashSet<>();
        try (Statements lines = new Statements(Files.writeString(folder.resolve("model.opb"), text.toString()))) {
            for (List<String> each = lines.next(); !each.isEmpty(); each = lines.next()) {
                exported.addAll(lines.inequalities(
                        each, word -> word.startsWith("x") ? Integer.parseInt(word.substring(1)) : 0));
            }
        }

        Set<Inequality> rules = new HashSet<>();
        new Inequalities(board).rules(rules::add);

        assertEquals(exported, rules);
    }

    @ParameterizedTest
    @MethodSource("crosshatch.proof.AxiomsTest#relatedBoards")
    void holdInAGridIfUnitsAndRelationsDo(String text) {
        Board board = Board.parse(text);
        Inequalities inequalities = new Inequalities(board);
        List<Inequality> rules = new ArrayList<>();
        inequalities.rules(rules::add);

        SmallBoards.assertHoldInSolutionsOnly(
                board, digits -> rules.stream().allMatch(rule -> holds(inequalities.axioms(), rule, digits)));
    }

    private static boolean holds(Axioms axioms, Inequality rule, int[] digits) {
        long sum = 0;
        for (int i = 0; i < rule.size(); i++) {
            int variable = Math.abs(rule.literal(i));
            int cell = axioms.cell(variable);
            if (rule.literal(i) > 0 == (axioms.variable(cell, digits[cell]) == variable)) sum += rule.coefficient(i);
        }
        return sum >= rule.degree();
    }

    @Test
    void theNumbersByWhichProofsNameThemAreTheirs() {
        Board board =
                Board.parse("digits 4; cells 6; row 0 1 2 3; column 3 4; less of 4 5; sum 5 of 2 4; sum 6 of 0 5");
        Inequalities inequalities = new Inequalities(board);
        List<String> rules = new ArrayList<>();
        inequalities.rules(rule -> rules.add(rule.toString()));

        assertEquals("1 x9 1 x10 1 x11 1 x12 >= 1", rules.get(inequalities.someDigit(2) - 1));
        assertEquals("1 ~x9 1 ~x10 1 ~x11 1 ~x12 >= 3", rules.get(inequalities.oneDigit(2) - 1));
        assertEquals("1 x3 1 x7 1 x11 1 x15 >= 1", rules.get(inequalities.somePlace(0, 3) - 1));
        assertEquals("1 ~x3 1 ~x7 1 ~x11 1 ~x15 >= 3", rules.get(inequalities.onePlace(0, 3) - 1));
        assertEquals("1 ~x14 1 ~x18 >= 1", rules.get(inequalities.onePlace(1, 2) - 1));
        board.relations().stream()
                .filter(Sum.class::isInstance)
                .map(Sum.class::cast)
                .forEach(
                        sum -> assertTrue(rules.get(inequalities.least(sum) - 1).endsWith(">= " + sum.total())));
        assertEquals(rules.size(), inequalities.count());
    }

    @Test
    void cagesOfAnySizeAreSaidAndLongProductsRefused() {
        assertEquals(
                Optional.empty(), Inequalities.refusal(Board.parse("digits 9; cells 8; sum 40 of 0 1 2 3 4 5 6 7")));
        String refusal = Inequalities.refusal(Board.parse("digits 9; cells 6; product 120 of 0 1 2 3 4 5"))
                .orElseThrow();
        assertTrue(refusal.contains("product 120"), refusal);
    }
}
