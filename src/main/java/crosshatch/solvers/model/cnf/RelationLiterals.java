package crosshatch.solvers.model.cnf;

import java.util.List;
import java.util.stream.IntStream;

/** The candidates of a relation's cells as literals. Cells are numbered within the relation, from 0. */
record RelationLiterals(CandidateVariables candidates, List<Integer> cells) {

    /** A variable, or {@link ClauseBuilder#TRUE} or {@link ClauseBuilder#FALSE} where the givens decide. */
    int of(int cell, int digit) {
        return at(cells.get(cell), digit);
    }

    /** The same of a cell by its number on the board. */
    int at(int onBoard, int digit) {
        if (candidates.settled(onBoard)) {
            return candidates.given(onBoard) == digit ? ClauseBuilder.TRUE : ClauseBuilder.FALSE;
        }
        int variable = candidates.variable(onBoard, digit);
        return variable == 0 ? ClauseBuilder.FALSE : variable;
    }

    boolean mayBe(int cell, int digit) {
        return of(cell, digit) != ClauseBuilder.FALSE;
    }

    int digits() {
        return candidates.board().digits();
    }

    /** The cells that the givens do not fill. */
    List<Integer> open() {
        return IntStream.range(0, cells.size())
                .filter(cell -> !candidates.settled(cells.get(cell)))
                .boxed()
                .toList();
    }
}
