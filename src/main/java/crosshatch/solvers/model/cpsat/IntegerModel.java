package crosshatch.solvers.model.cpsat;

import com.google.ortools.sat.AllDifferentConstraintProto;
import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.IntegerVariableProto;
import com.google.ortools.sat.LinearExpressionProto;
import com.google.ortools.sat.TableConstraintProto;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.solver.trace.Event;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToLongFunction;

/**
 * An integer per cell, its digit, and all-different in each unit. What the library makes of that is another matter: its log
 * shows that it expands an all-different of n cells over n digits into exactly-ones; there is no filtering by matching.
 */
final class IntegerModel implements Formulation {
    private final boolean live;
    private final CpModelProto empty;

    /**
     * @param arithmetic whether relations are stated as the library has them, where it has them
     * @param live whether blank cells start without the digits of the givens among their peers
     */
    IntegerModel(Board board, List<Relation> relations, boolean arithmetic, Diagrams diagrams, boolean live) {
        this.live = live;
        CpModelProto.Builder model = CpModelProto.newBuilder();
        IntegerRelations form = new IntegerRelations(board, arithmetic, diagrams, model);
        for (int cell = 0; cell < board.cells(); cell++) model.addVariables(between(1, board.digits()));
        for (int unit = 0; unit < board.unitCount(); unit++) {
            model.addConstraints(allDifferent(board.unit(unit)));
        }
        for (Relation relation : relations) {
            // The library has no all-different with exceptions.
            if (relation instanceof Distinct distinct && !distinct.exceptions().isEmpty()) {
                distinct.pairs().forEach(pair -> model.addConstraints(pair.accept(form)));
            } else if (!form.statesInBooleans(relation)) {
                model.addConstraints(relation.accept(form));
            }
        }
        empty = model.build();
    }

    /** The expression that is the variable of one cell. */
    static LinearExpressionProto digitOf(int cell) {
        return LinearExpressionProto.newBuilder().addVars(cell).addCoeffs(1).build();
    }

    private static ConstraintProto allDifferent(int[] cells) {
        AllDifferentConstraintProto.Builder all = AllDifferentConstraintProto.newBuilder();
        for (int cell : cells) CpSatRelease.addDigit(cell, all);
        return ConstraintProto.newBuilder().setAllDiff(all).build();
    }

    static IntegerVariableProto between(int least, int greatest) {
        return IntegerVariableProto.newBuilder()
                .addDomain(least)
                .addDomain(greatest)
                .build();
    }

    @Override
    public StatedPuzzle state(Puzzle puzzle) {
        CpModelProto.Builder model = empty.toBuilder();
        for (int cell = 0; cell < puzzle.board().cells(); cell++) {
            int given = puzzle.given(cell);
            if (given != 0) model.setVariables(cell, between(given, given));
        }
        if (live) narrowBlanks(puzzle, model);
        return new IntegerPuzzle(puzzle, model.build().toByteArray());
    }

    /**
     * A blank without any candidate keeps all digits: the library calls a model with an empty domain invalid, and the
     * all-differents refute the puzzle just as well.
     */
    private static void narrowBlanks(Puzzle puzzle, CpModelProto.Builder model) {
        boolean[] candidates = LiveCandidates.of(puzzle);
        int n = puzzle.board().digits();
        for (int cell = 0; cell < puzzle.board().cells(); cell++) {
            IntegerVariableProto domain = domain(candidates, cell * n, n);
            if (domain.getDomainCount() > 0) model.setVariables(cell, domain);
        }
    }

    /** The digits d with {@code candidates[first + d - 1]}, as the library wants them: first and last of each run. */
    private static IntegerVariableProto domain(boolean[] candidates, int first, int n) {
        IntegerVariableProto.Builder domain = IntegerVariableProto.newBuilder();
        for (int digit = 1; digit <= n; digit++) {
            if (!candidates[first + digit - 1]) continue;
            int last = digit;
            while (last < n && candidates[first + last]) last++;
            domain.addDomain(digit).addDomain(last);
            digit = last;
        }
        return domain.build();
    }

    /** A puzzle stated with one integer per cell: variable c is the digit of cell c. */
    private static final class IntegerPuzzle implements StatedPuzzle {
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
            TableConstraintProto.Builder table =
                    TableConstraintProto.newBuilder().setNegated(true);
            for (int cell = 0; cell < puzzle.board().cells(); cell++) {
                CpSatRelease.addDigit(cell, table);
                table.addValues(solution.digit(cell));
            }
            return ConstraintProto.newBuilder().setTable(table).build();
        }
    }
}
