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
 * Reduces a case while it still fails. It leaves out puzzles before the last puzzle, options of the solver, relations, units,
 * cells, digits and givens, and simplifies the task.
 */
final class Shrinking {
    private final SolverCatalog catalog;
    private final Predicate<HuntCase> fails;
    private final BooleanSupplier left;
    private HuntCase huntCase;
    private int tried;
    private int taken;
    private boolean stopped;

    /**
     * Prepares a reduction.
     *
     * @param huntCase a case that fails
     * @param fails returns whether another case fails in the same way
     * @param left returns whether another test is allowed
     */
    Shrinking(SolverCatalog catalog, HuntCase huntCase, Predicate<HuntCase> fails, BooleanSupplier left) {
        this.catalog = catalog;
        this.huntCase = huntCase;
        this.fails = fails;
        this.left = left;
    }

    HuntCase smallest() {
        HuntCase before;
        do {
            before = huntCase;
            shrinkPuzzlesBefore();
            shrinkQuestion();
            shrinkOptions();
            shrinkSetsOfWords();
            shrinkRelations();
            shrinkUnits();
            shrinkCells();
            shrinkDigits();
            shrinkGivens();
        } while (!huntCase.equals(before));
        return huntCase;
    }

    /** Returns how the reduction went, for readers of the finding. */
    String inWords() {
        String end =
                stopped ? " The reduction ended at its limit of time or of tries, so a smaller case may exist." : "";
        if (taken > 0) return "The case was reduced " + taken + " times, in " + tried + " tries." + end;
        if (tried == 0) return "The case was not reduced, because the solver does not take any smaller case." + end;
        return "The case was not reduced, because the fault did not occur on any smaller case: " + tried + " tried."
                + end;
    }

    /** Takes over a smaller case if it fails. An impossible or refused case does not fail, and is not counted as a try. */
    private boolean take(Supplier<HuntCase> candidate) {
        if (stopped) return false;
        try {
            HuntCase smaller = candidate.get();
            if (smaller.puzzles().stream().anyMatch(puzzle -> isRefused(smaller, puzzle)) || !failsInTime(smaller))
                return false;
            huntCase = smaller;
            taken++;
            return true;
        } catch (IllegalArgumentException | InputException impossible) {
            return false;
        }
    }

    private boolean failsInTime(HuntCase smaller) {
        stopped = !left.getAsBoolean();
        if (stopped) return false;
        tried++;
        return fails.test(smaller);
    }

    private static boolean isRefused(HuntCase tried, Puzzle puzzle) {
        return tried.solver().family().refusal(puzzle.board(), tried.question()).isPresent();
    }

    private void shrinkPuzzlesBefore() {
        Puzzle last = huntCase.last();
        smallestPart(
                huntCase.before(),
                fewer -> take(() -> {
                    List<Puzzle> puzzles = new ArrayList<>(fewer);
                    puzzles.add(last);
                    return huntCase.withPuzzles(puzzles);
                }));
    }

    private void shrinkQuestion() {
        if (!huntCase.limits().equals(Limits.ofNanos(huntCase.limits().nanos()))) {
            take(() -> huntCase.withLimits(Limits.ofNanos(huntCase.limits().nanos())));
        }
        for (Question simpler : List.of(Question.ANY, Question.UNIQUE)) {
            if (huntCase.question().equals(simpler) || take(() -> huntCase.withQuestion(simpler))) return;
        }
    }

    private void shrinkOptions() {
        SolverSpec solver = huntCase.solver();
        List<String> options = List.copyOf(solver.chosen().keySet());
        smallestPart(
                options,
                fewer -> take(() -> {
                    SortedMap<String, String> left = new TreeMap<>(solver.chosen());
                    left.keySet().retainAll(fewer);
                    return huntCase.withSolver(with(left));
                }));
    }

    private void shrinkSetsOfWords() {
        for (Option option : huntCase.solver().family().options()) {
            if (!(option.kind() instanceof Option.Several)) continue;
            smallestPart(
                    huntCase.solver().words(option.name()),
                    fewer -> take(() -> huntCase.withSolver(
                            withValue(option.name(), fewer.isEmpty() ? "none" : String.join("+", fewer)))));
        }
    }

    private SolverSpec withValue(String option, String value) {
        SortedMap<String, String> options = new TreeMap<>(huntCase.solver().chosen());
        options.put(option, value);
        return with(options);
    }

    /**
     * Returns the solver with other options.
     *
     * @throws InputException if these do not go together
     */
    private SolverSpec with(SortedMap<String, String> options) {
        SolverSpec spec = huntCase.solver().with(options);
        return created(spec.unsafe(false))
                .or(() -> spec.isUnsafe() ? created(spec) : Optional.empty())
                .orElseThrow(() -> new InputException(
                        spec + ": found a configuration that is refused, expected one that can run"));
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
        smallestPart(
                board().relations(),
                fewer -> take(
                        () -> BoardCut.parts(board(), board().units(), fewer).of(huntCase)));
    }

    private void shrinkUnits() {
        smallestPart(
                board().units(),
                fewer -> take(() ->
                        BoardCut.parts(board(), fewer, board().relations()).of(huntCase)));
    }

    /** Removes cell after cell, from the last, so that earlier cells keep their numbers. */
    private void shrinkCells() {
        for (int cell = board().cells() - 1; cell >= 0 && board().cells() > 1; cell--) {
            int left = cell;
            take(() -> BoardCut.cells(
                            board(),
                            IntStream.range(0, board().cells())
                                    .filter(each -> each != left)
                                    .boxed()
                                    .toList())
                    .of(huntCase));
        }
    }

    private void shrinkDigits() {
        boolean shrunk = true;
        while (shrunk && board().digits() > 1) {
            shrunk = take(() -> BoardCut.digits(board(), board().digits() - 1).of(huntCase));
        }
    }

    private void shrinkGivens() {
        List<Integer> given = IntStream.range(0, board().cells())
                .filter(cell -> huntCase.last().given(cell) != 0)
                .boxed()
                .toList();
        smallestPart(
                given,
                fewer -> take(() -> {
                    int[] digits = new int[board().cells()];
                    for (int cell : fewer) digits[cell] = huntCase.last().given(cell);
                    List<Puzzle> puzzles = new ArrayList<>(huntCase.before());
                    puzzles.add(new Puzzle(Grid.of(board(), digits)));
                    return huntCase.withPuzzles(puzzles);
                }));
    }

    private Board board() {
        return huntCase.last().board();
    }

    /**
     * Returns a part of a list that still fails, and of which no single element can be left out (delta debugging: A. Zeller,
     * R. Hildebrandt, IEEE TSE 28, 2002).
     *
     * @param items a list that fails
     * @param fails tests a part; it is not called for {@code items} itself
     */
    static <T> List<T> smallestPart(List<T> items, Predicate<List<T>> fails) {
        List<T> left = items;
        int chunk = (left.size() + 1) / 2;
        while (chunk > 0 && !left.isEmpty()) {
            int before = left.size();
            left = withoutChunks(left, chunk, fails);
            if (chunk > 1) chunk /= 2;
            else if (left.size() == before) return left;
        }
        return left;
    }

    private static <T> List<T> withoutChunks(List<T> items, int chunk, Predicate<List<T>> fails) {
        List<T> left = items;
        int from = 0;
        while (from < left.size()) {
            List<T> fewer = new ArrayList<>(left.subList(0, from));
            fewer.addAll(left.subList(Math.min(left.size(), from + chunk), left.size()));
            if (fails.test(fewer)) left = fewer;
            else from += chunk;
        }
        return left;
    }
}
