package crosshatch.solvers.external;

import crosshatch.base.WholeNumber;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Counters;
import crosshatch.solvers.export.MiniZincOutput;
import crosshatch.solvers.export.ModelSpec;
import crosshatch.solvers.export.UnfitAnswerException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The output of MiniZinc, from a program: each solution has its end. Statistics become counters under their own names. */
final class MiniZincDialect {
    private static final Pattern STATISTIC = Pattern.compile("%%%mzn-stat:? ([A-Za-z]{1,40})=([0-9]+)");
    private static final int MOST_STATISTICS = 40;

    private MiniZincDialect() {}

    static ProgramAnswer read(String text, Puzzle puzzle, Optional<ModelSpec> model) {
        MiniZincOutput output = MiniZincOutput.of(text).ended();
        if (output.isEmpty()) throw new UnfitAnswerException("it says nothing");
        List<Grid> solutions = output.solutions().stream()
                .map(solution -> AnswerText.grid(solution, puzzle, model))
                .toList();
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
}
