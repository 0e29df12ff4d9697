package crosshatch.experiment.study.hunt;

import crosshatch.base.InputException;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Limits;
import crosshatch.solver.Option;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Makes a trial that fails smaller, as long as it fails: the puzzles before the last one, the question, the options of the
 * solver, relations, units, cells, digits, givens.
 */
final class Shrinking {
    private final SolverCatalog catalog;
    private final Predicate<Trial> fails;
    private final BooleanSupplier left;
    private Trial trial;

    /**
     * @param trial fails
     * @param fails whether another one fails in the same way
     * @param left whether that may be asked once more
     */
    Shrinking(SolverCatalog catalog, Trial trial, Predicate<Trial> fails, BooleanSupplier left) {
        this.catalog = catalog;
        this.trial = trial;
        this.fails = fails;
        this.left = left;
    }

    Trial smallest() {
        Trial before;
        do {
            before = trial;
            shrinkPuzzlesBefore();
            shrinkQuestion();
            shrinkOptions();
            shrinkSetsOfWords();
            shrinkRelations();
            shrinkUnits();
            shrinkCells();
            shrinkDigits();
            shrinkGivens();
        } while (!trial.equals(before));
        return trial;
    }

    /** Takes a trial that fails. What cannot be put together, or is refused, does not. */
    private boolean take(Supplier<Trial> candidate) {
        if (!left.getAsBoolean()) return false;
        try {
            Trial tried = candidate.get();
            if (tried.puzzles().stream().anyMatch(puzzle -> isRefused(tried, puzzle)) || !fails.test(tried))
                return false;
            trial = tried;
            return true;
        } catch (IllegalArgumentException | InputException impossible) {
            return false;
        }
    }

    private static boolean isRefused(Trial tried, Puzzle puzzle) {
        return tried.solver().family().refusal(puzzle.board(), tried.question()).isPresent();
    }

    private void shrinkPuzzlesBefore() {
        Puzzle last = trial.last();
        Reduction.smallest(
                trial.before(),
                fewer -> take(() -> {
                    List<Puzzle> puzzles = new ArrayList<>(fewer);
                    puzzles.add(last);
                    return trial.withPuzzles(puzzles);
                }));
    }

    private void shrinkQuestion() {
        if (!trial.limits().equals(Limits.ofNanos(trial.limits().nanos()))) {
            take(() -> trial.withLimits(Limits.ofNanos(trial.limits().nanos())));
        }
        for (Question simpler : List.of(Question.ANY, Question.UNIQUE)) {
            if (trial.question().equals(simpler) || take(() -> trial.withQuestion(simpler))) return;
        }
    }

    private void shrinkOptions() {
        SolverSpec solver = trial.solver();
        List<String> options = List.copyOf(solver.chosen().keySet());
        Reduction.smallest(
                options,
                fewer -> take(() -> {
                    SortedMap<String, String> left = new TreeMap<>(solver.chosen());
                    left.keySet().retainAll(fewer);
                    return trial.withSolver(with(left));
                }));
    }

    private void shrinkSetsOfWords() {
        for (Option option : trial.solver().family().options()) {
            if (!(option.kind() instanceof Option.Several)) continue;
            Reduction.smallest(
                    trial.solver().words(option.name()),
                    fewer -> take(() -> trial.withSolver(
                            withValue(option.name(), fewer.isEmpty() ? "none" : String.join("+", fewer)))));
        }
    }

    private SolverSpec withValue(String option, String value) {
        SortedMap<String, String> options = new TreeMap<>(trial.solver().chosen());
        options.put(option, value);
        return with(options);
    }

    /** @throws InputException if these do not go together */
    private SolverSpec with(SortedMap<String, String> options) {
        SolverSpec spec = trial.solver().with(options);
        return created(spec.unsafe(false))
                .or(() -> spec.isUnsafe() ? created(spec) : Optional.empty())
                .orElseThrow(() -> new InputException(spec + " is refused"));
    }

    private Optional<SolverSpec> created(SolverSpec spec) {
        try {
            catalog.create(spec).close();
            return Optional.of(spec);
        } catch (InputException refused) {
            return Optional.empty();
        }
    }

    private void shrinkRelations() {
        Reduction.smallest(
                board().relations(),
                fewer -> take(
                        () -> BoardCut.parts(board(), board().units(), fewer).of(trial)));
    }

    private void shrinkUnits() {
        Reduction.smallest(
                board().units(),
                fewer -> take(() ->
                        BoardCut.parts(board(), fewer, board().relations()).of(trial)));
    }

    /** Cell by cell, from the last: numbers of the others stay as they are. */
    private void shrinkCells() {
        for (int cell = board().cells() - 1; cell >= 0 && board().cells() > 1; cell--) {
            int left = cell;
            take(() -> BoardCut.cells(
                            board(),
                            IntStream.range(0, board().cells())
                                    .filter(each -> each != left)
                                    .boxed()
                                    .toList())
                    .of(trial));
        }
    }

    private void shrinkDigits() {
        boolean shrunk = true;
        while (shrunk && board().digits() > 1) {
            shrunk = take(() -> BoardCut.digits(board(), board().digits() - 1).of(trial));
        }
    }

    private void shrinkGivens() {
        List<Integer> given = IntStream.range(0, board().cells())
                .filter(cell -> trial.last().given(cell) != 0)
                .boxed()
                .toList();
        Reduction.smallest(
                given,
                fewer -> take(() -> {
                    int[] digits = new int[board().cells()];
                    for (int cell : fewer) digits[cell] = trial.last().given(cell);
                    List<Puzzle> puzzles = new ArrayList<>(trial.before());
                    puzzles.add(new Puzzle(Grid.of(board(), digits)));
                    return trial.withPuzzles(puzzles);
                }));
    }

    private Board board() {
        return trial.last().board();
    }
}
