package crosshatch.outside;

import crosshatch.export.ModelSpec;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Counters;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The output of solvers in competitions, read strictly: one status, and values if and only if it says that there are some. */
final class CompetitionDialect {
    private static final Set<String> SATISFIABLE = Set.of("SATISFIABLE", "SAT");
    private static final Set<String> UNSATISFIABLE = Set.of("UNSATISFIABLE", "UNSAT");
    private static final Set<String> UNKNOWN = Set.of("UNKNOWN", "INDETERMINATE", "INDET");

    private final Puzzle puzzle;
    private final Optional<ModelSpec> model;
    private final StringBuilder values = new StringBuilder();
    private String status = "";
    private boolean ended;

    CompetitionDialect(Puzzle puzzle, Optional<ModelSpec> model) {
        this.puzzle = puzzle;
        this.model = model;
    }

    Reading read(String text) {
        text.lines().map(String::strip).filter(line -> !line.isEmpty()).forEach(this::take);
        if (status.isEmpty()) throw new UnbelievableException("it says neither SATISFIABLE nor UNSATISFIABLE");
        boolean hasValues = !values.toString().isBlank();
        if (SATISFIABLE.contains(status)) {
            if (!hasValues && isFull()) return new Reading(List.of(puzzle.givens()), false, Counters.none());
            if (!hasValues) throw new UnbelievableException("it says " + status + " and shows no solution");
            String answer = "s SATISFIABLE\nv " + values.toString().strip().replace("\n", "\nv ") + "\n";
            return new Reading(List.of(AnswerText.grid(answer, puzzle, model)), false, Counters.none());
        }
        if (hasValues) throw new UnbelievableException("it says " + status + " and shows a solution");
        return new Reading(List.of(), UNSATISFIABLE.contains(status), Counters.none());
    }

    /** Then a model over the candidates that the givens leave has nothing to say. */
    private boolean isFull() {
        return puzzle.clues() == puzzle.board().cells();
    }

    private void take(String line) {
        if (line.startsWith("s ")) {
            takeStatus(line.substring(2).strip());
        } else if (SATISFIABLE.contains(line) || UNSATISFIABLE.contains(line) || UNKNOWN.contains(line)) {
            takeStatus(line);
        } else if (line.startsWith("v ") || line.equals("v")) {
            takeValues(line.substring(1));
        } else if (line.matches("-?[0-9][-0-9 ]*")) {
            takeValues(line);
        } else if (MiniZincDialect.isMark(line)) {
            throw new UnbelievableException("two dialects at once: '" + line + "' is MiniZinc's");
        }
    }

    private void takeStatus(String word) {
        if (!status.isEmpty()) throw new UnbelievableException("two answers at once: " + status + " and " + word);
        if (!SATISFIABLE.contains(word) && !UNSATISFIABLE.contains(word) && !UNKNOWN.contains(word)) {
            throw new UnbelievableException("the status '" + word + "' means nothing to a puzzle");
        }
        status = word;
    }

    private void takeValues(String part) {
        if (ended) throw new UnbelievableException("two solutions at once: there are values behind the 0");
        values.append(part.strip()).append('\n');
        ended = part.strip().equals("0") || part.endsWith(" 0");
    }
}
