package crosshatch.solvers.model.choco;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.constraints.Constraint;
import org.chocosolver.solver.variables.IntVar;

/** Posts the redundant constraints of H. Simonis, "Sudoku as a constraint problem", 2005: true of every solution anyway. */
final class Redundant {
    private final Board board;
    private final Model model;
    private final IntVar[] cells;

    Redundant(Board board, Model model, IntVar[] cells) {
        this.board = board;
        this.model = model;
        this.cells = cells;
    }

    void post(ChocoOptions options) {
        if (options.hasRowBox()) postRowBox();
        if (options.hasMatrix()) postMatrix();
    }

    /** Only of full square sheets: there each digit stands once in each row and each column. */
    private void postMatrix() {
        if (!board.isSquare()) return;
        for (int digit = 1; digit <= board.digits(); digit++) {
            post("digit matrix", new DigitMatrix(cells, board.digits(), digit));
        }
    }

    /** For each box or region and each row or column that crosses it, exact units all; there are rests if they are not the same. */
    private void postRowBox() {
        for (Unit box : exactUnits(Unit.Kind.BOX, Unit.Kind.REGION)) {
            for (Unit line : exactUnits(Unit.Kind.ROW, Unit.Kind.COLUMN)) {
                IntVar[] restOfLine = without(line, box);
                boolean crosses = restOfLine.length > 0 && restOfLine.length < board.digits();
                if (crosses) post("same digits", new SameDigits(restOfLine, without(box, line), board.digits()));
            }
        }
    }

    private List<Unit> exactUnits(Unit.Kind kind, Unit.Kind other) {
        return board.units().stream()
                .filter(unit -> unit.kind() == kind || unit.kind() == other)
                .filter(unit -> unit.size() == board.digits())
                .toList();
    }

    private IntVar[] without(Unit unit, Unit other) {
        return Arrays.stream(unit.cells())
                .filter(cell -> IntStream.of(other.cells()).noneMatch(shared -> shared == cell))
                .mapToObj(cell -> cells[cell])
                .toArray(IntVar[]::new);
    }

    private void post(String name, MatchedCells propagator) {
        model.post(new Constraint(name, propagator));
    }
}
