package crosshatch.results.report.statistics;

/**
 * The numbers of puzzles, isomorphs, seeds, forks and repetitions of an experiment.
 *
 * @param isomorphs the number of isomorphs of each puzzle, including the puzzle itself
 * @param seeds the number of seeds of the experiment
 * @param forks the number of forks of all seeds together
 * @param repetitions the number of runs of each isomorph in each fork
 */
public record Design(double puzzles, double isomorphs, double seeds, double forks, double repetitions) {
    /** Returns the variance of the mean over all values that an experiment with this design gives. */
    public double variance(VarianceComponents of) {
        double[] things = {1, puzzles, puzzles * isomorphs};
        double[] processes = {1, seeds, forks};
        double variance = of.betweenRepetitions() / (things[2] * processes[2] * repetitions);
        for (int a = 0; a < things.length; a++) {
            for (int b = 0; b < processes.length; b++) variance += of.between(a, b) / (things[a] * processes[b]);
        }
        return variance;
    }

    /** Returns the same design with another number of puzzles. */
    public Design with(double otherPuzzles) {
        return new Design(otherPuzzles, isomorphs, seeds, forks, repetitions);
    }
}
