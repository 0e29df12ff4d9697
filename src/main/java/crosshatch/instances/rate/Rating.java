package crosshatch.instances.rate;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * The rating of one puzzle.
 *
 * @param clues the number of givens
 * @param claim reported status of our fastest engine: {@code unique}, {@code several} or {@code no-solution}
 * @param difficulty empty if there is not exactly one solution, because then difficulty has no meaning
 */
public record Rating(int clues, String claim, Optional<Difficulty> difficulty) {

    /**
     * The difficulty of a puzzle with one solution.
     *
     * @param depth T&amp;E: the number of nested assumptions with which the removal of failed candidates, one by one, leads to the
     *     solution. At depth 0, naked and hidden singles suffice. At depth 1, one also tries each candidate and follows singles to a
     *     contradiction. At depths 2 and 3, each trial contains trials of depth 1 and 2. Empty if 3 is not enough
     * @param technique the hardest technique of {@code explain} that is used; empty if they do not suffice
     * @param techniqueLevel its place in the list of {@code explain}, from 1; one more than the length of the list if they do not
     *     suffice; 0 for a full grid
     * @param meanBacktracks the backtracks of Norvig's program to the first solution, averaged over random isomorphs
     * @param guesses decisions of our fastest engine, or of the chosen solver, until uniqueness is proved, without isomorphs. Empty
     *     if the chosen solver reports another status, or no number
     */
    public record Difficulty(
            Optional<Integer> depth,
            Optional<String> technique,
            int techniqueLevel,
            double meanBacktracks,
            OptionalLong guesses) {}
}
