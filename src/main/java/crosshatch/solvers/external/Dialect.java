package crosshatch.solvers.external;

import com.fasterxml.jackson.annotation.JsonProperty;
import crosshatch.base.InputException;
import crosshatch.base.WholeNumber;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Claim;
import crosshatch.solver.Counters;
import crosshatch.solvers.export.AnswerReader;
import crosshatch.solvers.export.CompetitionOutput;
import crosshatch.solvers.export.MiniZincOutput;
import crosshatch.solvers.export.ModelSpec;
import crosshatch.solvers.export.Problem;
import crosshatch.solvers.export.UnfitAnswerException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The forms of a program's answer. An answer that does not follow its form exactly is refused. */
enum Dialect {
    /** One line {@code s STATUS}, and the solution on lines {@code v …}; or the result file of MiniSat. */
    @JsonProperty("sat-competition")
    SAT_COMPETITION {
        @Override
        ProgramAnswer read(String text, Puzzle puzzle, Optional<ModelSpec> model) {
            return competition(text, puzzle, model);
        }
    },
    /** Each solution before a line of ten dashes; a line of ten equals signs if there are no others. */
    @JsonProperty("minizinc")
    MINIZINC {
        @Override
        ProgramAnswer read(String text, Puzzle puzzle, Optional<ModelSpec> model) {
            return marked(text, solution -> grid(solution, puzzle, model));
        }
    },
    /** As {@link #MINIZINC}, with each solution as an object of JSON that has the digits in an array. */
    @JsonProperty("minizinc-json")
    MINIZINC_JSON {
        @Override
        ProgramAnswer read(String text, Puzzle puzzle, Optional<ModelSpec> model) {
            return marked(text, solution -> whole(JsonSolution.grid(solution, puzzle.board())));
        }
    },
    /** Solutions as one word of digits each; {@code none} if there are no (other) ones; {@code name=value} for counts. */
    @JsonProperty("line")
    LINE {
        @Override
        ProgramAnswer read(String text, Puzzle puzzle, Optional<ModelSpec> model) {
            return LineDialect.read(text, puzzle);
        }

        @Override
        Optional<String> refusal(Board board) {
            return board.digits() <= LineDialect.MOST_DIGITS
                    ? Optional.empty()
                    : Optional.of("handles puzzles of at most " + LineDialect.MOST_DIGITS + " digits, found "
                            + board.digits());
        }
    };

    private static final ModelSpec ANY_MODEL = ModelSpec.parse("minizinc");
    private static final Pattern STATISTIC = Pattern.compile("%%%mzn-stat:? ([A-Za-z]{1,40})=([0-9]+)");
    private static final int MOST_STATISTICS = 40;

    /**
     * Reads an answer.
     *
     * @param model the model that was written; empty if the input was a line
     * @throws UnfitAnswerException if the text is no answer; with the reason
     */
    abstract ProgramAnswer read(String text, Puzzle puzzle, Optional<ModelSpec> model);

    /** Returns why a program cannot write the solution of a board; empty if it can. */
    Optional<String> refusal(Board board) {
        return Optional.empty();
    }

    /** Reads a status, and a whole solution if the status is that there is one. */
    private static ProgramAnswer competition(String text, Puzzle puzzle, Optional<ModelSpec> model) {
        CompetitionOutput output = CompetitionOutput.of(text);
        if (!output.hasStatus()) throw new UnfitAnswerException("it reports neither SATISFIABLE nor UNSATISFIABLE");
        if (!output.saysSatisfiable()) return new ProgramAnswer(List.of(), output.saysUnsatisfiable(), Counters.none());
        if (!output.values().isEmpty()) {
            return new ProgramAnswer(List.of(grid(text, puzzle, model)), false, Counters.none());
        }
        // of a full grid a model over the candidates that the givens leave has nothing to say
        if (puzzle.clues() == puzzle.board().cells()) {
            return new ProgramAnswer(List.of(puzzle.givens()), false, Counters.none());
        }
        throw new UnfitAnswerException("it reports that there is a solution, but shows no solution");
    }

    /** Reads solutions, each with its end mark. Statistics become counters under their own names. */
    private static ProgramAnswer marked(String text, Function<String, Grid> reader) {
        MiniZincOutput output = MiniZincOutput.of(text).ended();
        if (output.isEmpty()) throw new UnfitAnswerException("it printed nothing");
        List<Grid> solutions = output.solutions().stream().map(reader).toList();
        return new ProgramAnswer(solutions, output.isComplete(), statistics(text));
    }

    private static Counters statistics(String text) {
        Counters.Builder counters = Counters.builder();
        text.lines()
                .map(STATISTIC::matcher)
                .filter(Matcher::matches)
                .limit(MOST_STATISTICS)
                .forEach(each -> WholeNumber.of(each.group(2), 0, Long.MAX_VALUE)
                        .ifPresent(count -> counters.setNative(each.group(1), count)));
        return counters.build();
    }

    /**
     * Returns the grid in a program's text for one solution.
     *
     * @throws UnfitAnswerException if it contains no grid, a part of one, or two
     */
    private static Grid grid(String text, Puzzle puzzle, Optional<ModelSpec> model) {
        ReaderSettings settings = ReaderSettings.DEFAULT.withBoard(puzzle.board());
        try {
            Claim claim = new AnswerReader(Problem.of(puzzle), model.orElse(ANY_MODEL), settings).read(text, "answer");
            if (claim instanceof Claim.Failed unfit) throw new UnfitAnswerException(unfit.error());
            if (claim.shown().size() != 1) {
                throw new UnfitAnswerException(claim.shown().size() + " grids, expected one");
            }
            return whole(claim.shown().get(0));
        } catch (InputException unreadable) {
            throw new UnfitAnswerException("its answer cannot be read: " + unreadable.getMessage());
        }
    }

    /**
     * Checks that a grid is full.
     *
     * @throws UnfitAnswerException if a cell is blank
     */
    static Grid whole(Grid grid) {
        int cells = grid.board().cells();
        if (grid.filled() == cells) return grid;
        throw new UnfitAnswerException("an incomplete grid: " + grid.filled() + " of " + cells + " cells");
    }
}
