package crosshatch.solvers.model.cpsat;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.puzzle.relation.ImpliedSums;
import crosshatch.solver.Option;
import java.util.List;
import java.util.function.UnaryOperator;

/** A way to write the puzzles of one board as models. It keeps the parts that all its puzzles share. */
interface Formulation {
    /**
     * Makes the chosen formulation.
     *
     * @param chosen returns the value of each of {@link CpSatFamily#modelOptions}, by its name
     * @param diagrams the source of the diagrams of relations
     */
    static Formulation of(Board board, UnaryOperator<String> chosen, Diagrams diagrams) {
        boolean live = chosen.apply(CpSatFamily.GIVENS).equals("live");
        boolean arithmetic = chosen.apply(CpSatFamily.RELATIONS).equals("arithmetic");
        List<Relation> relations = Option.constant(chosen.apply(CpSatFamily.IMPLIED), ImpliedSums.class)
                .relations(board);
        if (chosen.apply(CpSatFamily.MODEL).equals("clauses")) return new ClausesModel(relations, diagrams, live);
        if (chosen.apply(CpSatFamily.MODEL).equals("int")) {
            return new IntegerModel(board, relations, arithmetic, diagrams, live);
        }
        BooleanRelations inBooleans = new BooleanRelations(relations, arithmetic, diagrams);
        return live ? new LiveCandidatesModel(board, inBooleans) : new AllCandidatesModel(board, inBooleans);
    }

    /** Writes a puzzle as a model, even if its givens contradict each other. The library never calls the model invalid. */
    StatedPuzzle state(Puzzle puzzle);
}
