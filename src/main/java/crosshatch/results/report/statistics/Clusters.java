package crosshatch.results.report.statistics;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.commons.rng.UniformRandomProvider;

/**
 * Groups values that belong to one puzzle: its own, and the values of its isomorphs and of its reversal.
 *
 * <p>Such values resemble each other, so ten isomorphs of one puzzle give less information than ten puzzles. A bootstrap over
 * values would give intervals that are too short, so it draws puzzles with all their values (A. Davison and D. Hinkley,
 * Bootstrap Methods and their Application, 1997, section 3.8). A test uses one number for each puzzle.
 */
public final class Clusters {
    private final int[] clusterOf;
    private final int[][] members;

    private Clusters(int[] clusterOf, int[][] members) {
        this.clusterOf = clusterOf;
        this.members = members;
    }

    /**
     * Groups values by puzzle.
     *
     * @param puzzles the puzzle of each value, equal for values that belong together
     */
    public static Clusters of(List<?> puzzles) {
        Map<Object, Integer> numbers = new HashMap<>();
        List<List<Integer>> lists = new ArrayList<>();
        int[] clusterOf = new int[puzzles.size()];
        for (int value = 0; value < clusterOf.length; value++) {
            int cluster = numbers.computeIfAbsent(puzzles.get(value), puzzle -> numbers.size());
            if (cluster == lists.size()) lists.add(new ArrayList<>());
            lists.get(cluster).add(value);
            clusterOf[value] = cluster;
        }
        int[][] members = lists.stream()
                .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
        return new Clusters(clusterOf, members);
    }

    /** Makes a group of its own for each value. */
    public static Clusters single(int values) {
        return new Clusters(
                IntStream.range(0, values).toArray(),
                IntStream.range(0, values).mapToObj(value -> new int[] {value}).toArray(int[][]::new));
    }

    /** Counts the puzzles. */
    public int count() {
        return members.length;
    }

    /** Counts the values. */
    public int values() {
        return clusterOf.length;
    }

    /** Selects values in the given order, and keeps their puzzles. */
    public Clusters of(int[] some) {
        return of(IntStream.of(some).mapToObj(value -> clusterOf[value]).toList());
    }

    /** Returns the mean of the values of each puzzle. */
    double[] means(double[] values) {
        double[] means = new double[members.length];
        for (int cluster = 0; cluster < means.length; cluster++) {
            double sum = 0;
            for (int value : members[cluster]) sum += values[value];
            means[cluster] = sum / members[cluster].length;
        }
        return means;
    }

    /** Returns the numbers of the values of a puzzle; the array must not be changed. */
    int[] members(int cluster) {
        return members[cluster];
    }

    /** Draws as many puzzles as there are, with replacement, and returns the numbers of all their values. */
    int[] draw(UniformRandomProvider random) {
        int[] puzzles = new int[members.length];
        int size = 0;
        for (int at = 0; at < puzzles.length; at++) {
            puzzles[at] = random.nextInt(members.length);
            size += members[puzzles[at]].length;
        }
        int[] drawn = new int[size];
        int end = 0;
        for (int puzzle : puzzles) {
            for (int value : members[puzzle]) drawn[end++] = value;
        }
        return drawn;
    }
}
