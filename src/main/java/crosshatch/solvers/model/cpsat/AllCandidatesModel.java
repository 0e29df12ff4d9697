package crosshatch.solvers.model.cpsat;

import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.CpModelProto;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solvers.model.cnf.CandidateVariables;

/**
 * A model with a Boolean for each of the n³ candidates; those of the givens are fixed to true. Each cell has exactly one digit, each
 * exact unit exactly one place for each digit, and each other unit at most one. Every puzzle of order 3 has 729 Booleans and 324
 * constraints.
 */
final class AllCandidatesModel implements Formulation {
    private final CpModelProto empty;
    private final int[] variables;

    AllCandidatesModel(Board board, BooleanRelations relations) {
        variables = new int[board.cells() * board.digits()];
        for (int candidate = 0; candidate < variables.length; candidate++) variables[candidate] = candidate;
        empty = emptyPuzzle(board, relations);
    }

    private static CpModelProto emptyPuzzle(Board board, BooleanRelations relations) {
        int n = board.digits();
        CpModelProto.Builder model = CpModelProto.newBuilder();
        for (int cell = 0; cell < board.cells(); cell++) {
            BoolArgumentProto.Builder digits = BoolArgumentProto.newBuilder();
            for (int digit = 1; digit <= n; digit++) {
                model.addVariables(BooleanPuzzle.OPEN);
                digits.addLiterals(cell * n + digit - 1);
            }
            model.addConstraints(BooleanPuzzle.exactlyOne(digits));
        }
        for (int unit = 0; unit < board.unitCount(); unit++) {
            for (int digit = 1; digit <= n; digit++) {
                BoolArgumentProto.Builder places = BoolArgumentProto.newBuilder();
                for (int cell : board.unit(unit)) places.addLiterals(cell * n + digit - 1);
                model.addConstraints(
                        board.isExact(unit) ? BooleanPuzzle.exactlyOne(places) : BooleanPuzzle.atMostOne(places));
            }
        }
        relations.addTo(model, CandidateVariables.all(board));
        return model.build();
    }

    @Override
    public StatedPuzzle state(Puzzle puzzle) {
        int n = puzzle.board().digits();
        CpModelProto.Builder model = empty.toBuilder();
        for (int cell = 0; cell < puzzle.board().cells(); cell++) {
            int given = puzzle.given(cell);
            if (given != 0) model.setVariables(cell * n + given - 1, BooleanPuzzle.TRUE);
        }
        return new BooleanPuzzle(puzzle, model.build().toByteArray(), variables);
    }
}
