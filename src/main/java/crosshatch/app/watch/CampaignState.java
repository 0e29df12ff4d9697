package crosshatch.app.watch;

import crosshatch.puzzle.file.JsonReading;
import crosshatch.results.report.page.LivePage;
import crosshatch.results.report.page.Progress;
import crosshatch.results.report.table.JsonFormat;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * What is known of a campaign at one moment.
 *
 * @param status what goes on
 * @param asked what is asked, and where
 * @param work what is done of it
 * @param rows what the records say
 * @param lastRecord when records were written last; null if there are none
 * @param read when the records were read
 * @param trouble why it could not be found again; empty if it could
 */
record CampaignState(
        Status status,
        Asked asked,
        Work work,
        RowsSoFar rows,
        @Nullable Instant lastRecord,
        Instant read,
        String trouble) {
    private static final int MOST_SETS = 8;
    private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm:ss");
    private static final DateTimeFormatter DAY_AND_CLOCK = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");

    /** What goes on in the directory. */
    enum Status {
        /** Nothing is there yet. */
        WAITING,
        /** A process writes. */
        RUNNING,
        /** Something is left to do, and no process writes. */
        STOPPED,
        /** All runs are there. */
        FINISHED
    }

    /**
     * What a campaign asks.
     *
     * @param title name of the experiment
     * @param directory as the user named it
     * @param question about each puzzle
     */
    record Asked(String title, String directory, String question, List<SetOfPuzzles> sets) {
        /** For people; empty if it is not known yet. */
        String sentence() {
            if (sets.isEmpty()) return "";
            String shown = sets.stream()
                    .limit(MOST_SETS)
                    .map(set -> grouped(set.puzzles()) + " of " + set.name())
                    .collect(Collectors.joining(", "));
            String rest = sets.size() > MOST_SETS ? ", the rest of " + many(sets.size() - MOST_SETS, "other set") : "";
            long puzzles = sets.stream().mapToLong(SetOfPuzzles::puzzles).sum();
            return "Question " + question + ", " + many(puzzles, "puzzle") + ": " + shown + rest;
        }
    }

    /** A set with the number of its puzzles that are run. */
    record SetOfPuzzles(String name, long puzzles) {}

    /**
     * What is done.
     *
     * @param parts shards, if there are any, in words; else empty
     * @param idle what nobody writes to although it is not finished, and how to go on: sentences
     * @param done measured runs that are recorded
     * @param planned measured runs in all; of a race, those if no solver leaves
     * @param estimate when the rest will be there
     * @param solvers in the order of the plan
     */
    record Work(
            String parts,
            List<String> idle,
            long done,
            long planned,
            @Nullable Estimate estimate,
            List<SolverState> solvers) {
        double share() {
            return planned == 0 ? 0 : (double) done / planned;
        }
    }

    /**
     * One solver so far.
     *
     * @param label name of the solver, for people
     * @param spec its configuration in full
     * @param runs recorded measured runs; before the first of them, recorded warm-up runs
     * @param planned measured runs in the plan
     */
    record SolverState(String label, String spec, long runs, long planned) {}

    /** Before there is anything to read. */
    static CampaignState waiting(String directory) {
        return new CampaignState(
                Status.WAITING,
                new Asked(directory, directory, "", List.of()),
                new Work("", List.of(), 0, 0, null, List.of()),
                RowsSoFar.NONE,
                null,
                Instant.now(),
                "");
    }

    /** The same, but a later attempt to read failed. */
    CampaignState withTrouble(String reason) {
        return new CampaignState(status, asked, work, rows, lastRecord, read, reason);
    }

    boolean isFinished() {
        return status == Status.FINISHED;
    }

    /** Whether all that is known are answers of the warm-up, or nothing. */
    private boolean warmup() {
        return status != Status.WAITING && rows.warmup();
    }

    /** The content of {@code state.json}: moments in milliseconds since 1970, times in ns; tables as {@link JsonFormat} has them. */
    String json() {
        JsonMapper mapper = JsonMapper.shared();
        ObjectNode state = mapper.createObjectNode();
        state.put("status", status.name());
        state.setAll((ObjectNode) mapper.valueToTree(asked));
        state.put("warmup", warmup());
        state.setAll((ObjectNode) mapper.valueToTree(work));
        state.set("alarms", mapper.valueToTree(rows.page().alarms()));
        state.set("notes", mapper.valueToTree(rows.page().notes()));
        state.set("noise", mapper.valueToTree(rows.noise()));
        state.set("caveats", mapper.valueToTree(rows.page().caveats()));
        ObjectNode tables = state.putObject("tables");
        rows.page()
                .tables()
                .forEach(table -> tables.set(table.id(), JsonReading.STRICT.readTree(JsonFormat.of(table))));
        if (lastRecord == null) state.putNull("lastRecord");
        else state.put("lastRecord", lastRecord.toEpochMilli());
        state.put("read", read.toEpochMilli());
        state.put("trouble", trouble);
        return mapper.writeValueAsString(state);
    }

    /** The page that shows it. */
    String html() {
        return LivePage.html(asked.title(), rows.page(), progress());
    }

    private Progress progress() {
        return new Progress(
                statusSentence(),
                work.share(),
                lines(),
                work.idle(),
                trouble.isEmpty()
                        ? ""
                        : "The records could not be read: " + trouble + ". All values below are from " + moment(read)
                                + ".",
                warmup() ? "warm-up runs" : "runs",
                work.solvers().stream()
                        .map(solver -> new Progress.Solver(
                                solver.label(),
                                solver.spec(),
                                grouped(solver.runs()) + (warmup() ? "" : " of " + grouped(solver.planned()))))
                        .toList(),
                "Records were read at " + moment(read)
                        + (lastRecord == null ? "." : "; the last record was written at " + moment(lastRecord) + "."));
    }

    private String statusSentence() {
        String recorded = grouped(work.done()) + " of " + many(work.planned(), "measured run") + " ("
                + Progress.percent(work.share()) + ")";
        return switch (status) {
            case WAITING -> "The comparison is about to begin.";
            case FINISHED ->
                "Finished: " + many(work.done(), "measured run")
                        + ". This page is no longer updated. Report: crosshatch report " + asked.directory();
            case STOPPED -> "Interrupted: no process writes records. " + recorded + " are recorded.";
            case RUNNING ->
                warmup()
                        ? "Warming up: no measured run yet of " + grouped(work.planned()) + "."
                        : "Running: " + recorded + ".";
        };
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(asked.sentence());
        if (!asked.directory().equals(asked.title())) lines.add(asked.directory());
        lines.add(work.parts());
        Estimate estimate = work.estimate();
        if (estimate != null) {
            Long left = estimate.leftNanos();
            if (left != null && left > 0) {
                lines.add("Estimated end: " + moment(read.plusNanos(left)) + ", in " + duration(left) + ".");
            }
            lines.add(estimate.how());
        }
        boolean hasRuns = work.solvers().stream().anyMatch(solver -> solver.runs() > 0);
        if (hasRuns) {
            lines.add(
                    warmup()
                            ? "These are the answers of the warm-up, which are not measured."
                            : "Intervals are valid only for a number of puzzles that was chosen beforehand. Do not stop early because an"
                                    + " interval looks good.");
            lines.add(machine());
        }
        lines.removeIf(String::isEmpty);
        return lines;
    }

    private String machine() {
        List<String> known = new ArrayList<>();
        if (rows.noise().othersPercent() >= 0)
            known.add(machine("Other processes", rows.noise().othersPercent()));
        if (rows.noise().stealPercent() >= 0)
            known.add(machine("taken by the host", rows.noise().stealPercent()));
        return known.isEmpty()
                ? "The records do not say how busy the machine was."
                : String.join(", ", known) + " (upper quartile of the runs).";
    }

    private static String machine(String who, double percent) {
        return String.format(Locale.ROOT, "%s: %.0f %%", who, percent);
    }

    /** A moment of today without its day. */
    static String moment(Instant instant) {
        ZonedDateTime here = instant.atZone(ZoneId.systemDefault());
        return here.toLocalDate().equals(LocalDate.now(here.getZone())) ? CLOCK.format(here) : dayAndClock(instant);
    }

    static String dayAndClock(Instant instant) {
        return DAY_AND_CLOCK.format(instant.atZone(ZoneId.systemDefault()));
    }

    private static String duration(long nanos) {
        Duration time = Duration.ofSeconds(Math.round(nanos / 1e9));
        if (time.toHours() > 0) return time.toHours() + " h " + time.toMinutesPart() + " min";
        return time.toMinutes() > 0
                ? time.toMinutes() + " min " + time.toSecondsPart() + " s"
                : time.toSeconds() + " s";
    }

    private static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private static String many(long number, String thing) {
        return grouped(number) + " " + thing + (number == 1 ? "" : "s");
    }
}
