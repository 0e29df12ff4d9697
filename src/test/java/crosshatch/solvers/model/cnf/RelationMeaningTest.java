package crosshatch.solvers.model.cnf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import crosshatch.SomeOf;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.AllEqual;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Circuit;
import crosshatch.puzzle.board.NValues;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Product;
import crosshatch.puzzle.board.Regular;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Table;
import crosshatch.puzzle.board.Unit;
import crosshatch.puzzle.board.Visible;
import crosshatch.puzzle.relation.Diagram;
import crosshatch.puzzle.relation.Diagrams;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The models of a formula keep the relations of their board, whichever way these are said. */
class RelationMeaningTest {
    private static final int DIGITS = 3;
    private static final int CELLS = 6;

    static Stream<Arguments> everyFormAndRelation() {
        List<Relation> relations = List.of(
                new Sum(List.of(0, 1, 4), 6),
                new Sum(List.of(0, 1, 2, 4, 5), 9),
                new Product(List.of(1, 3, 4, 5), 12),
                new Product(List.of(0, 1, 4), 7),
                Pair.difference(0, 5, 2),
                Pair.quotient(1, 3, 2),
                Pair.less(4, 0),
                Pair.adjacent(0, 1, true),
                Pair.adjacent(3, 1, false),
                new AllEqual(List.of(0, 3, 5, 4)),
                new AllEqual(List.of(2, 5)),
                new NValues(List.of(1, 3, 4, 5), 1, 2, OptionalInt.empty()),
                new NValues(List.of(0, 3, 4), 0, 1, OptionalInt.of(5)),
                new NValues(List.of(4, 1, 5), -1, 0, OptionalInt.of(4)),
                new Circuit(List.of(3, 5, 4), 1),
                new Circuit(List.of(0, 4), 2),
                new Regular(
                        List.of(3, 1, 0, 5),
                        List.of(List.of(0, 1, 1), List.of(0, 2, 0), List.of(1, 3, 0), List.of(1, 1, 1)),
                        List.of(0)),
                new Visible(List.of(5, 4, 3), 2),
                new Visible(List.of(0, 2, 4, 1), 1),
                new Table(List.of(3, 0, 5), List.of(List.of(1, 2, 3), List.of(2, 2, 2), List.of(3, 1, 2))));
        return Stream.of(RelationForm.values())
                .flatMap(form -> relations.stream().map(relation -> Arguments.of(form, relation)));
    }

    /** An exact unit, one that is only distinct, and a cell in none. */
    private static Board board(Relation... relations) {
        BoardBuilder builder =
                Board.builder(DIGITS, CELLS).unit(Unit.Kind.ROW, 0, 1, 2).unit(Unit.Kind.REGION, 2, 3);
        for (Relation relation : relations) builder.relation(relation);
        return builder.build();
    }

    @ParameterizedTest(name = "{0} {1}")
    @SomeOf(value = "everyFormAndRelation", stride = 4)
    void hasAsItsModelsTheGridsInWhichTheRelationHolds(RelationForm form, Relation relation) {
        Random random = new Random(relation.text().hashCode());
        Board board = board(relation);
        for (int i = 0; i < 12; i++) {
            int[] givens = new int[CELLS];
            for (int given = 0; given < i / 3; given++) givens[random.nextInt(CELLS)] = 1 + random.nextInt(DIGITS);
            Puzzle puzzle = new Puzzle(Grid.of(board, givens));
            Set<Grid> expected = BruteForce.solutions(puzzle).stream()
                    .filter(grid -> relation.holds(grid.digits()))
                    .collect(Collectors.toSet());

            for (AtMostOneForm atMostOne : AtMostOneForm.values()) {
                assertEquals(expected, solutions(puzzle, form, atMostOne, true), "reduced " + puzzle);
                assertEquals(expected, solutions(puzzle, form, atMostOne, false), "unit clauses " + puzzle);
            }
        }
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("everyFormAndRelation")
    void removesEveryCandidateWithoutAFillingExceptByTheCounter(RelationForm form, Relation relation) {
        if (form == RelationForm.COUNTER) return; // it keeps bounds of sums, no more
        Random random = new Random(relation.text().hashCode());
        Board board = Board.builder(DIGITS, CELLS).relation(relation).build();
        CandidateVariables all = CandidateVariables.all(board);
        ClauseList clauses = new ClauseList();
        encoder(all, clauses, AtMostOneForm.PAIRWISE, form);
        Diagram diagram = new Diagrams().of(board, relation);
        for (int i = 0; i < 60; i++) {
            Set<Integer> gone =
                    random.ints(i / 6, 1, all.count() + 1).boxed().collect(Collectors.toCollection(TreeSet::new));

            int[] values = clauses.propagated(
                    gone.stream().mapToInt(variable -> -variable).toArray());

            Diagram left = diagram.narrowed((cell, digit) ->
                    !gone.contains(all.variable(relation.cells().get(cell), digit)));
            if (left.isEmpty()) {
                assertNull(values);
                continue;
            }
            if (values == null) continue; // a cell outside of the relation has lost all its candidates
            for (int cell = 0; cell < left.cells(); cell++) {
                for (int digit = 1; digit <= DIGITS; digit++) {
                    int value = values[all.variable(relation.cells().get(cell), digit)];
                    assertEquals(
                            left.has(cell, digit),
                            value >= 0,
                            relation.cells().get(cell) + "=" + digit + " without " + gone);
                }
            }
        }
    }

    private static Set<Grid> solutions(Puzzle puzzle, RelationForm form, AtMostOneForm atMostOne, boolean reduced) {
        CandidateVariables candidates =
                reduced ? CandidateVariables.live(puzzle) : CandidateVariables.all(puzzle.board());
        ClauseList clauses = new ClauseList();
        Encoder encoder = encoder(candidates, clauses, atMostOne, form);
        if (!reduced) encoder.writeGivens(puzzle);
        Set<Grid> grids = new HashSet<>();
        for (List<Integer> model : clauses.modelsShowing(candidates.count())) {
            int[] digits = puzzle.givens().digits();
            for (int variable : model) digits[candidates.cell(variable)] = candidates.digit(variable);
            grids.add(Grid.of(puzzle.board(), digits));
        }
        return grids;
    }

    private static Encoder encoder(
            CandidateVariables candidates, ClauseList clauses, AtMostOneForm atMostOne, RelationForm form) {
        VariablePool pool = new VariablePool(candidates.count());
        Encoder encoder = new Encoder(Encoding.EXTENDED, candidates, clauses, atMostOne.into(clauses, pool), pool);
        encoder.writeRules();
        encoder.writeRelations(candidates.board().relations(), form, new Diagrams());
        return encoder;
    }
}
