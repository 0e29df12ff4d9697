package crosshatch.experiment.pack;

import crosshatch.base.InputException;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.instances.sets.GivenPuzzles;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.PuzzleSet;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The experiment of a pack, to be run again on this machine with the puzzles, descriptions and plan of the pack. So the files of the
 * author are not needed.
 *
 * @param folder the unpacked pack, which is a results directory, too
 * @param plan the plan, or a part of the plan
 * @param puzzles the puzzles of the pack with their variants, by set
 */
public record RepeatedPack(Path folder, Plan plan, Map<String, List<Instance>> puzzles) {
    /**
     * Unpacks a pack.
     *
     * @param folder an empty folder
     * @throws InputException if the file is no pack, or is damaged
     */
    public static RepeatedPack unpack(Path pack, Path folder) {
        PackFile.unpack(pack, folder);
        Map<String, List<Instance>> puzzles = PackedPuzzle.read(folder, pack.toString()).values().stream()
                .map(PackedPuzzle::unknown)
                .collect(Collectors.groupingBy(Instance::set, LinkedHashMap::new, Collectors.toList()));
        return new RepeatedPack(folder, PlanFile.in(folder), puzzles);
    }

    /**
     * Returns a part of the experiment: fewer forks, then fewer repetitions, then fewer puzzles, which are drawn at random.
     *
     * @param share the share of the runs, above 0, at most 1
     */
    public RepeatedPack part(double share) {
        Plan part = plan.part(share);
        Map<String, List<Instance>> drawn = new LinkedHashMap<>();
        puzzles.forEach((set, all) -> drawn.put(set, drawn(all, part.selection())));
        return new RepeatedPack(folder, part, drawn);
    }

    private static List<Instance> drawn(List<Instance> all, InstanceSelection selection) {
        Set<Long> positions = InstanceSelection.sample(selection.sample(), selection.seed())
                .of(all.stream().filter(each -> each.variant().isEmpty()))
                .map(Instance::position)
                .collect(Collectors.toSet());
        return all.stream().filter(each -> positions.contains(each.position())).toList();
    }

    /** Returns the puzzles of a planned set; empty if the pack leaves them out, because they may not be published. */
    public Optional<PuzzleSet> set(Plan.PlannedSet planned) {
        String hash = planned.sha256() == null ? "" : planned.sha256();
        return Optional.ofNullable(puzzles.get(planned.name()))
                .map(all -> new GivenPuzzles(planned.name(), planned.source(), hash, planned.reading(), all));
    }
}
