package crosshatch.model.cpsat;

import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.CpModelProto;
import crosshatch.puzzle.Geometry;
import crosshatch.puzzle.Puzzle;

/**
 * A Boolean for each of the n³ candidates, those of the givens fixed to true: each cell holds exactly one digit, each unit
 * has exactly one place for each digit. For order 3 that is 729 Booleans and 324 constraints, whatever the puzzle.
 */
final class AllCandidatesModel implements Formulation {
    private final CpModelProto empty;
    private final int[] variables;

    AllCandidatesModel(Geometry geometry) {
        variables = new int[geometry.cells() * geometry.digits()];
        for (int candidate = 0; candidate < variables.length; candidate++) variables[candidate] = candidate;
        empty = emptyPuzzle(geometry);
    }

    private static CpModelProto emptyPuzzle(Geometry geometry) {
        int n = geometry.digits();
        CpModelProto.Builder model = CpModelProto.newBuilder();
        for (int cell = 0; cell < geometry.cells(); cell++) {
            BoolArgumentProto.Builder digits = BoolArgumentProto.newBuilder();
            for (int digit = 1; digit <= n; digit++) {
                model.addVariables(BooleanPuzzle.OPEN);
                digits.addLiterals(cell * n + digit - 1);
            }
            model.addConstraints(BooleanPuzzle.exactlyOne(digits));
        }
        for (int unit = 0; unit < geometry.unitCount(); unit++) {
            for (int digit = 1; digit <= n; digit++) {
                BoolArgumentProto.Builder places = BoolArgumentProto.newBuilder();
                for (int cell : geometry.unit(unit)) places.addLiterals(cell * n + digit - 1);
                model.addConstraints(BooleanPuzzle.exactlyOne(places));
            }
        }
        return model.build();
    }

    @Override
    public StatedPuzzle state(Puzzle puzzle) {
        int n = puzzle.geometry().digits();
        CpModelProto.Builder model = empty.toBuilder();
        for (int cell = 0; cell < puzzle.geometry().cells(); cell++) {
            int given = puzzle.given(cell);
            if (given != 0) model.setVariables(cell * n + given - 1, BooleanPuzzle.TRUE);
        }
        return new BooleanPuzzle(puzzle, model.build(), variables);
    }
}
