package crosshatch.outside;

import crosshatch.export.ModelSpec;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Counters;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The output of MiniZinc, read strictly. Its statistics become counters under their own names. */
final class MiniZincDialect {
    private static final String SOLUTION = "----------";
    private static final String COMPLETE = "==========";
    private static final String UNSATISFIABLE = "=====UNSATISFIABLE=====";
    private static final String UNKNOWN = "=====UNKNOWN=====";
    private static final Pattern STATISTIC = Pattern.compile("%%%mzn-stat:? ([A-Za-z]{1,40})=([0-9]{1,18})");
    private static final int MOST_STATISTICS = 40;

    private final Puzzle puzzle;
    private final Optional<ModelSpec> model;
    private final List<Grid> solutions = new ArrayList<>();
    private final Counters.Builder counters = Counters.builder();
    private final StringBuilder block = new StringBuilder();
    private int statistics;
    private String verdict = "";

    MiniZincDialect(Puzzle puzzle, Optional<ModelSpec> model) {
        this.puzzle = puzzle;
        this.model = model;
    }

    static boolean isMark(String line) {
        return line.equals(SOLUTION) || line.startsWith("=====");
    }

    Reading read(String text) {
        text.lines().forEach(this::take);
        if (!block.toString().isBlank()) {
            throw new UnbelievableException(
                    "it ends within a solution: '" + beginning(block.toString().strip()) + "'");
        }
        boolean complete = verdict.equals(COMPLETE) || verdict.equals(UNSATISFIABLE);
        if (solutions.isEmpty() && verdict.isEmpty()) throw new UnbelievableException("it says nothing");
        return new Reading(solutions, complete, counters.build());
    }

    private void take(String line) {
        if (line.startsWith("%")) {
            statistic(line);
        } else if (line.equals(SOLUTION)) {
            if (!verdict.isEmpty()) throw new UnbelievableException("a solution behind " + verdict);
            solutions.add(AnswerText.grid(block.append(SOLUTION).append('\n').toString(), puzzle, model));
            block.setLength(0);
        } else if (isMark(line)) {
            takeVerdict(line);
        } else if (line.startsWith("s ") || line.startsWith("v ")) {
            throw new UnbelievableException("two dialects at once: '" + beginning(line) + "' is a SAT solver's");
        } else if (!line.isBlank()) {
            block.append(line).append('\n');
        }
    }

    private void takeVerdict(String line) {
        if (!verdict.isEmpty()) throw new UnbelievableException("two answers at once: " + verdict + " and " + line);
        boolean refuted = line.equals(UNSATISFIABLE);
        if (!refuted && !line.equals(COMPLETE) && !line.equals(UNKNOWN)) {
            throw new UnbelievableException("it says " + line);
        }
        if (refuted != solutions.isEmpty() && !line.equals(UNKNOWN)) {
            throw new UnbelievableException(line + " behind " + solutions.size() + " solutions");
        }
        verdict = line;
    }

    private void statistic(String line) {
        Matcher statistic = STATISTIC.matcher(line);
        if (!statistic.matches() || statistics++ >= MOST_STATISTICS) return;
        counters.setNative(statistic.group(1), Long.parseLong(statistic.group(2)));
    }

    private static String beginning(String text) {
        return text.substring(0, Math.min(40, text.length()));
    }
}
