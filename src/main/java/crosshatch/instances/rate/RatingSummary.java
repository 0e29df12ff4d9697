package crosshatch.instances.rate;

import crosshatch.instances.rate.Rating.Difficulty;
import java.util.Collections;
import java.util.DoubleSummaryStatistics;
import java.util.LongSummaryStatistics;
import java.util.SortedMap;
import java.util.TreeMap;

/** Adds up ratings. */
public final class RatingSummary {
    private final LongSummaryStatistics clues = new LongSummaryStatistics();
    private final SortedMap<String, Long> claims = new TreeMap<>();
    private final SortedMap<String, Long> depths = new TreeMap<>();
    private final SortedMap<Integer, Long> levels = new TreeMap<>();
    private final DoubleSummaryStatistics backtracks = new DoubleSummaryStatistics();
    private final LongSummaryStatistics guesses = new LongSummaryStatistics();
    private long unguessed;

    /** Adds a rating. A puzzle without a difficulty counts only among clues and claims. */
    public void add(Rating rating) {
        clues.accept(rating.clues());
        claims.merge(rating.claim(), 1L, Long::sum);
        rating.difficulty().ifPresent(this::add);
    }

    private void add(Difficulty difficulty) {
        depths.merge(difficulty.depth().map(String::valueOf).orElse("more"), 1L, Long::sum);
        levels.merge(difficulty.techniqueLevel(), 1L, Long::sum);
        backtracks.accept(difficulty.meanBacktracks());
        difficulty.guesses().ifPresentOrElse(guesses, () -> unguessed++);
    }

    /** Returns the statistics of the numbers of givens. */
    public LongSummaryStatistics clues() {
        return clues;
    }

    /** Returns the numbers of puzzles with one solution, several, none. */
    public SortedMap<String, Long> claims() {
        return Collections.unmodifiableSortedMap(claims);
    }

    /** Returns the number of puzzles with one solution by T&amp;E depth, {@code more} if 3 is not enough. */
    public SortedMap<String, Long> depths() {
        return Collections.unmodifiableSortedMap(depths);
    }

    /** Returns the number of puzzles with one solution by technique level. */
    public SortedMap<Integer, Long> levels() {
        return Collections.unmodifiableSortedMap(levels);
    }

    /** Returns the statistics of each puzzle's mean over its isomorphs. */
    public DoubleSummaryStatistics backtracks() {
        return backtracks;
    }

    /** Returns the statistics of guesses, for puzzles with one solution, without the {@link #unguessed} ones. */
    public LongSummaryStatistics guesses() {
        return guesses;
    }

    /** Returns the number of puzzles with one solution but without guesses: the solver reported a wrong status, or no number. */
    public long unguessed() {
        return unguessed;
    }
}
