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

    /** A puzzle without a difficulty counts among clues and claims only. */
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

    /** The numbers of givens of all puzzles. */
    public LongSummaryStatistics clues() {
        return clues;
    }

    /** The numbers of puzzles with one solution, several, none. */
    public SortedMap<String, Long> claims() {
        return Collections.unmodifiableSortedMap(claims);
    }

    /** Puzzles with one solution by T&amp;E depth, {@code more} where 3 is not enough. */
    public SortedMap<String, Long> depths() {
        return Collections.unmodifiableSortedMap(depths);
    }

    /** Puzzles with one solution by technique level. */
    public SortedMap<Integer, Long> levels() {
        return Collections.unmodifiableSortedMap(levels);
    }

    /** Each puzzle's mean over its isomorphs. */
    public DoubleSummaryStatistics backtracks() {
        return backtracks;
    }

    /** The guesses for puzzles with one solution, without the {@link #unguessed} ones. */
    public LongSummaryStatistics guesses() {
        return guesses;
    }

    /** The number of puzzles with one solution without guesses: the solver reported a wrong status, or no number. */
    public long unguessed() {
        return unguessed;
    }
}
