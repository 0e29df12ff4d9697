package crosshatch.model.choco;

import crosshatch.puzzle.Geometry;
import crosshatch.puzzle.Unit;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.constraints.Constraint;
import org.chocosolver.solver.variables.IntVar;

/** Posts the redundant constraints of H. Simonis, "Sudoku as a constraint problem", 2005: true of every solution anyway. */
final class Redundant {
    private final Geometry geometry;
    private final Model model;
    private final IntVar[] cells;

    Redundant(Geometry geometry, Model model, IntVar[] cells) {
        this.geometry = geometry;
        this.model = model;
        this.cells = cells;
    }

    void post(ChocoOptions options) {
        if (options.hasRowBox()) postRowBox();
        if (options.hasMatrix()) postMatrix();
    }

    private void postMatrix() {
        for (int digit = 1; digit <= geometry.digits(); digit++) {
            post("digit matrix", new DigitMatrix(cells, geometry.digits(), digit));
        }
    }

    /** For each box and each row or column that crosses it; none where there are no boxes. */
    private void postRowBox() {
        for (Unit box : geometry.units()) {
            if (box.kind() != Unit.Kind.BOX) continue;
            for (Unit line : geometry.units()) {
                IntVar[] restOfLine = without(line, box);
                boolean crosses = restOfLine.length < geometry.digits();
                if (line.kind() == Unit.Kind.BOX || !crosses) continue;
                post("same digits", new SameDigits(restOfLine, without(box, line), geometry.digits()));
            }
        }
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
