package crosshatch.app.watch;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a campaign at one moment: the content of {@code state.json}. Moments are milliseconds since 1970, times are ns.
 *
 * @param status what goes on
 * @param title name of the experiment
 * @param directory as the user named it
 * @param question about each puzzle
 * @param sets what is asked
 * @param parts shards, if there are any, in words; else empty
 * @param idle what nobody writes to although it is not finished, and how to go on: sentences
 * @param warmup whether there are no measured runs yet, so that counts and times are those of the warm-up
 * @param done measured runs that are recorded
 * @param planned measured runs in all; of a race, those if no solver leaves
 * @param estimate when the rest will be there
 * @param solvers in the order of the plan
 * @param reference the label of the solver that ratios refer to; empty if there is none yet
 * @param common the number of puzzles by which it was chosen: those that all solvers with a solved puzzle solved
 * @param alarms wrong answers and crashes that nobody expects
 * @param notes wrong answers that a known defect explains, kept on purpose
 * @param noise of the machine
 * @param lastRecord when records were written last; null if there are none
 * @param read when the records were read
 * @param trouble why it could not be found again; empty if it could
 */
record CampaignState(
        Status status,
        String title,
        String directory,
        String question,
        List<SetOfPuzzles> sets,
        String parts,
        List<String> idle,
        boolean warmup,
        long done,
        long planned,
        @Nullable Estimate estimate,
        List<SolverState> solvers,
        String reference,
        long common,
        List<String> alarms,
        List<String> notes,
        Noise noise,
        @Nullable Long lastRecord,
        long read,
        String trouble) {

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

    /** A set with the number of its puzzles that are run. */
    record SetOfPuzzles(String name, long puzzles) {}

    /**
     * One solver so far. A puzzle is solved if all its runs solved it, wrong or crashed if any of them was, wrong before crashed.
     *
     * @param label what the solver is called
     * @param spec its configuration in full
     * @param colour {@code #rrggbb}, the one of all figures
     * @param dash lengths of dashes and gaps in pixels; none for a line without gaps
     * @param runs measured ones that are recorded, or those of the warm-up
     * @param planned measured ones in all
     * @param puzzles that were answered at least once
     * @param solved of these
     * @param wrong of these
     * @param keptFault whether the solver has a known defect, kept on purpose, that explains wrong grids
     * @param crashed of these
     * @param open the rest of these: out of budget, or given up
     * @param medianNanos of the solved puzzles; null if there is none
     * @param curve pairs of a time and the number of puzzles solved within it
     * @param ratio null for the reference, and where no puzzle is solved by both
     */
    record SolverState(
            String label,
            String spec,
            String colour,
            List<Float> dash,
            long runs,
            long planned,
            long puzzles,
            long solved,
            long wrong,
            boolean keptFault,
            long crashed,
            long open,
            @Nullable Double medianNanos,
            List<double[]> curve,
            @Nullable RatioToReference ratio) {}

    /**
     * The geometric mean of the ratios of times over puzzles that both solved.
     *
     * @param low of the 95 % interval; null for a single puzzle
     * @param high likewise
     * @param puzzles that it was computed from
     * @param both puzzles that both solved; if these are more, the others were drawn from them
     */
    record RatioToReference(
            double ratio, @Nullable Double low, @Nullable Double high, long puzzles, long both) {}

    /**
     * @param othersPercent of the machine that other processes used, upper quartile of the runs; null if it is not known
     * @param stealPercent of the time that the host took away, likewise
     * @param disturbed runs that were kept off the processors and run again
     * @param warnings what is beyond its bound: sentences without a full stop
     */
    record Noise(
            @Nullable Double othersPercent, @Nullable Double stealPercent, long disturbed, List<String> warnings) {}

    /** Before there is anything to read. */
    static CampaignState waiting(String directory, long now) {
        return new CampaignState(
                Status.WAITING,
                directory,
                directory,
                "",
                List.of(),
                "",
                List.of(),
                false,
                0,
                0,
                null,
                List.of(),
                "",
                0,
                List.of(),
                List.of(),
                RunsSoFar.NONE.noise(),
                null,
                now,
                "");
    }

    /** The same, but a later attempt to read failed. */
    CampaignState withTrouble(String reason) {
        return new CampaignState(
                status,
                title,
                directory,
                question,
                sets,
                parts,
                idle,
                warmup,
                done,
                planned,
                estimate,
                solvers,
                reference,
                common,
                alarms,
                notes,
                noise,
                lastRecord,
                read,
                reason);
    }

    boolean isFinished() {
        return status == Status.FINISHED;
    }
}
