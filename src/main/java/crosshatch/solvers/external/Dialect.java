package crosshatch.solvers.external;

import com.fasterxml.jackson.annotation.JsonProperty;
import crosshatch.puzzle.Puzzle;
import crosshatch.solvers.export.ModelSpec;
import crosshatch.solvers.export.UnfitAnswerException;
import java.util.Optional;

/** How a program says its answer. Whatever is not said in it exactly is not believed. */
enum Dialect {
    /** One line {@code s STATUS}, the solution on lines {@code v …}; or the result file of MiniSat. */
    @JsonProperty("sat-competition")
    SAT_COMPETITION {
        @Override
        ProgramAnswer read(String text, Puzzle puzzle, Optional<ModelSpec> model) {
            return CompetitionDialect.read(text, puzzle, model);
        }
    },
    /** Each solution before a line of ten dashes; a line of ten equals signs if there are no others. */
    @JsonProperty("minizinc")
    MINIZINC {
        @Override
        ProgramAnswer read(String text, Puzzle puzzle, Optional<ModelSpec> model) {
            return MiniZincDialect.read(text, puzzle, model);
        }
    },
    /** Solutions as one word of digits each, {@code none} if there are no (other) ones, {@code name=value} for counts. */
    @JsonProperty("line")
    LINE {
        @Override
        ProgramAnswer read(String text, Puzzle puzzle, Optional<ModelSpec> model) {
            return LineDialect.read(text, puzzle);
        }
    };

    /**
     * @param model as which the puzzle was written; empty if it was a line
     * @throws UnfitAnswerException if it is no answer; says why
     */
    abstract ProgramAnswer read(String text, Puzzle puzzle, Optional<ModelSpec> model);
}
