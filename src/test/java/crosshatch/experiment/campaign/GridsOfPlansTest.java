package crosshatch.experiment.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.Plan;
import crosshatch.experiment.Plans;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.PuzzleText;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.results.report.page.Grids;
import crosshatch.results.report.page.Grids.Place;
import crosshatch.solver.Limits;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Which grids a report may draw, and finds. */
class GridsOfPlansTest {
    private static final String GIVENS =
            "12..4......5.69.1...9...5.........7.7...52.9..3......2.9.6...5.4..9..8.1..3...9.4";
    private static final Place THIRD = new Place("hardest10", 3, "", "68b065509369e521");
    private static final Place OTHER = new Place("hardest10", 4, "", "68b065509369e521");

    @Test
    void aShippedSetIsDrawnWithItsSolutionsWhereTheIdIsThatOfThePuzzle() {
        Grids.Found found = grids("hardest10", null).of(List.of(THIRD, OTHER));

        assertEquals(Set.of(THIRD), found.grids().keySet());
        Grids.Shown shown = found.grids().values().iterator().next();
        assertEquals(GIVENS, PuzzleText.line(shown.givens()));
        assertEquals(81, shown.solution().orElseThrow().filled());
        assertEquals(Map.of(), found.withheld());
    }

    @Test
    void aSetThatHasChangedIsNotDrawn() {
        Grids.Found found = grids("hardest10", "0".repeat(64)).of(List.of(THIRD));

        assertEquals(Map.of(), found.grids());
        assertEquals(
                Map.of("hardest10", "hardest10 has changed since the run, expected the SHA-256 in the plan"),
                found.withheld());
    }

    @Test
    void aSetThatIsFetchedIsNotPassedOn() {
        Place place = new Place("hard375", 1, "", "id");

        Grids.Found found = grids("hard375", null).of(List.of(place));

        assertEquals(Map.of(), found.grids());
        String reason = found.withheld().getOrDefault("hard375", "");
        assertTrue(reason.contains("which may not be passed on"), reason);
    }

    private static GridsOfPlans grids(String set, @Nullable String sha256) {
        return new GridsOfPlans(Sets.home(), List.of(GridsOfPlans.Renamed.asPlanned(plan(set, sha256))));
    }

    private static Plan plan(String set, @Nullable String sha256) {
        return Plans.cold()
                .sets(List.of(new Plan.PlannedSet(set, set, sha256, 10, ReaderSettings.DEFAULT)))
                .solvers(Plans.named(List.of(SolverCatalog.standard().spec("norvig"))))
                .limits(Limits.UNLIMITED)
                .warmup(new Plan.WarmupPlan(0, 50))
                .build();
    }
}
