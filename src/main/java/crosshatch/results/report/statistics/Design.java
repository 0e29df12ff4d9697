package crosshatch.results.report.statistics;

import java.util.Optional;

/**
 * The numbers of puzzles, isomorphs, seeds, forks and repetitions of an experiment.
 *
 * <p>T. Kalibera and R. Jones (ISMM 2013) give the cheapest numbers: more for a level that varies much, fewer for one that
 * costs much. Their formula assumes that levels are nested. Here forks and puzzles cross, so the numbers are found by search.
 * If levels are nested, the search finds the same numbers.
 *
 * @param isomorphs the number of isomorphs of each puzzle, including the puzzle itself
 * @param seeds the number of seeds of the experiment
 * @param forks the number of forks of all seeds together
 * @param repetitions the number of runs of each isomorph in each fork
 */
public record Design(double puzzles, double isomorphs, double seeds, double forks, double repetitions) {
    private static final int MOST_FORKS = 100;
    private static final int MOST_ISOMORPHS = 20;
    private static final int MOST_REPETITIONS = 50;

    /** The smallest number of puzzles, because intervals from fewer cannot be trusted. */
    private static final int FEWEST_PUZZLES = 10;

    private static final double LEVEL = 0.05;

    /** The degrees of freedom from which on Student's t is practically normal. */
    private static final double MANY = 1e7;

    private static final double ROUNDING = 1e-9;

    /**
     * The cost of a design, in any unit.
     *
     * @param fork the cost of a fork before its first measured run
     * @param run the cost of each run
     */
    public record Cost(double fork, double run) {}

    /** Returns the variance of the mean of all its values. */
    public double variance(VarianceComponents of) {
        double[] things = {1, puzzles, puzzles * isomorphs};
        double[] processes = {1, seeds, forks};
        double variance = of.betweenRepetitions() / (things[2] * processes[2] * repetitions);
        for (int a = 0; a < things.length; a++) {
            for (int b = 0; b < processes.length; b++) variance += of.between(a, b) / (things[a] * processes[b]);
        }
        return variance;
    }

    /** Returns half the width of the 95 % interval of the mean. The degrees of freedom are one less than the number of puzzles. */
    public double halfWidth(VarianceComponents of) {
        return Power.critical(puzzles - 1, LEVEL) * Math.sqrt(variance(of));
    }

    /** Returns the time of all runs, in the unit of the cost. */
    public double time(Cost cost) {
        return forks * (cost.fork + puzzles * isomorphs * repetitions * cost.run);
    }

    /**
     * Finds the cheapest design with a narrow enough interval; empty if there is none.
     *
     * @param halfWidth half the width of the 95 % interval
     * @param seeds the number of seeds, each with the same number of forks
     * @param most the largest number of puzzles
     */
    public static Optional<Design> cheapest(
            VarianceComponents of, Cost cost, double halfWidth, double seeds, double most) {
        double freedom = MANY;
        while (true) {
            double variance = square(halfWidth / Power.critical(freedom, LEVEL));
            Optional<Design> found = cheapestOf(of, cost, variance, seeds, most);
            if (found.isEmpty() || found.get().fits(of, halfWidth)) {
                return found.map(design -> design.withoutNeedless(of, halfWidth, most));
            }
            freedom = Math.min(freedom, found.get().puzzles - 1) * (1 - ROUNDING);
        }
    }

    private boolean fits(VarianceComponents of, double wanted) {
        return halfWidth(of) <= wanted * (1 + ROUNDING);
    }

    /** Removes puzzles that were added only because a smaller number has fewer degrees of freedom, and thus a larger quantile. */
    private Design withoutNeedless(VarianceComponents of, double wanted, double most) {
        Design fewest = this;
        while (fewest.puzzles > fewestPuzzles(most)
                && fewest.with(fewest.puzzles - 1).fits(of, wanted)) {
            fewest = fewest.with(fewest.puzzles - 1);
        }
        return fewest;
    }

    private static double fewestPuzzles(double most) {
        return Math.min(FEWEST_PUZZLES, most);
    }

    /**
     * The cheapest one whose mean has at most that variance. If puzzles do not end, each is measured once per fork: another puzzle
     * costs as much as a repetition or an isomorph, and takes away more of the variance.
     */
    private static Optional<Design> cheapestOf(
            VarianceComponents of, Cost cost, double variance, double seeds, double most) {
        Design cheapest = null;
        boolean again = Double.isFinite(most);
        boolean isomorphsKnown = of.between(2, 0) + of.between(2, 1) + of.between(2, 2) > 0;
        for (double forks = seeds; forks <= seeds * MOST_FORKS; forks += seeds) {
            for (int isomorphs = 1; isomorphs <= (again && isomorphsKnown ? MOST_ISOMORPHS : 1); isomorphs++) {
                for (int repetitions = 1; repetitions <= (again ? MOST_REPETITIONS : 1); repetitions++) {
                    Design design = new Design(1, isomorphs, seeds, forks, repetitions).enough(of, variance, most);
                    boolean possible = design.puzzles > 1 && design.puzzles <= most;
                    if (possible && (cheapest == null || design.time(cost) < cheapest.time(cost))) cheapest = design;
                }
            }
        }
        return Optional.ofNullable(cheapest);
    }

    /** The same with as many puzzles as a variance needs; infinitely many if none are enough. */
    private Design enough(VarianceComponents of, double variance, double most) {
        double common = with(Double.POSITIVE_INFINITY).variance(of);
        if (common >= variance) return with(Double.POSITIVE_INFINITY);
        double needed = Math.ceil((with(1).variance(of) - common) / (variance - common) * (1 - ROUNDING));
        return with(Math.max(fewestPuzzles(most), needed));
    }

    /** Returns the same design with another number of puzzles. */
    public Design with(double otherPuzzles) {
        return new Design(otherPuzzles, isomorphs, seeds, forks, repetitions);
    }

    private static double square(double value) {
        return value * value;
    }
}
