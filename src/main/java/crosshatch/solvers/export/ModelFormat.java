package crosshatch.solvers.export;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Option;
import crosshatch.solvers.model.cnf.CandidateVariables;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;

/** A format for other programs, with the formulations of puzzles that it offers as options. */
public interface ModelFormat {

    /** Returns the name in a spec: {@code cnf}. */
    String name();

    /** Returns the options, in the order of a complete spec. */
    List<Option> options();

    /** Returns the options for the formulation of a puzzle, without those for the written part. */
    default List<Option> formulation() {
        return options();
    }

    /**
     * Writes a model that has one solution for each solution of the problem, and no other. Lines end with a line feed.
     *
     * @param spec a spec of this format
     * @param out the writer, which is not closed
     * @throws crosshatch.base.InputException if the options do not go together, or not with the problem; with the reason
     */
    void write(Problem problem, ModelSpec spec, Writer out) throws IOException;

    /** Returns the candidates of variables, see {@link ModelSpec#candidates}. */
    default Optional<CandidateVariables> candidates(Puzzle puzzle, ModelSpec spec) {
        return Optional.empty();
    }

    /** Returns whether all variables are candidates, see {@link ModelSpec#hasOnlyCandidates}. */
    default boolean hasOnlyCandidates(Board board, ModelSpec spec) {
        return false;
    }
}
