package crosshatch.solvers.model.cpsat;

import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.TableConstraintProto;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.trace.Event;
import java.util.Optional;
import java.util.function.IntToLongFunction;

/** A puzzle stated with one integer per cell: variable c is the digit of cell c. */
final class IntegerPuzzle implements StatedPuzzle {
    private final Puzzle puzzle;
    private final byte[] model;

    IntegerPuzzle(Puzzle puzzle, byte[] model) {
        this.puzzle = puzzle;
        this.model = model;
    }

    @Override
    public byte[] model() {
        return model;
    }

    @Override
    public CpModelProto named() {
        CpModelProto.Builder named = parsed().toBuilder();
        for (int cell = 0; cell < puzzle.board().cells(); cell++) {
            named.getVariablesBuilder(cell).setName(puzzle.board().cellName(cell));
        }
        return named.build();
    }

    @Override
    public Grid grid(IntToLongFunction values) {
        int[] digits = new int[puzzle.board().cells()];
        for (int cell = 0; cell < digits.length; cell++) digits[cell] = (int) values.applyAsLong(cell);
        return Grid.of(puzzle.board(), digits);
    }

    @Override
    public Optional<Event.Literal> meaning(int literal) {
        return Optional.empty();
    }

    /** A table of one forbidden row. */
    @Override
    public ConstraintProto otherThan(Grid solution) {
        TableConstraintProto.Builder table = TableConstraintProto.newBuilder().setNegated(true);
        for (int cell = 0; cell < puzzle.board().cells(); cell++) {
            CpSatRelease.addDigit(cell, table);
            table.addValues(solution.digit(cell));
        }
        return ConstraintProto.newBuilder().setTable(table).build();
    }
}
