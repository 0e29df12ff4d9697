package crosshatch.solvers.model.choco;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Element;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Visible;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Choco's default search decides on all variables of the model, not only on cells; so its trace has to say what any of them means. */
class ChocoTracerTest {
    private static final int DIGITS = 5;

    private final List<Event> events = new ArrayList<>();

    /** The number of solutions that the search finds on a board of some relations, with its trace in {@link #events}. */
    private int count(String options, int cells, Relation... relations) {
        BoardBuilder board = Board.builder(DIGITS, cells);
        for (Relation each : relations) board.relation(each);
        Puzzle puzzle = new Puzzle(Grid.of(board.build(), new int[cells]));
        Trace trace = events::add;
        try (Solver solver = new ChocoFamily().create(Choco.spec("choco" + options), trace)) {
            Claim claim = solver.answer(puzzle, Question.count(10_000), Budget.unlimited())
                    .claim();
            return assertInstanceOf(Claim.Counted.class, claim).solutions().size();
        }
    }

    private static Distinct queens(int step) {
        List<Integer> cells = IntStream.range(0, DIGITS).boxed().toList();
        List<Integer> offsets = cells.stream().map(cell -> step * cell).toList();
        return new Distinct(cells, offsets, List.of());
    }

    private <E extends Event> List<E> events(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** Ten ways to put five queens on a board. */
    @ParameterizedTest
    @ValueSource(strings = {"", "/learn=lcg", "/select=blackbox"})
    void aDecisionOnACellAndAnOffsetIsOneOnTheCell(String options) {
        assertEquals(10, count(options, DIGITS, queens(0), queens(1), queens(-1)));

        assertEquals(List.of(), events(Event.Branch.class));
        for (Event.Decision each : events(Event.Decision.class)) {
            assertTrue(each.digit() >= 1 && each.digit() <= DIGITS, each.toString());
        }
    }

    private static Stream<int[]> fillings(int cells) {
        return IntStream.range(0, (int) Math.pow(DIGITS, cells)).mapToObj(number -> IntStream.range(0, cells)
                .map(cell -> number / (int) Math.pow(DIGITS, cell) % DIGITS + 1)
                .toArray());
    }

    /** The entry of a row and a column, and how many digits are seen in a line: Choco has variables for the place and the highest digit. */
    @ParameterizedTest
    @ValueSource(strings = {"", "/learn=lcg", "/select=blackbox"})
    void aDecisionOnAVariableOfARelationSaysItsName(String options) {
        Element element = new Element(List.of(List.of(0, 1), List.of(2, 3)), List.of(4, 5), 6);
        Visible visible = new Visible(List.of(0, 1, 2, 3), 2);

        assertEquals(
                fillings(7)
                        .filter(digits -> element.holds(digits) && visible.holds(digits))
                        .count(),
                count(options, 7, element, visible));

        List<Event.Branch> branches = events(Event.Branch.class);
        assertTrue(branches.stream().anyMatch(each -> each.text().matches("highest == [1-5]")), branches.toString());
        assertTrue(events(Event.Decision.class).size() > 0);
    }
}
