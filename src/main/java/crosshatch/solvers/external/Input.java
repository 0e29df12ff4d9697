package crosshatch.solvers.external;

import com.fasterxml.jackson.annotation.JsonProperty;
import crosshatch.puzzle.PuzzleText;
import crosshatch.solver.Option;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.export.ModelSpec;
import crosshatch.solvers.export.Problem;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;

/** What a program reads. */
enum Input {
    /** Clauses; how the puzzle becomes clauses is an option. */
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
    /** The same, flattened for a solver by MiniZinc. */
    @JsonProperty("flatzinc")
    FLATZINC("minizinc", ".mzn"),
    /** The puzzle's canonical text on a line. */
    @JsonProperty("line")
    LINE("", ".txt");

    private final String model;
    private final String suffix;

    Input(String model, String suffix) {
        this.model = model;
        this.suffix = suffix;
    }

    /** Of a file's name. */
    String suffix() {
        return suffix;
    }

    /** Whether solutions can be excluded, so that the next one is asked for by another model. */
    boolean excludes() {
        return this != LINE;
    }

    /** The options of the model. */
    List<Option> options() {
        if (this == LINE) return List.of();
        return ModelSpec.parse(model).format().formulation();
    }

    /** The model that a solver's spec asks for; empty for a line. */
    Optional<ModelSpec> modelOf(SolverSpec spec) {
        if (this == LINE) return Optional.empty();
        StringBuilder text = new StringBuilder(model);
        for (Option option : options()) {
            text.append('/').append(option.name()).append('=').append(spec.get(option.name()));
        }
        return Optional.of(ModelSpec.parse(text.toString()));
    }

    /** @param chosen of {@link #modelOf} */
    static void write(Problem problem, Optional<ModelSpec> chosen, Writer out) throws IOException {
        if (chosen.isPresent()) chosen.get().write(problem, out);
        else out.write(PuzzleText.line(problem.puzzle().givens()) + "\n");
    }
}
