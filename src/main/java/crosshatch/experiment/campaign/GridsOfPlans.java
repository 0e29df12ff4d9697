package crosshatch.experiment.campaign;

import crosshatch.base.InputException;
import crosshatch.experiment.Plan;
import crosshatch.instances.sets.CatalogEntry;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.KnownAnswer;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.SkippedLines;
import crosshatch.results.report.page.Grids;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads the grids of a report from the puzzle sets that its plans name, where these are still what was planned. Sets that this
 * program only fetches are not passed on, unless it is told to: a report may be published.
 */
public final class GridsOfPlans implements Grids {
    private final Path home;
    private final List<Renamed> plans;
    private final Optional<String> remedy;

    /** @param names what the report calls a set of the plan */
    public record Renamed(Plan plan, UnaryOperator<String> names) {
        /** Under the names of the plan. */
        public static Renamed asPlanned(Plan plan) {
            return new Renamed(plan, name -> name);
        }
    }

    private GridsOfPlans(Path home, List<Renamed> plans, Optional<String> remedy) {
        this.home = home;
        this.plans = List.copyOf(plans);
        this.remedy = remedy;
    }

    /**
     * Of all sets, for reports that stay here.
     *
     * @param home holds {@code puzzles/}
     */
    public static GridsOfPlans all(Path home, List<Renamed> plans) {
        return new GridsOfPlans(home, plans, Optional.empty());
    }

    /**
     * Of sets that may be passed on.
     *
     * @param home holds {@code puzzles/}
     * @param remedy what shows the others too, for people
     */
    public static GridsOfPlans withoutFetched(Path home, List<Renamed> plans, String remedy) {
        return new GridsOfPlans(home, plans, Optional.of(remedy));
    }

    @Override
    public Found of(Collection<Place> places) {
        Map<Place, Shown> grids = new HashMap<>();
        Map<String, String> withheld = new HashMap<>();
        Map<String, List<Place>> bySet =
                places.stream().collect(Collectors.groupingBy(Place::set, LinkedHashMap::new, Collectors.toList()));
        bySet.forEach((name, wanted) -> {
            try {
                addTo(grids, name, wanted);
            } catch (InputException notThere) {
                withheld.put(name, notThere.getMessage());
            }
        });
        return new Found(grids, withheld);
    }

    private void addTo(Map<Place, Shown> grids, String name, List<Place> wanted) {
        Set<Place> open = new HashSet<>(wanted);
        for (Renamed renamed : plans) {
            Plan plan = renamed.plan();
            for (Plan.PlannedSet planned : plan.sets()) {
                if (!renamed.names().apply(planned.name()).equals(name) || open.isEmpty()) continue;
                PuzzleSet set = found(planned);
                try (Stream<Instance> instances = set.instances(plan.selection().toSelection(plan.seed()))) {
                    for (Instance instance : (Iterable<Instance>) instances::iterator) {
                        Place place = place(name, instance);
                        if (open.remove(place))
                            grids.put(place, shown(instance, planned.source().equals(name)));
                        if (open.isEmpty()) break;
                    }
                }
            }
        }
    }

    /** @throws InputException if the set may not be shown, is not there, or has changed; says why */
    private PuzzleSet found(Plan.PlannedSet planned) {
        PuzzleSets sets = new PuzzleSets(home, planned.reading().toSettings(new SkippedLines()));
        sets.entryOf(planned.source()).ifPresent(this::requireShowable);
        PuzzleSet set = sets.resolve(planned.source()).named(planned.name());
        set.entry().ifPresent(this::requireShowable);
        String hash = planned.sha256();
        if (hash != null && !hash.equals(set.sha256())) {
            throw new InputException(planned.source() + " is not what it was when it was run");
        }
        return set;
    }

    private void requireShowable(CatalogEntry entry) {
        if (entry.kind() == CatalogEntry.Kind.FETCHED && remedy.isPresent()) {
            throw new InputException(entry.name() + " is a set that this program fetches and does not pass on; "
                    + remedy.get() + " shows them in reports that stay with you");
        }
    }

    private static Place place(String set, Instance instance) {
        return new Place(
                set, instance.position(), instance.variant(), instance.puzzle().id());
    }

    private static Shown shown(Instance instance, boolean named) {
        Optional<Grid> solution =
                instance.known() instanceof KnownAnswer.Unique unique ? Optional.of(unique.grid()) : Optional.empty();
        return new Shown(instance.puzzle().givens(), solution, named);
    }
}
