package crosshatch.solvers.export;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Option;
import crosshatch.solvers.model.cnf.CandidateVariables;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;

/** A format in which other programs read puzzles, with the formulations that it can carry as options. */
public interface ModelFormat {

    /** The name in a spec: {@code cnf}. */
    String name();

    /** A description in one sentence, with the programs that read it. */
    String title();

    /** The options, in the order in which a spec is written in full. */
    List<Option> options();

    /** The options that choose the formulation of a puzzle, without the options that choose the written part. */
    default List<Option> formulation() {
        return options();
    }

    /**
     * Writes a model that has one solution for each solution of the problem, and no other. Lines end with a line feed.
     *
     * @param spec of this format
     * @param out stays open
     * @throws crosshatch.base.InputException if the options do not go together, or not with the problem; says why
     */
    void write(Problem problem, ModelSpec spec, Writer out) throws IOException;

    /** See {@link ModelSpec#candidates}. */
    default Optional<CandidateVariables> candidates(Puzzle puzzle, ModelSpec spec) {
        return Optional.empty();
    }

    /** See {@link ModelSpec#hasOnlyCandidates}. */
    default boolean hasOnlyCandidates(Board board, ModelSpec spec) {
        return false;
    }
}
