package crosshatch.solvers.external;

import com.fasterxml.jackson.annotation.JsonProperty;
import crosshatch.puzzle.PuzzleText;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Option;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.export.ModelSpec;
import crosshatch.solvers.export.Problem;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;

/** The formats of a program's input. */
enum Input {
    /** Clauses, in the encoding that an option chooses. */
    @JsonProperty("dimacs")
    DIMACS("cnf", ".cnf"),
    /** Linear inequalities over 0 and 1. */
    @JsonProperty("opb")
    OPB("opb", ".opb"),
    /** XML of XCSP3. */
    @JsonProperty("xcsp3")
    XCSP3("xcsp3", ".xml"),
    /** A MiniZinc model with its data. */
    @JsonProperty("minizinc")
    MINIZINC("minizinc", ".mzn"),
    /** A MiniZinc model, flattened for a solver by MiniZinc. */
    @JsonProperty("flatzinc")
    FLATZINC("minizinc", ".mzn"),
    /** The puzzle as data, for a model or a program of the user, see {@link PuzzleData}. */
    @JsonProperty("json")
    JSON("", ".json"),
    /** The puzzle's canonical text on one line. */
    @JsonProperty("line")
    LINE("", ".txt");

    private final String model;
    private final String suffix;

    Input(String model, String suffix) {
        this.model = model;
        this.suffix = suffix;
    }

    /** Returns the ending of a file's name. */
    String suffix() {
        return suffix;
    }

    /** Returns whether models can exclude solutions, so that another model asks for the next one. */
    boolean excludes() {
        return !model.isEmpty();
    }

    /** Returns the options of the model. */
    List<Option> options() {
        if (!excludes()) return List.of();
        return ModelSpec.parse(model).format().formulation();
    }

    /** Returns the model in a solver's spec; empty for a line and for data. */
    Optional<ModelSpec> modelOf(SolverSpec spec) {
        if (!excludes()) return Optional.empty();
        StringBuilder text = new StringBuilder(model);
        for (Option option : options()) {
            text.append('/').append(option.name()).append('=').append(spec.get(option.name()));
        }
        return Optional.of(ModelSpec.parse(text.toString()));
    }

    /**
     * Writes the input.
     *
     * @param chosen the result of {@link #modelOf}
     */
    void write(Problem problem, Optional<ModelSpec> chosen, Writer out) throws IOException {
        if (chosen.isPresent()) chosen.get().write(problem, out);
        else if (this == JSON) out.write(PuzzleData.of(problem.puzzle()).text());
        else out.write(PuzzleText.line(problem.puzzle().givens()) + "\n");
    }

    /** Returns why a board cannot be written; empty if it can. Every board has a model in every format. */
    Optional<String> refusal(Board board) {
        if (this == JSON) return PuzzleData.refusal(board);
        if (excludes() || board.isPlain()) return Optional.empty();
        return Optional.of("reads puzzles as lines of givens, which cannot describe " + board
                + ". Use a program that reads a model");
    }
}
