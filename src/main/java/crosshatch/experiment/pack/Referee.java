package crosshatch.experiment.pack;

import crosshatch.base.InputException;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.pack.Refereed.Finding;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleText;
import crosshatch.results.Checksums;
import crosshatch.results.Environment;
import crosshatch.results.ResultsStore;
import crosshatch.results.WarmupResult;
import crosshatch.results.database.ReadPolicy;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.SolverNames;
import crosshatch.results.schema.Verdict;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Validates every answer in a pack again, without running a solver. It compares grids with the puzzle and with the ids in the
 * records, and answers with each other. It checks refutations by proofs whose axioms it makes itself. Recorded verdicts are
 * compared with the results. Only three facts are taken from the pack: the times, the machine, and the solver of an answer.
 */
public final class Referee {
    private static final ReadPolicy READING = ReadPolicy.STRICT;

    private final String name;
    private final Path folder;
    private final Plan plan;
    private final Map<PackedPuzzle.Place, PackedPuzzle> puzzles;
    private final PlannedPuzzles planned;
    /** The grids of all puzzles, by id. */
    private final Map<String, Grid> everyGrid = new HashMap<>();

    private final Map<String, Refereed.Tally> findings = Refereed.noFindings();
    private final List<String> faults;

    private Referee(String name, Path folder, Path home) {
        this.name = name;
        this.folder = folder;
        plan = PlanFile.in(folder);
        puzzles = PackedPuzzle.read(folder, name);
        planned = new PlannedPuzzles(name, home, plan, puzzles);
        faults = new ArrayList<>(planned.faults());
        puzzles.values().forEach(each -> everyGrid.putAll(each.grids()));
    }

    /**
     * Validates a pack.
     *
     * @param name the name of the pack, for people
     * @param folder a folder filled by {@link PackFile#unpack} or {@link Packer}
     * @param contents its {@code pack.json}
     * @param home the folder with {@code puzzles/}, which may contain sets that the pack omits
     * @throws InputException if the files there cannot be read
     */
    public static Refereed judge(String name, Path folder, Contents contents, Path home, Packer.Progress progress) {
        return new Referee(name, folder, home).judge(contents, progress);
    }

    private Refereed judge(Contents contents, Packer.Progress progress) {
        Set<ShownProof.Refutation> proved = proved();
        SolverNames names = new SolverNames(SolverCatalog.standard().everyFamily(), plan.labels());
        List<Environment> sessions = Environment.in(folder);
        try (RunDatabase runs = RunDatabase.open(List.of(folder), READING)) {
            RecordedRows rows = RecordedRows.compare(name, runs, plan, sessions, WarmupResult.in(folder), planned);
            faults.addAll(rows.faults());
            compareSeal();
            plan.specs().forEach(solver -> findings.put(names.label("" + solver), new Refereed.Tally()));
            progress.begins("judging", RecordedAnswer.Extent.of(runs).puzzles());
            RecordedAnswer.byPuzzle(runs, answers -> {
                judge(answers, proved, names::label);
                progress.puzzleDone();
            });
            requirePuzzles(runs, contents);
            return new Refereed(
                    name, contents, findings, faults, rows.unfinished(), incomplete(rows, names), planned.notes());
        }
    }

    private void compareSeal() {
        Checksums.in(folder)
                .ifPresent(seal -> seal.differences(RunDatabase.checksums(folder.resolve(ResultsStore.PARQUET)))
                        .forEach(difference -> faults.add(Checksums.FILE + ": " + difference)));
    }

    /** Returns the reasons why it is not known how many puzzles a solver solved, by label. */
    private Map<String, String> incomplete(RecordedRows rows, SolverNames names) {
        Map<String, String> reasons = new LinkedHashMap<>();
        findings.forEach((label, tally) -> tally.unknown().ifPresent(reason -> reasons.put(label, reason)));
        rows.incomplete().forEach((solver, reason) -> reasons.put(names.label(solver), reason));
        return reasons;
    }

    /** Returns the proved refutations of the pack; refused proofs are faults. */
    private Set<ShownProof.Refutation> proved() {
        Map<Puzzle, NavigableMap<String, Grid>> grids = new LinkedHashMap<>();
        for (PackedPuzzle each : puzzles.values()) {
            grids.computeIfAbsent(each.puzzle(), puzzle -> new TreeMap<>()).putAll(each.grids());
        }
        Map<String, List<Puzzle>> byId = grids.keySet().stream().collect(Collectors.groupingBy(Puzzle::id));
        Set<ShownProof.Refutation> proved = new HashSet<>();
        RefutationCheck check = new RefutationCheck();
        ShownProof.read(folder, name, proof -> {
            String id = proof.about().puzzle();
            String refusal = "the puzzle is not in the pack";
            boolean isAccepted = false;
            for (Puzzle puzzle : byId.getOrDefault(id, List.of())) { // several only where somebody made ids collide
                NavigableMap<String, Grid> known = grids.getOrDefault(puzzle, Collections.emptyNavigableMap());
                Optional<String> fault = refusal(proof, puzzle, known, check);
                refusal = fault.orElse(refusal);
                if (fault.isPresent()) continue;
                isAccepted = true;
                List<Grid> shown =
                        proof.about().solutions().stream().map(known::get).toList();
                proved.add(new ShownProof.Refutation(puzzle, shown));
            }
            if (!isAccepted) faults.add("proof about puzzle " + id + " is refused: " + refusal);
        });
        return proved;
    }

    private static Optional<String> refusal(
            ShownProof proof, Puzzle puzzle, NavigableMap<String, Grid> known, RefutationCheck check) {
        List<Grid> shown = new ArrayList<>();
        for (String id : proof.about().solutions()) {
            Grid grid = known.get(id);
            if (grid == null || !PuzzleText.fingerprint(grid).equals(id)) {
                return Optional.of("grid " + id + " is not in the pack");
            }
            shown.add(grid);
        }
        return check.fault(puzzle, shown, proof.lemmas());
    }

    private void judge(List<RecordedAnswer> all, Set<ShownProof.Refutation> proved, Function<String, String> label) {
        List<RecordedAnswer> answers = all.stream().filter(Referee::isAnswer).toList();
        PackedPuzzle packed = puzzles.get(all.get(0).place());
        List<PuzzleAnswers.Ruling> rulings = packed == null
                ? PuzzleAnswers.withoutPuzzle(answers)
                : new PuzzleAnswers(packed.puzzle(), shown(packed, answers), proved).rulings(answers);
        for (PuzzleAnswers.Ruling ruling : rulings) {
            findings.computeIfAbsent(label.apply(ruling.answer().solver()), solver -> new Refereed.Tally())
                    .add(ruling.finding());
            if (ruling.finding() == Finding.CONTRADICTION) faults.add(ruling.answer() + ": " + ruling.why());
        }
    }

    /** Returns the grids of a puzzle, and further grids of the pack that its answers name. */
    private Map<String, Grid> shown(PackedPuzzle packed, List<RecordedAnswer> answers) {
        Map<String, Grid> shown = new TreeMap<>(packed.grids());
        for (RecordedAnswer answer : answers) {
            for (String id : answer.ids()) {
                Grid elsewhere = everyGrid.get(id);
                boolean fits = elsewhere != null
                        && elsewhere.board().equals(packed.puzzle().board());
                if (fits) shown.putIfAbsent(id, elsewhere);
            }
        }
        return shown;
    }

    /** Returns whether an answer states something; a run that did not finish does so only if the records claim it. */
    private static boolean isAnswer(RecordedAnswer answer) {
        return answer.saysSomething() || answer.isRecordedAsRight() || answer.verdict() == Verdict.WRONG;
    }

    /** Checks that the pack has each measured puzzle, except those of sets that it leaves out. */
    private void requirePuzzles(RunDatabase runs, Contents contents) {
        Set<String> lacking = new TreeSet<>();
        runs.query("SELECT DISTINCT \"set\", position, variant FROM measured", row -> {
            while (row.next()) {
                PackedPuzzle.Place place = new PackedPuzzle.Place(row.getString(1), row.getLong(2), row.getString(3));
                if (!puzzles.containsKey(place)) lacking.add(place.set());
            }
        });
        lacking.stream()
                .filter(set ->
                        planned.isPacked(set) || !contents.withoutPuzzles().containsKey(set))
                .forEach(set -> faults.add(set + ": the pack lacks puzzles that were measured"));
    }
}
