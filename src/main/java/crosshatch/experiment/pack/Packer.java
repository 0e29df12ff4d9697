package crosshatch.experiment.pack;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.base.Remedy;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.campaign.PlannedSets;
import crosshatch.instances.sets.Instance;
import crosshatch.results.ResultsStore;
import crosshatch.results.database.RunDatabase;
import crosshatch.solver.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Gathers the contents of a pack. Records name solutions only by fingerprints, so {@link PuzzleWriter} finds the grids again; a
 * search of our own proves refutations.
 */
public final class Packer {
    private static final long MOST_REFUTATIONS = 2_000;

    /** The refutations to prove. */
    public enum Proofs {
        /** All refutations that can be proved. */
        ON,
        /** No refutation. */
        OFF,
        /** All refutations that can be proved, if they are not too many. */
        IF_FEW
    }

    /**
     * The choice of the contents of a pack.
     *
     * @param withFetched whether to include sets that this program only fetches, and has no right to publish
     * @param question the limits of a solver's run for one grid, {@link #PATIENT} or {@link #HASTY}
     */
    public record Choice(Proofs proofs, boolean withFetched, Limits question) {}

    /** Ten seconds, for packs, which are made once. */
    public static final Limits PATIENT = Limits.ofNanos(10_000_000_000L);

    /** One second, for a look at many experiments. */
    public static final Limits HASTY = Limits.ofNanos(1_000_000_000L);

    private final Plan plan;
    private final Path directory;
    private final Path home;
    private final Choice choice;
    private final Path folder;
    private final Progress progress;
    private final SortedMap<String, String> without = new TreeMap<>();

    private Packer(Path directory, Path home, Choice choice, Path folder, Progress progress) {
        this.directory = directory;
        this.home = home;
        this.choice = choice;
        this.folder = folder;
        this.progress = progress;
        plan = PlanFile.in(directory);
    }

    /**
     * Fills a folder with the contents of a pack, {@code pack.json} included.
     *
     * @param directory the directory of a finished experiment
     * @param home the folder with {@code puzzles/}
     * @param folder an empty folder
     * @throws InputException if the experiment is not finished, or consists of shards
     */
    public static Contents fill(Path directory, Path home, Choice choice, Path folder, Progress progress) {
        requireFinished(directory);
        try {
            return new Packer(directory, home, choice, folder, progress).fill();
        } catch (IOException failed) {
            throw NamedFile.unwritable(folder, failed);
        }
    }

    private static void requireFinished(Path directory) {
        if (!ResultsStore.shards(directory).isEmpty()) {
            throw new InputException(
                    directory + " has the shards of an experiment, expected an experiment without shards."
                            + " Run its plan again without shards, and pack the result");
        }
        if (ResultsStore.isFinished(directory)) return;
        if (Files.exists(directory.resolve(ResultsStore.LEDGER))) {
            throw new InputException(
                    directory + " is not finished: its last runs are missing. Continue it, then pack it",
                    Remedy.RESUMING);
        }
        throw new InputException(
                directory + ": found no " + ResultsStore.PARQUET + ", expected a results directory made by compare");
    }

    private Contents fill() throws IOException {
        for (String name : PackFile.names(directory)) {
            if (!PackFile.isMade(name)) Files.copy(directory.resolve(name), folder.resolve(name));
        }
        Contents.Shown shown;
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            shown = show(runs);
        }
        Contents contents = Contents.of(folder, PackFile.names(folder), plan.experiment(), without, shown);
        contents.write(folder);
        return contents;
    }

    private Contents.Shown show(RunDatabase runs) {
        RecordedAnswer.Extent extent = RecordedAnswer.Extent.of(runs);
        Map<PackedPuzzle.Place, List<RecordedAnswer>> answers = new HashMap<>();
        RecordedAnswer.byPuzzle(runs, each -> answers.put(each.get(0).place(), each));
        boolean tooMany = choice.proofs == Proofs.IF_FEW && extent.refuted() > MOST_REFUTATIONS;
        boolean proving = choice.proofs != Proofs.OFF && !tooMany && extent.refuted() > 0;
        progress.begins(proving ? "finding grids and proofs" : "finding grids", extent.puzzles());
        try (PuzzleWriter writer = new PuzzleWriter(folder, choice.question, proving)) {
            for (Plan.PlannedSet set : plan.sets()) {
                if (isTaken(set)) write(set, answers, writer);
            }
            return writer.shown(notProving(tooMany));
        }
    }

    private String notProving(boolean tooMany) {
        if (choice.proofs == Proofs.OFF) return "the pack has no proofs, because they were switched off";
        return tooMany
                ? String.format(
                        Locale.ROOT,
                        "the pack has no proofs, because more than %,d puzzles would need one",
                        MOST_REFUTATIONS)
                : "";
    }

    private boolean isTaken(Plan.PlannedSet set) {
        try {
            if (!choice.withFetched && PlannedSets.fetched(home, set).isPresent()) {
                without.put(set.name(), "its authors may not permit copies of this fetched set");
                return false;
            }
            PlannedSets.found(home, set);
            return true;
        } catch (InputException notHere) {
            without.put(set.name(), "" + notHere.getMessage());
            return false;
        }
    }

    private void write(
            Plan.PlannedSet planned, Map<PackedPuzzle.Place, List<RecordedAnswer>> answers, PuzzleWriter writer) {
        try (Stream<Instance> instances = PlannedSets.instances(home, plan, planned)) {
            instances.forEach(instance -> {
                List<RecordedAnswer> ofPuzzle = answers.get(PackedPuzzle.Place.of(instance));
                if (ofPuzzle == null) return;
                writer.write(instance, ofPuzzle);
                progress.puzzleDone();
            });
        }
    }

    /** Follows the progress of long work. */
    public interface Progress {
        /** Ignores the progress. */
        Progress NOBODY = new Progress() {
            @Override
            public void begins(String task, long puzzles) {}

            @Override
            public void puzzleDone() {}
        };

        /**
         * Called when a task begins.
         *
         * @param task its name, for people: {@code packing}
         */
        void begins(String task, long puzzles);

        /** Called when one puzzle is done. */
        void puzzleDone();
    }
}
