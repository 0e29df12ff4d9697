package crosshatch.experiment.campaign;

import crosshatch.base.InputException;
import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Plan;
import crosshatch.instances.sets.CatalogEntry;
import crosshatch.instances.sets.CatalogEntry.Kind;
import crosshatch.instances.sets.Instance;
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
 * Reads the grids for a report from the puzzle sets that its plans name, if the sets have not changed. Because a report may be
 * published, sets that this program fetches are not shown.
 */
public final class GridsOfPlans implements Grids {
    private final Path home;
    private final List<Renamed> plans;

    /**
     * A plan in a report.
     *
     * @param names returns the report's name for a set of the plan
     * @param read the puzzles of the plan, if they have been read already
     */
    public record Renamed(Plan plan, UnaryOperator<String> names, Optional<ChosenPuzzles> read) {
        /** Keeps the set names of the plan, whose puzzles are still to be read. */
        public static Renamed asPlanned(Plan plan) {
            return new Renamed(plan, name -> name, Optional.empty());
        }

        /** Keeps the set names of the plan, with the puzzles that were run. */
        public static Renamed asRun(Campaign campaign) {
            return new Renamed(campaign.plan(), name -> name, Optional.of(campaign.puzzles()));
        }

        private Stream<Instance> instances(Path home, Plan.PlannedSet planned) {
            return read.map(puzzles -> puzzles.instances(puzzles.set(planned.name())))
                    .orElseGet(() -> PlannedSets.instances(home, plan, planned));
        }

        private Optional<CatalogEntry> fetched(Path home, Plan.PlannedSet planned) {
            return read.isEmpty()
                    ? PlannedSets.fetched(home, planned)
                    : read.get().set(planned.name()).entry().filter(entry -> entry.kind() == Kind.FETCHED);
        }
    }

    /**
     * Makes a finder of grids.
     *
     * @param home the folder with {@code puzzles/}
     */
    public GridsOfPlans(Path home, List<Renamed> plans) {
        this.home = home;
        this.plans = List.copyOf(plans);
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
            for (Plan.PlannedSet planned : renamed.plan().sets()) {
                if (!renamed.names().apply(planned.name()).equals(name) || open.isEmpty()) continue;
                requireShowable(renamed, planned);
                try (Stream<Instance> instances = renamed.instances(home, planned)) {
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

    /**
     * Checks that a set may be shown.
     *
     * @throws InputException if it may not be shown, or is missing; with the reason
     */
    private void requireShowable(Renamed renamed, Plan.PlannedSet planned) {
        renamed.fetched(home, planned).ifPresent(entry -> {
            throw new InputException(
                    entry.name() + " is a fetched set, which may not be passed on, so its puzzles are left out");
        });
    }

    private static Place place(String set, Instance instance) {
        return new Place(
                set, instance.position(), instance.variant(), instance.puzzle().id());
    }

    private static Shown shown(Instance instance, boolean named) {
        return new Shown(instance.puzzle().givens(), instance.known().solution(), named);
    }
}
