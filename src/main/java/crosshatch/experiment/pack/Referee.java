package crosshatch.experiment.pack;

import crosshatch.base.InputException;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.campaign.CampaignFindings;
import crosshatch.experiment.campaign.PlannedSets;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.KnownAnswer;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.PuzzleText;
import crosshatch.results.Environment;
import crosshatch.results.Environments;
import crosshatch.results.Verdict;
import crosshatch.results.database.Reading;
import crosshatch.results.report.Summary;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Validates every answer in a pack again, without running a solver. Grids are compared with the puzzle and with the ids in the
 * records, and answers with each other. Refutations are checked by proofs whose axioms are made here. Recorded verdicts are
 * compared with all of these. It trusts the pack only for facts that cannot be checked here: times, machine, and which solver
 * gave an answer.
 */
public final class Referee {
    private final String name;
    private final Path folder;
    private final Path home;
    private final Plan plan;
    private final Map<PackedPuzzle.Place, PackedPuzzle> puzzles;
    private final Map<String, Refereed.Tally> findings = Refereed.noFindings();
    private final List<String> faults = new ArrayList<>();

    private Referee(String name, Path folder, Path home) {
        this.name = name;
        this.folder = folder;
        this.home = home;
        plan = PlanFile.in(folder);
        puzzles = PackedPuzzle.read(folder, name);
    }

    /**
     * @param name of the pack, for people
     * @param folder folder that {@link PackFile#unpack} or {@link Packer} filled
     * @param contents the {@code pack.json} of it
     * @param home holds {@code puzzles/}: sets that the pack leaves out may be here
     * @throws InputException if the files there cannot be read
     */
    public static Refereed judge(String name, Path folder, Contents contents, Path home, Watch watch) {
        return new Referee(name, folder, home).judge(contents, watch);
    }

    private Refereed judge(Contents contents, Watch watch) {
        comparePuzzles();
        Set<ShownProof.Refutation> proved = proved();
        try (CampaignFindings records = new CampaignFindings(
                plan,
                folder,
                Reading.strict(SolverCatalog.standard()::earlier),
                SolverCatalog.standard().everyFamily())) {
            records.summaries().forEach(line -> findings.putIfAbsent(line.label(), new Refereed.Tally()));
            watch.begins("judging", RecordedAnswer.Extent.of(records.runs()).puzzles());
            RecordedAnswer.byPuzzle(records.runs(), answers -> {
                judge(answers, proved, records.lines().names()::label);
                watch.puzzleDone();
            });
            return new Refereed(name, contents, origin(), findings, faults, standings(records.summaries()));
        }
    }

    /** Puzzles of sets that are here must be those that stand in the sets; those that the pack lacks are taken from here. */
    private void comparePuzzles() {
        Map<String, List<PackedPuzzle>> packed = puzzles.values().stream()
                .collect(Collectors.groupingBy(each -> each.place().set()));
        for (Plan.PlannedSet set : plan.sets()) {
            if (set.sha256() == null) continue;
            try (Stream<Instance> here = PlannedSets.instances(home, plan, set)) {
                boolean isPacked = packed.containsKey(set.name());
                here.forEach(instance -> compare(instance, isPacked));
            } catch (InputException notHere) {
                // then the pack is all that there is
            }
        }
    }

    private void compare(Instance instance, boolean isPacked) {
        PackedPuzzle.Place place = PackedPuzzle.Place.of(instance);
        PackedPuzzle packed = puzzles.get(place);
        if (packed != null && !packed.puzzle().equals(instance.puzzle())) {
            faults.add(place + ": the puzzle in the pack is not the one of the set");
        } else if (packed == null && !isPacked) {
            SortedMap<String, Grid> grids = new TreeMap<>();
            if (instance.known() instanceof KnownAnswer.Unique unique) {
                grids.put(PuzzleText.fingerprint(unique.grid()), unique.grid());
            }
            puzzles.put(place, new PackedPuzzle(place, instance.puzzle(), grids));
        }
    }

    /** What the proofs of the pack prove; those that are refused are faults. */
    private Set<ShownProof.Refutation> proved() {
        Map<String, PackedPuzzle> byId = new HashMap<>();
        for (PackedPuzzle each : puzzles.values()) {
            byId.merge(
                    each.puzzle().id(),
                    each,
                    (one, other) -> one.grids().size() >= other.grids().size() ? one : other);
        }
        Set<ShownProof.Refutation> proved = new HashSet<>();
        RefutationCheck check = new RefutationCheck();
        ShownProof.read(folder, name, proof -> refusal(proof, byId, check)
                .ifPresentOrElse(
                        why -> faults.add(
                                "proof about puzzle " + proof.refutation().puzzleId() + " is refused: " + why),
                        () -> proved.add(proof.refutation())));
        return proved;
    }

    private static Optional<String> refusal(
            ShownProof proof, Map<String, PackedPuzzle> puzzles, RefutationCheck check) {
        PackedPuzzle packed = puzzles.get(proof.refutation().puzzleId());
        if (packed == null) return Optional.of("the puzzle is not in the pack");
        List<Grid> shown = new ArrayList<>();
        for (String id : proof.refutation().solutionIds()) {
            Grid grid = packed.grids().get(id);
            if (grid == null || !PuzzleText.fingerprint(grid).equals(id)) {
                return Optional.of("grid " + id + " is not in the pack");
            }
            shown.add(grid);
        }
        return check.fault(packed.puzzle(), shown, proof.lemmas());
    }

    private void judge(List<RecordedAnswer> all, Set<ShownProof.Refutation> proved, Function<String, String> label) {
        List<RecordedAnswer> answers = all.stream().filter(Referee::isAnswer).toList();
        PackedPuzzle packed = puzzles.get(all.get(0).place());
        List<Bout.Ruling> rulings = packed == null
                ? Bout.withoutPuzzle(answers)
                : new Bout(packed.puzzle(), packed.grids(), proved).rulings(answers);
        for (Bout.Ruling ruling : rulings) {
            findings.computeIfAbsent(label.apply(ruling.answer().solver()), solver -> new Refereed.Tally())
                    .add(ruling.finding());
            if (ruling.finding() == Finding.CONTRADICTION) faults.add(ruling.answer() + ": " + ruling.why());
        }
    }

    /** A solver that came to no end has said nothing, unless the records say that it has. */
    private static boolean isAnswer(RecordedAnswer answer) {
        return answer.saysSomething() || answer.isRecordedAsRight() || answer.verdict() == Verdict.WRONG;
    }

    private Refereed.Origin origin() {
        List<Environment> sessions = Environments.in(folder);
        return new Refereed.Origin(joined(sessions, Environment::machine), joined(sessions, Environment::jdk));
    }

    private static String joined(List<Environment> sessions, Function<Environment, String> part) {
        return sessions.stream().map(part).distinct().collect(Collectors.joining(" and "));
    }

    private List<Refereed.Standing> standings(List<Summary> summaries) {
        Map<String, String> hashes = new HashMap<>();
        for (Plan.PlannedSet set : plan.sets()) hashes.put(set.name(), set.sha256() + " " + set.puzzles());
        return summaries.stream()
                .map(line -> new Refereed.Standing(
                        line,
                        String.join(
                                "|",
                                line.set(),
                                hashes.getOrDefault(line.set(), ""),
                                "" + plan.selection(),
                                "" + plan.seed(),
                                line.line().kind().toString(),
                                "" + line.limitMicros())))
                .toList();
    }
}
