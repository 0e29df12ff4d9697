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
 * The state of a campaign at one moment.
 *
 * @param status the status of the directory
 * @param asked the experiment and its puzzles
 * @param work the finished and planned runs
 * @param rows the results so far
 * @param lastRecord the time of the last record; null if there are none
 * @param read the time of reading
 * @param trouble the reason why a later attempt to read failed; empty if none failed
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

    /** The status of the directory. */
    enum Status {
        /** There is nothing yet. */
        WAITING,
        /** A process writes records. */
        RUNNING,
        /** Runs are missing, and no process writes. */
        STOPPED,
        /** All runs are recorded. */
        FINISHED
    }

    /**
     * The experiment and its puzzles.
     *
     * @param title the name of the experiment
     * @param directory the directory, as the user named it
     * @param question the task on each puzzle
     */
    record Asked(String title, String directory, String question, List<SetOfPuzzles> sets) {
        /** Returns a sentence for people; empty if nothing is known yet. */
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

    /** A set with the number of its puzzles in the plan. */
    record SetOfPuzzles(String name, long puzzles) {}

    /**
     * The finished and planned runs.
     *
     * @param parts the shards in words; empty if there are none
     * @param idle sentences on unfinished parts without a writing process, with the commands that continue them
     * @param done the number of recorded measured runs
     * @param planned the number of all measured runs; for a race, without elimination
     * @param estimate the estimated end
     * @param solvers the solvers, in the order of the plan
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

    /** Returns the state before there is anything to read. */
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

    /** Returns this state with the reason why a later attempt to read failed. */
    CampaignState withTrouble(String reason) {
        return new CampaignState(status, asked, work, rows, lastRecord, read, reason);
    }

    boolean isFinished() {
        return status == Status.FINISHED;
    }

    /** Returns whether there are at most answers of the warm-up. */
    private boolean warmup() {
        return status != Status.WAITING && rows.warmup();
    }

    /** Returns {@code state.json}: moments in milliseconds since 1970, times in ns; tables in the form of {@link JsonFormat}. */
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

    /** Returns the page. */
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

    /** Returns a moment; without its date if it is today. */
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
