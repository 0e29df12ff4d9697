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
     * The place of a puzzle, and its id there.
     *
     * @param variant empty, {@code reversed}, or {@code isomorph-} with a number
     */
    record Place(String set, long position, String variant, String puzzleId) {}

    /**
     * @param solution the only one, where it is known
     * @param named whether the name of its set is the text that a user writes for it
     */
    record Shown(Grid givens, Optional<Grid> solution, boolean named) {}

    /**
     * @param grids of the places that could be found and may be shown
     * @param withheld for each set without a shown grid, a clause with the reason
     */
    record Found(Map<Place, Shown> grids, Map<String, String> withheld) {}

    /**
     * Finds the grids at some places.
     *
     * @param places the places, without duplicates
     */
    Found of(Collection<Place> places);
}
