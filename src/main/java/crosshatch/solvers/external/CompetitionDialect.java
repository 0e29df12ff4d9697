package crosshatch.solvers.external;

import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Counters;
import crosshatch.solvers.export.CompetitionOutput;
import crosshatch.solvers.export.ModelSpec;
import crosshatch.solvers.export.UnfitAnswerException;
import java.util.List;
import java.util.Optional;

/** The output of solvers in competitions, from a program: there must be a status, and a whole solution if it says that there is one. */
final class CompetitionDialect {
    private CompetitionDialect() {}

    static ProgramAnswer read(String text, Puzzle puzzle, Optional<ModelSpec> model) {
        CompetitionOutput output = CompetitionOutput.of(text);
        if (!output.hasStatus()) throw new UnfitAnswerException("it says neither SATISFIABLE nor UNSATISFIABLE");
        if (!output.saysSatisfiable()) return new ProgramAnswer(List.of(), output.saysUnsatisfiable(), Counters.none());
        if (!output.values().isEmpty()) {
            return new ProgramAnswer(List.of(AnswerText.grid(text, puzzle, model)), false, Counters.none());
        }
        // of a full grid a model over the candidates that the givens leave has nothing to say
        if (puzzle.clues() == puzzle.board().cells()) {
            return new ProgramAnswer(List.of(puzzle.givens()), false, Counters.none());
        }
        throw new UnfitAnswerException("it says that there is a solution and shows no solution");
    }
}
