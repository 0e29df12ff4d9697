package crosshatch.app.cli;

import crosshatch.app.console.HelpHeading;
import crosshatch.app.console.HelpHeading.Heading;
import crosshatch.app.console.ProjectFolder;
import crosshatch.base.InputException;
import crosshatch.base.WholeNumber;
import crosshatch.experiment.Plan;
import crosshatch.experiment.pack.RepeatedPack;
import crosshatch.instances.generate.GeneratedSet;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.PuzzleSet;
import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that choose puzzles for an experiment. */
final class PuzzleOptions {
    static final String SAMPLE = "--sample";
    private static final double PERCENT = 100;

    private static final String PUZZLES = "--puzzles";
    static final List<String> DEFAULT_SETS = List.of("hardest10", "first10", "euler50", "hp71b");

    @Option(
            names = {PUZZLES, "--sets"},
            paramLabel = "[NAME=]SET[:N]",
            description = {
                "Names of sets (see 'puzzles list'), generator specs (see 'generate') or files, with commas between"
                        + " them. Put a name with a comma in double quotes, as in CSV. May be repeated. NAME= gives"
                        + " the set a name. :N takes only its first N puzzles."
                        + " /solutions=FILE names a file with the only solution of each puzzle; a file"
                        + " FILE.solutions.txt next to the puzzles is found without it. /column=NAME names the"
                        + " column of the puzzles in a table. /box=RxC sets boxes of R rows and C columns.",
                "Default: the committed sets hardest10, first10, euler50, hp71b."
            })
    private @Nullable List<String> puzzles;

    @HelpHeading(Heading.WORK)
    @Option(
            names = SAMPLE,
            paramLabel = "N|P%",
            description =
                    "Take N puzzles of each set, drawn at random; see --seed. With --plan PACK.zip: repeat P percent of the"
                            + " runs.")
    private @Nullable String sample;

    /** The pack from which puzzles of a plan come; null for the sets of this machine. */
    private @Nullable RepeatedPack pack;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    @Mixin
    private ReadingOptions reading = new ReadingOptions();

    /** Returns whether the user named no puzzles. */
    boolean isDefault() {
        return puzzles == null;
    }

    /**
     * Returns the choice of puzzles.
     *
     * @param seed the seed of the sample
     */
    InstanceSelection selection(long seed) {
        return new InstanceSelection(
                InstanceSelection.EVERY, sample == null ? InstanceSelection.EVERY : number(sample), seed, false, 0);
    }

    private static int number(String sample) {
        if (sample.endsWith("%")) {
            throw new InputException("--sample " + sample
                    + ": expected a number of puzzles, because only --plan PACK.zip takes a" + " percentage");
        }
        return (int) WholeNumber.in("--sample", sample, 1, InstanceSelection.EVERY);
    }

    /**
     * Returns the share of the runs of a pack that are repeated.
     *
     * @throws InputException if the option is no percentage
     */
    double share() {
        if (sample == null) return 1;
        double percent = sample.matches("[0-9]{1,3}(\\.[0-9]+)?%")
                ? Double.parseDouble(sample.substring(0, sample.length() - 1))
                : 0;
        if (percent > 0 && percent <= PERCENT) return percent / PERCENT;
        throw new InputException("--sample " + sample + ": expected a percentage of the runs, such as 10%");
    }

    /** Prints the skipped bad lines, if there are any. */
    void reportSkipped(PrintWriter out) {
        reading.reportSkipped(out);
    }

    /**
     * Returns a set of a plan.
     *
     * @throws crosshatch.base.InputException if it is missing
     */
    PuzzleSet planned(Plan.PlannedSet set) {
        return Optional.ofNullable(pack).flatMap(from -> from.set(set)).orElseGet(() -> onThisMachine(set));
    }

    /** Takes the puzzles of a plan from a pack. */
    void takeFrom(RepeatedPack repeated) {
        pack = repeated;
    }

    private PuzzleSet onThisMachine(Plan.PlannedSet set) {
        return ProjectFolder.sets(set.reading(reading.skipping()), isQuiet())
                .resolve(set.source())
                .named(set.name());
    }

    /**
     * Returns the chosen sets.
     *
     * @param many whether generated sets have many puzzles if their specs do not state a number
     * @throws crosshatch.base.InputException if a set or file is missing
     */
    List<PuzzleSet> sets(boolean many) {
        List<String> names = puzzles == null ? DEFAULT_SETS : named(PUZZLES, puzzles);
        return resolved(many ? names.stream().map(GeneratedSet::withMany).toList() : names);
    }

    /**
     * Splits names at commas.
     *
     * @param option the option, for messages
     * @throws InputException if something follows a closing quote
     */
    static List<String> named(String option, List<String> lists) {
        List<String> names = new ArrayList<>();
        for (String list : lists) {
            try {
                CsvReader.builder().ofCsvRecord(list).forEach(line -> names.addAll(line.getFields()));
            } catch (CsvParseException open) {
                throw new InputException(
                        option + " " + list + ": expected names with commas between them, and names with a comma"
                                + " in double quotes",
                        open);
            }
        }
        return names;
    }

    /** Returns these sets, read with the user's settings. */
    List<PuzzleSet> resolved(List<String> names) {
        return ProjectFolder.sets(reading.settings(), isQuiet()).resolve(names);
    }

    /** Returns whether the user hides progress, which also hides the generation of a set. */
    private boolean isQuiet() {
        return command.commandLine().getParseResult().hasMatchedOption(ProgressOption.QUIET);
    }
}
