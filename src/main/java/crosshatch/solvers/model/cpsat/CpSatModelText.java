package crosshatch.solvers.model.cpsat;

import com.google.ortools.sat.CpModelProto;
import com.google.protobuf.TextFormat;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.relation.Diagrams;
import java.io.IOException;
import java.util.List;
import java.util.function.UnaryOperator;

/** Writes models of puzzles in protobuf's text format, which CP-SAT reads in any language. It needs no native library. */
public final class CpSatModelText {
    private CpSatModelText() {}

    /**
     * Writes a {@code CpModelProto} whose variables are named after their candidates, {@code r4c3} or {@code r4c3=5}.
     *
     * @param excluded solutions of the puzzle that the model must not have
     * @param chosen returns the value of each of {@link CpSatFamily#modelOptions}, by its name
     */
    public static void write(Puzzle puzzle, List<Grid> excluded, UnaryOperator<String> chosen, Appendable out)
            throws IOException {
        StatedPuzzle stated =
                Formulation.of(puzzle.board(), chosen, new Diagrams()).state(puzzle);
        CpModelProto.Builder model = stated.named().toBuilder();
        for (Grid solution : excluded) model.addConstraints(stated.otherThan(solution));
        TextFormat.printer().print(model.setName(puzzle.id()).build(), out);
    }
}
