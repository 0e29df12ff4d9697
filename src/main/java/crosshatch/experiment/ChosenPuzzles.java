package crosshatch.experiment;

import crosshatch.base.InputException;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.ListSampler;
import org.apache.commons.rng.simple.RandomSource;

/**
 * The puzzles of an experiment. They are read once at the beginning, so that a bad line or an unfit solver is found before any
 * run; then they are streamed as often as needed.
 */
public final class ChosenPuzzles {
    /** The most puzzles kept in memory, some 10 MB; reading a puzzle takes longer than a fast solver needs to solve it. */
    private static final long MOST_KEPT_PUZZLES = 20_000;

    /** The most boards remembered, for sets in which each puzzle has its own board; solvers are checked on further boards when run. */
    private static final int REMEMBERED_BOARDS = 1_000;

    private final List<PuzzleSet> sets;
    private final InstanceSelection selection;
    private final List<Plan.PlannedSet> planned = new ArrayList<>();
    private final Set<Board> boards = new LinkedHashSet<>();
    /** All puzzles in order, as they were read; empty if there are too many. */
    private final List<Instance> kept = new ArrayList<>();

    /**
     * Chooses the puzzles and reads them once.
     *
     * @throws InputException if a set is chosen twice, or contains a bad line
     */
    public ChosenPuzzles(List<PuzzleSet> sets, InstanceSelection selection) {
        this.sets = List.copyOf(sets);
        this.selection = selection;
        for (PuzzleSet set : sets) {
            Plan.PlannedSet found = readThrough(set);
            planned.forEach(other -> requireAnother(found, other));
            planned.add(found);
        }
        if (count() > MOST_KEPT_PUZZLES) kept.clear();
    }

    /** Refuses a set that is chosen twice, even under two names: the hash identifies it. */
    private static void requireAnother(Plan.PlannedSet set, Plan.PlannedSet other) {
        if (set.name().equals(other.name())) {
            throw new InputException("puzzle set " + set.name() + " is chosen twice, expected it once. Leave one out");
        }
        if (set.hasTheHashOf(other) && set.reading().equals(other.reading())) {
            throw new InputException("puzzle set " + set.name() + " is chosen twice: it is the same as " + other.name()
                    + " (same SHA-256). Leave one out");
        }
    }

    private Plan.PlannedSet readThrough(PuzzleSet set) {
        long count = 0;
        try (Stream<Instance> instances = set.instances(selection)) {
            for (Instance instance : (Iterable<Instance>) instances::iterator) {
                if (boards.size() < REMEMBERED_BOARDS)
                    boards.add(instance.puzzle().board());
                if (kept.size() <= MOST_KEPT_PUZZLES) kept.add(instance);
                count++;
            }
        }
        return new Plan.PlannedSet(set.name(), set.source(), set.sha256(), count, set.settings());
    }

    /**
     * Checks that these are the puzzles of an experiment that is run again.
     *
     * @throws InputException if the plan names other puzzles; the message lists the differences
     */
    public void requireAsIn(Plan plan) {
        for (int i = 0; i < planned.size(); i++) {
            Plan.PlannedSet found = planned.get(i);
            Plan.PlannedSet expected = plan.sets().get(i);
            String hash = expected.sha256();
            if (hash != null && !hash.equals(found.sha256())) {
                throw other(found, "SHA-256 " + found.sha256(), hash);
            }
            if (expected.puzzles() != found.puzzles()) {
                throw other(found, found.puzzles() + " puzzles", expected.puzzles() + "");
            }
        }
    }

    private static InputException other(Plan.PlannedSet set, String found, String expected) {
        return new InputException("puzzle set " + set.source() + " differs from the plan: found " + found
                + ", expected " + expected + ". Use the set that was planned, or correct the plan");
    }

    public List<PuzzleSet> sets() {
        return sets;
    }

    /** Returns the sets as the plan records them, in order. */
    public List<Plan.PlannedSet> planned() {
        return planned;
    }

    /** Returns the choice of puzzles within each set. */
    public InstanceSelection selection() {
        return selection;
    }

    /** Returns the reason why {@code solver} refuses the task on one of the puzzles; empty if it accepts all of them. */
    public Optional<String> refusal(SolverSpec solver, Question question) {
        return boards.stream()
                .flatMap(board -> solver.family().refusal(board, question).stream())
                .findFirst();
    }

    /**
     * Refuses solvers that cannot take part.
     *
     * @param where the place where the user names the solvers, for people
     * @throws InputException if a solver is named twice, has options that do not go together, or refuses the task
     */
    public void requireAnswerable(List<SolverSpec> solvers, Question question, String where) {
        if (Set.copyOf(solvers).size() < solvers.size()) {
            throw new InputException(where + ": found the same solver twice, expected each solver once");
        }
        for (SolverSpec each : solvers) {
            each.family().check(each);
            refusal(each, question).ifPresent(reason -> {
                throw new InputException(each.family().name() + " cannot take part: " + reason);
            });
        }
    }

    /**
     * Returns the first puzzles of each set, equally many from each, so that a feature of only one set is included. These are at
     * least one puzzle of each set, and at least {@code count} in all, or all puzzles of a set that has fewer.
     */
    List<Instance> ofEachSet(int count) {
        int share = (count + sets.size() - 1) / sets.size();
        List<Instance> first = new ArrayList<>();
        for (PuzzleSet set : sets) {
            try (Stream<Instance> instances = instances(set)) {
                instances.limit(share).forEach(first::add);
            }
        }
        return first;
    }

    /**
     * Returns the puzzles for the warm-up: the puzzles of {@link #ofEachSet}, each as an isomorph if its board has one.
     *
     * @param seed the seed of the isomorphs
     */
    List<Instance> forWarmup(int count, long seed) {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(seed);
        return ofEachSet(count).stream()
                .map(each -> each.forWarmup(random::nextInt))
                .toList();
    }

    /** Returns all instances, set after set. The caller closes the stream. */
    public Stream<Instance> instances() {
        // Concatenated, because the iterator of a flattened stream would hold a whole set.
        return kept.isEmpty()
                ? sets.stream().map(this::instances).reduce(Stream.empty(), Stream::concat)
                : kept.stream();
    }

    /** Reads the chosen puzzles of one of the {@link #sets}. The caller closes the stream. */
    public Stream<Instance> instances(PuzzleSet set) {
        return kept.isEmpty()
                ? set.instances(selection)
                : kept.stream().filter(instance -> instance.set().equals(set.name()));
    }

    /** Returns the set of this name. */
    public PuzzleSet set(String name) {
        return sets.stream().filter(set -> set.name().equals(name)).findFirst().orElseThrow();
    }

    /**
     * Returns all instances in an order drawn from the seed, with the sets mixed. The caller closes the stream.
     *
     * @throws InputException if there are too many to keep in memory
     */
    Stream<Instance> shuffled(long seed) {
        long count = count();
        if (count > MOST_KEPT_PUZZLES) {
            throw new InputException("a comparison that ends when its pairs are decided takes at most "
                    + MOST_KEPT_PUZZLES + " puzzles, found " + count + ". Take fewer puzzles of each set");
        }
        try (Stream<Instance> instances = instances()) {
            List<Instance> drawn = new ArrayList<>(instances.toList());
            ListSampler.shuffle(RandomSource.SPLIT_MIX_64.create(seed), drawn);
            return drawn.stream();
        }
    }

    private long count() {
        return planned.stream().mapToLong(Plan.PlannedSet::puzzles).sum();
    }
}
