package crosshatch.solvers.model.cpsat;

import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.IntegerVariableProto;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.trace.Event;
import java.util.Optional;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;

/** A puzzle stated with a Boolean per candidate: the digit stands in the cell, or it does not. */
final class BooleanPuzzle implements StatedPuzzle {
    /** The number of a candidate that has no variable because it is known to be false. */
    static final int NO_VARIABLE = -1;

    static final IntegerVariableProto OPEN =
            IntegerVariableProto.newBuilder().addDomain(0).addDomain(1).build();
    static final IntegerVariableProto TRUE =
            IntegerVariableProto.newBuilder().addDomain(1).addDomain(1).build();

    private final Puzzle puzzle;
    private final byte[] model;
    private final int[] variables;

    /** @param variables at {@code cell * n + digit - 1} the number of the candidate's variable, or {@link #NO_VARIABLE} */
    BooleanPuzzle(Puzzle puzzle, byte[] model, int[] variables) {
        this.puzzle = puzzle;
        this.model = model;
        this.variables = variables;
    }

    /** Exactly one of the literals is true; of none, that is a contradiction. */
    static ConstraintProto exactlyOne(BoolArgumentProto.Builder literals) {
        return ConstraintProto.newBuilder().setExactlyOne(literals).build();
    }

    /** At most one of the literals is true. */
    static ConstraintProto atMostOne(BoolArgumentProto.Builder literals) {
        return ConstraintProto.newBuilder().setAtMostOne(literals).build();
    }

    @Override
    public byte[] model() {
        return model;
    }

    @Override
    public CpModelProto named() {
        Board board = puzzle.board();
        int n = board.digits();
        CpModelProto.Builder named = parsed().toBuilder();
        for (int candidate = 0; candidate < variables.length; candidate++) {
            if (variables[candidate] == NO_VARIABLE) continue;
            named.getVariablesBuilder(variables[candidate])
                    .setName(board.cellName(candidate / n) + "=" + (candidate % n + 1));
        }
        return named.build();
    }

    @Override
    public Grid grid(IntToLongFunction values) {
        Board board = puzzle.board();
        int n = board.digits();
        int[] digits = new int[board.cells()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = puzzle.given(cell);
            for (int digit = 1; digit <= n && digits[cell] == 0; digit++) {
                int variable = variables[cell * n + digit - 1];
                if (variable != NO_VARIABLE && values.applyAsLong(variable) == 1) digits[cell] = digit;
            }
        }
        return Grid.of(board, digits);
    }

    @Override
    public Optional<Event.Literal> meaning(int literal) {
        int n = puzzle.board().digits();
        return IntStream.range(0, variables.length)
                .filter(candidate -> variables[candidate] == Math.abs(literal) - 1)
                .mapToObj(candidate -> new Event.Literal(candidate / n, candidate % n + 1, literal > 0))
                .findFirst();
    }

    /** One of the digits placed in blank cells must not be there. A puzzle without blanks has no other solution. */
    @Override
    public ConstraintProto otherThan(Grid solution) {
        int n = puzzle.board().digits();
        BoolArgumentProto.Builder clause = BoolArgumentProto.newBuilder();
        for (int cell = 0; cell < puzzle.board().cells(); cell++) {
            if (puzzle.given(cell) == 0) clause.addLiterals(not(variables[cell * n + solution.digit(cell) - 1]));
        }
        return ConstraintProto.newBuilder().setBoolOr(clause).build();
    }

    /** The negation of a literal, as the library numbers it. */
    static int not(int literal) {
        return -literal - 1;
    }
}
