package crosshatch.solvers.model.cpsat;

import com.google.ortools.sat.CpModelProto;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solvers.model.cnf.CandidateVariables;

/**
 * A Boolean for each candidate of a blank cell that the givens leave: each blank cell holds exactly one of its digits, each
 * exact unit has exactly one place for each digit that it lacks, and each other unit at most one. A third of the size of
 * {@link AllCandidatesModel} for common puzzles of order 3; made anew for each puzzle.
 */
final class LiveCandidatesModel implements Formulation {
    private final Board board;
    private final BooleanRelations relations;
    private final int[] literals; // of the constraint at hand

    LiveCandidatesModel(Board board, BooleanRelations relations) {
        this.board = board;
        this.relations = relations;
        literals = new int[board.digits()];
    }

    @Override
    public StatedPuzzle state(Puzzle puzzle) {
        BooleanModel model = new BooleanModel();
        int[] variables = addVariables(puzzle, model);
        for (int cell = 0; cell < board.cells(); cell++) {
            if (puzzle.given(cell) == 0) addOneDigitIn(cell, variables, model);
        }
        for (int unit = 0; unit < board.unitCount(); unit++) {
            for (int digit = 1; digit <= board.digits(); digit++) {
                addOnePlaceFor(digit, unit, puzzle, variables, model);
            }
        }
        if (!board.relations().isEmpty()) {
            CpModelProto.Builder related = CpModelProto.newBuilder();
            relations.addTo(related, CandidateVariables.live(puzzle));
            model.add(related.build());
        }
        return new BooleanPuzzle(puzzle, model.toByteArray(), variables);
    }

    private static int[] addVariables(Puzzle puzzle, BooleanModel model) {
        boolean[] live = LiveCandidates.of(puzzle);
        int[] variables = new int[live.length];
        for (int candidate = 0; candidate < live.length; candidate++) {
            variables[candidate] = live[candidate] ? model.addVariable() : BooleanPuzzle.NO_VARIABLE;
        }
        return variables;
    }

    private void addOneDigitIn(int cell, int[] variables, BooleanModel model) {
        int n = board.digits();
        int count = 0;
        for (int candidate = cell * n; candidate < (cell + 1) * n; candidate++) {
            if (variables[candidate] != BooleanPuzzle.NO_VARIABLE) literals[count++] = variables[candidate];
        }
        model.addExactlyOne(literals, count);
    }

    /**
     * A digit given once in the unit needs no constraint: its peers have lost it. Given twice, it gets the constraint all the
     * same; no literal is left in it, so that the library meets the contradiction.
     */
    private void addOnePlaceFor(int digit, int unit, Puzzle puzzle, int[] variables, BooleanModel model) {
        int n = board.digits();
        int given = 0;
        int count = 0;
        for (int cell : board.unit(unit)) {
            int variable = variables[cell * n + digit - 1];
            if (variable != BooleanPuzzle.NO_VARIABLE) literals[count++] = variable;
            if (puzzle.given(cell) == digit) given++;
        }
        if (given > 1 || (given == 0 && board.isExact(unit))) {
            model.addExactlyOne(literals, count);
        } else if (given == 0) {
            model.addAtMostOne(literals, count);
        }
    }
}
