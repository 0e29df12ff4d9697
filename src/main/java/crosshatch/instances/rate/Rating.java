package crosshatch.instances.rate;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * The rating of one puzzle.
 *
 * @param clues number of givens
 * @param claim reported status of our fastest engine: {@code unique}, {@code several} or {@code no-solution}
 * @param difficulty empty unless there is exactly one solution; how hard it is to find several has no meaning
 */
public record Rating(int clues, String claim, Optional<Difficulty> difficulty) {

    /**
     * The difficulty of a puzzle with one solution.
     *
     * @param depth T&amp;E: the number of nested assumptions that it takes so that failed candidates, removed one by one, leave
     *     the solution. At depth 0, naked and hidden singles suffice. At depth 1, one also tries each candidate and follows
     *     singles to a contradiction. At depth 2 and 3, each trial has depth 1 and 2 within. Empty if 3 is not enough
     * @param technique the hardest technique of {@code explain} that is used on the way; empty if they do not suffice
     * @param techniqueLevel its place in the list of {@code explain}, from 1; one more than the list is long if they do not
     *     suffice; 0 where nothing is to be done
     * @param meanBacktracks of Norvig's program to the first solution, over random isomorphs
     * @param guesses decisions of our fastest engine, or of the chosen solver, until the solution is shown to be the only one,
     *     without isomorphs. Empty if the chosen solver reports another status, or no number
     */
    public record Difficulty(
            Optional<Integer> depth,
            Optional<String> technique,
            int techniqueLevel,
            double meanBacktracks,
            OptionalLong guesses) {}
}
