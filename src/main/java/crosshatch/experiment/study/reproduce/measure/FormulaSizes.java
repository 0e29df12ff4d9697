package crosshatch.experiment.study.reproduce.measure;

import crosshatch.puzzle.board.Board;
import crosshatch.solvers.model.cnf.AtMostOneForm;
import crosshatch.solvers.model.cnf.CandidateVariables;
import crosshatch.solvers.model.cnf.CountingSink;
import crosshatch.solvers.model.cnf.Encoder;
import crosshatch.solvers.model.cnf.Encoding;
import crosshatch.solvers.model.cnf.VariablePool;
import java.util.ArrayList;
import java.util.List;

/**
 * Variables of the empty Sudoku of one order, then its clauses in the minimal, efficient, extended and distinct encodings.
 * The clauses are written one by one and counted as they pass.
 *
 * @param order k for a grid of k²×k² cells
 */
record FormulaSizes(int order) implements Measure {
    private static final List<Encoding> ENCODINGS =
            List.of(Encoding.MINIMAL, Encoding.EFFICIENT, Encoding.EXTENDED, Encoding.DISTINCT);

    @Override
    public Measured take(Laboratory laboratory) {
        CandidateVariables candidates = CandidateVariables.all(Board.sudoku(order));
        List<Long> sizes = new ArrayList<>();
        sizes.add((long) candidates.count());
        for (Encoding encoding : ENCODINGS) sizes.add(clauses(encoding, candidates));
        return Measured.of(sizes);
    }

    private static long clauses(Encoding encoding, CandidateVariables candidates) {
        CountingSink sink = new CountingSink();
        VariablePool pool = new VariablePool(candidates.count());
        new Encoder(encoding, candidates, sink, AtMostOneForm.PAIRWISE.into(sink, pool), pool).writeRules();
        return sink.clauses();
    }

    @Override
    public List<String> sets() {
        return List.of();
    }
}
