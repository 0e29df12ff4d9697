package crosshatch.experiment;

import crosshatch.corpus.Selection;
import crosshatch.solver.Limits;
import java.util.List;

/**
 * What an experiment runs; written to {@code plan.json}. Together with the program's commit it determines every run but not
 * its times.
 *
 * @param experiment id; names the records and the results directory
 * @param sets the puzzle sets, in order
 * @param solvers full specs, in the order of the tables
 * @param question {@code any}, {@code unique} or {@code count:N}
 * @param limits of each run
 * @param selection which puzzles of each set
 * @param repetitions measured runs of each solver on each puzzle
 * @param seed of the order of runs
 * @param warmup what comes before the measured runs
 * @param block so many puzzles are given to one solver before the next one takes its turn
 */
public record Plan(
        String experiment,
        List<PlannedSet> sets,
        List<String> solvers,
        String question,
        Limits limits,
        Selection selection,
        int repetitions,
        long seed,
        WarmupPlan warmup,
        int block) {

    /**
     * A set as it was found.
     *
     * @param name in records
     * @param source file it was read from
     * @param sha256 of that file
     * @param puzzles that are run, variants included
     */
    public record PlannedSet(String name, String source, String sha256, long puzzles) {}

    /**
     * What comes before the measured runs of a solver.
     *
     * @param maxNanos at most this long for each solver, in ns; 0 for no warm-up, which makes the measured runs cold ones
     * @param puzzles one pass answers so many puzzles, from the front of the sets
     */
    public record WarmupPlan(long maxNanos, int puzzles) {}

    /** Measured runs in all. */
    public long runs() {
        long puzzles = sets.stream().mapToLong(PlannedSet::puzzles).sum();
        return puzzles * solvers.size() * repetitions;
    }
}
