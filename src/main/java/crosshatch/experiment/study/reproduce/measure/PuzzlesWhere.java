package crosshatch.experiment.study.reproduce.measure;

import java.util.List;
import java.util.stream.Collectors;

/**
 * On how many puzzles a count of the solver is 0, or is not.
 *
 * @param counter one that all solvers share, or one of the program's own
 * @param zero whether the puzzles with 0 are meant, or the others
 */
record PuzzlesWhere(String solver, PuzzleChoice puzzles, String counter, boolean zero) implements OverPuzzles {
    /** What came of one puzzle. */
    private record Count(long position, boolean isZero) {}

    @Override
    public Measured take(Laboratory laboratory) {
        List<Count> counts = laboratory.ask(
                solver,
                puzzles,
                attempt -> new Count(attempt.instance().position(), CounterNames.of(attempt, counter) == 0));
        long meant = counts.stream().filter(count -> count.isZero == zero).count();
        String otherCounts = counts.stream()
                .filter(count -> !count.isZero)
                .map(count -> "" + count.position)
                .collect(Collectors.joining(" "));
        return Measured.of(meant).remarking(otherCounts.isEmpty() ? "" : counter + " is not 0 on " + otherCounts);
    }
}
