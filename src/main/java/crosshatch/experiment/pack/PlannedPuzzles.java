package crosshatch.experiment.pack;

import crosshatch.base.InputException;
import crosshatch.experiment.Plan;
import crosshatch.experiment.campaign.PlannedSets;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.PuzzleText;
import crosshatch.puzzle.board.Board;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Compares the puzzles of a pack with the puzzles that its plan names. Puzzles of the catalogue and of the generators are this
 * program's own; reversals and isomorphs are made again from the puzzle in the set. A plan from elsewhere decides neither which
 * files are opened nor how long the comparison takes.
 */
final class PlannedPuzzles {
    /** The most puzzles in all sets of a plan, with variants. */
    static final long MOST_PUZZLES = 1_000_000;

    /** The most steps for making and reading puzzles, for all sets of a plan: about a minute. */
    static final double MOST_STEPS = 2e9;

    /** The steps for each cell of a puzzle that is compared, or made from another one. */
    private static final int STEPS_OF_A_CELL = 50;

    /** The most sets and solvers, because each of them is looked up. */
    private static final int MOST_NAMES = 500;

    /** The largest board, apart from plain ones, whose isomorphs are compared; symmetries of larger boards would take minutes. */
    private static final int MOST_CELLS = 1_000;

    private final Path home;
    private final Plan plan;
    private final InstanceSelection selection;
    private final Map<PackedPuzzle.Place, PackedPuzzle> puzzles;
    private final Set<String> packed = new HashSet<>();
    private final Map<String, Plan.PlannedSet> sets = new LinkedHashMap<>();
    /** The drawn positions of sets, for sets with a random choice. */
    private final Map<String, Set<Long>> drawn = new HashMap<>();

    private final List<String> faults = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private double stepsLeft = MOST_STEPS;

    /**
     * Compares the puzzles.
     *
     * @param pack the name of the pack, for people
     * @param puzzles the puzzles of the pack; puzzles of omitted sets are added if this machine has them
     * @throws InputException if the plan names too many puzzles
     */
    PlannedPuzzles(String pack, Path home, Plan plan, Map<PackedPuzzle.Place, PackedPuzzle> puzzles) {
        this.home = home;
        this.plan = plan;
        this.puzzles = puzzles;
        selection = plan.selection();
        requireFew(pack);
        puzzles.keySet().forEach(place -> packed.add(place.set()));
        for (Plan.PlannedSet set : plan.sets()) {
            if (sets.put(set.name(), set) != null) faults.add("the plan has the set " + set.name() + " twice");
        }
        if (Set.copyOf(plan.specs()).size() < plan.specs().size()) faults.add("the plan has a solver twice");
        Map<String, List<PackedPuzzle>> originals = puzzles.values().stream()
                .filter(each -> each.place().variant().isEmpty())
                .collect(Collectors.groupingBy(each -> each.place().set()));
        sets.forEach((name, set) -> compare(set, originals.getOrDefault(name, List.of())));
        puzzles.keySet().stream()
                .filter(place -> !isPlanned(place))
                .forEach(place -> faults.add(place + ": the pack has a puzzle that the plan lacks"));
    }

    private void requireFew(String pack) {
        double asked =
                plan.sets().stream().mapToDouble(Plan.PlannedSet::puzzles).sum();
        boolean fewNames = plan.sets().size() <= MOST_NAMES && plan.solvers().size() <= MOST_NAMES;
        if (fewNames && asked <= MOST_PUZZLES && selection.variants() <= MOST_PUZZLES) return;
        throw new InputException(String.format(
                Locale.ROOT,
                "%s: plan.json plans %,.0f puzzles with %,d variants of each, from %,d sets, for %,d solvers."
                        + " A referee takes at most %,d puzzles, %,d sets and %,d solvers. Ask for packs of smaller experiments",
                pack,
                asked,
                selection.variants(),
                plan.sets().size(),
                plan.solvers().size(),
                MOST_PUZZLES,
                MOST_NAMES,
                MOST_NAMES));
    }

    /** Returns the contradictions between plan, pack and the sets on this machine. */
    List<String> faults() {
        return faults;
    }

    /** Returns the parts that could not be compared, with reasons: sentences without a full stop. */
    List<String> notes() {
        return notes;
    }

    /** Returns whether the pack has puzzles of a set. */
    boolean isPacked(String set) {
        return packed.contains(set);
    }

    /** Returns the number of puzzles of a set, without variants. */
    long originals(Plan.PlannedSet set) {
        return set.puzzles() / selection.variants();
    }

    /** Returns the chosen positions of a set; empty if they are simply the first ones, or not known here. */
    Optional<Set<Long>> drawn(String set) {
        return Optional.ofNullable(drawn.get(set));
    }

    private boolean isPlanned(PackedPuzzle.Place place) {
        Plan.PlannedSet set = sets.get(place.set());
        return set != null && isPosition(place.position(), set) && isVariant(place.variant());
    }

    private boolean isPosition(long position, Plan.PlannedSet set) {
        if (selection.sample() == InstanceSelection.EVERY) return 1 <= position && position <= originals(set);
        return drawn(set.name()).map(all -> all.contains(position)).orElse(position >= 1);
    }

    private boolean isVariant(String variant) {
        String image = selection.reversals() ? variant.replaceFirst("^" + Instance.REVERSED + "(-|$)", "") : variant;
        if (image.isEmpty()) return true;
        if (!image.matches(Instance.ISOMORPH + "[1-9][0-9]{0,6}")) return false;
        return Long.parseLong(image.substring(Instance.ISOMORPH.length())) <= selection.isomorphs();
    }

    /**
     * Compares the puzzles of one set.
     *
     * @param originals the puzzles of this set in the pack, without variants
     */
    private void compare(Plan.PlannedSet set, List<PackedPuzzle> originals) {
        compareCount(set);
        try {
            if (PlannedSets.isMisnamed(home, set)) {
                faults.add(set.name() + ": the plan uses the name of another set for the set from " + set.source());
            }
            Optional<PlannedSets.Ours> ours = ours(set);
            if (ours.isPresent()) compareWith(ours.get(), set);
            else originals.forEach(each -> compareAll(each.unknown()));
        } catch (InputException impossible) {
            faults.add(set.name() + ": the plan cannot be followed: " + impossible.getMessage());
        }
    }

    private void compareCount(Plan.PlannedSet set) {
        long originals = originals(set);
        boolean tooMany = originals > selection.limit() || originals > selection.sample();
        if (tooMany || set.puzzles() % selection.variants() != 0) {
            faults.add(set.name() + ": the plan has " + set.puzzles()
                    + " puzzles, but the choice of puzzles in the plan cannot result in this number");
        }
    }

    /** Returns the set on this machine, if it can be compared; else the reason is noted. */
    private Optional<PlannedSets.Ours> ours(Plan.PlannedSet set) {
        Optional<PlannedSets.Ours> ours = PlannedSets.ours(home, plan, set);
        if (ours.isEmpty()) {
            return notCompared(set, "this machine has no such set, and the referee opens no file that a plan names");
        }
        stepsLeft -= ours.get().set().steps();
        if (stepsLeft < 0) return notCompared(set, TOO_LONG);
        String hash = set.sha256();
        if (hash == null || hash.equals(ours.get().set().sha256())) return ours;
        return notCompared(set, "the set on this machine has another SHA-256");
    }

    private static final String TOO_LONG = String.format(
            Locale.ROOT,
            "making or reading all puzzles of the plan takes more than %,.0f steps. Make the set with crosshatch generate,"
                    + " and compare it with the pack",
            MOST_STEPS);

    private Optional<PlannedSets.Ours> notCompared(Plan.PlannedSet set, String reason) {
        notes.add(set.name() + ": the referee uses the puzzles in the pack, because " + reason);
        return Optional.empty();
    }

    private void compareWith(PlannedSets.Ours ours, Plan.PlannedSet set) {
        List<Long> found = new ArrayList<>();
        try (Stream<Instance> instances = ours.set().instances(ours.taken())) {
            instances.limit(originals(set) + 1).forEach(instance -> {
                found.add(instance.position());
                if (found.size() <= originals(set)) compareAll(instance);
            });
        }
        if (selection.sample() != InstanceSelection.EVERY) drawn.put(set.name(), new LinkedHashSet<>(found));
        if (found.size() == originals(set)) return;
        faults.add(set.name() + ": the plan has " + originals(set) + " puzzles of this set, but the set has "
                + (found.size() > originals(set) ? "more" : found.size()));
    }

    private void compareAll(Instance original) {
        Board board = original.puzzle().board();
        boolean isQuick = selection.variants() == 1 || board.order() > 0 || board.cells() <= MOST_CELLS;
        boolean wasLeft = stepsLeft >= 0;
        stepsLeft -= (double) STEPS_OF_A_CELL * board.cells() * selection.variants();
        if (isQuick && stepsLeft >= 0) selection.variants(original).forEach(this::compare);
        else if (wasLeft)
            notes.add(original.label() + ": this puzzle and all later ones were not compared: " + TOO_LONG);
    }

    private void compare(Instance instance) {
        PackedPuzzle.Place place = PackedPuzzle.Place.of(instance);
        PackedPuzzle found = puzzles.get(place);
        if (found != null && !found.puzzle().equals(instance.puzzle())) {
            faults.add(place + ": the puzzle in the pack differs from the puzzle of the "
                    + (place.variant().isEmpty() ? "set" : "plan"));
        } else if (found == null && !isPacked(place.set())) {
            SortedMap<String, Grid> grids = new TreeMap<>();
            instance.known().solution().ifPresent(grid -> grids.put(PuzzleText.fingerprint(grid), grid));
            puzzles.put(place, new PackedPuzzle(place, instance.puzzle(), grids));
        }
    }
}
