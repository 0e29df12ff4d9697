package crosshatch.results.report.page;

import crosshatch.puzzle.Grid;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/** Finds the grids of puzzles, because records contain only their ids. */
@FunctionalInterface
public interface Grids {
    /** Finds no grids, for records with unknown puzzle sets. */
    Grids NONE = places -> new Found(Map.of(), Map.of());

    /**
     * The place of a puzzle in its set, and its id.
     *
     * @param variant empty, {@code reversed}, or {@code isomorph-} with a number
     */
    record Place(String set, long position, String variant, String puzzleId) {}

    /**
     * A puzzle that can be shown.
     *
     * @param solution the only solution, if known
     * @param named whether a user can name the set by its shown name
     */
    record Shown(Grid givens, Optional<Grid> solution, boolean named) {}

    /**
     * The grids that were found.
     *
     * @param grids the grids by place, if they may be shown
     * @param withheld the reason for each set without a shown grid, as a clause
     */
    record Found(Map<Place, Shown> grids, Map<String, String> withheld) {}

    /**
     * Finds the grids at some places.
     *
     * @param places the places, without duplicates
     */
    Found of(Collection<Place> places);
}
