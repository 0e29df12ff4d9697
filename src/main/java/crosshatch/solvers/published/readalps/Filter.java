package crosshatch.solvers.published.readalps;

import crosshatch.solver.trace.Trace;

/** What narrows the candidates when no cell is down to one: the group part, then the ply part, as far as the mode has them. */
final class Filter {

    /** The published program's modes, known by their numbers. */
    enum Mode {
        /** The ply part follows where the group part finds nothing. */
        BOTH("0"),
        /** The group part only. */
        GROUP("1"),
        /** The ply part only. */
        PLY("2");

        private final String number;

        Mode(String number) {
            this.number = number;
        }

        /** @throws IllegalArgumentException if there is no such mode */
        static Mode of(String number) {
            for (Mode mode : values()) {
                if (mode.number.equals(number)) return mode;
            }
            throw new IllegalArgumentException("mode " + number);
        }
    }

    /** What a filter, or a part of it, came to. */
    enum Result {
        /** Nothing was narrowed. */
        PENDING,
        /** Something was narrowed, but no cell is down to one candidate by it ("incomplete"). */
        SHRUNKEN,
        /** A cell is down to one candidate ("complete"). */
        OK,
        /** This cannot be completed. */
        WRONG;

        /** Whether the program stops filtering here in any case. */
        boolean settles() {
            return this == OK || this == WRONG;
        }
    }

    private final Mode mode;
    private final GroupPart group;
    private final PlyPart ply;
    private final ReadalpsCounters counts;
    private final Trace trace;

    Filter(Mode mode, State state, ReadalpsCounters counts, Trace trace) {
        this.mode = mode;
        this.counts = counts;
        this.trace = trace;
        group = new GroupPart(state, counts, trace);
        ply = new PlyPart(state, counts, trace);
    }

    /** One step; one more each time the ply part asks for it. */
    Result narrow() {
        while (true) {
            counts.steps++;
            counts.propagations++;
            Result result = mode == Mode.PLY ? Result.PENDING : group.narrow();
            if (result != Result.PENDING || mode == Mode.GROUP) return result;
            result = ply.narrow();
            if (result != Result.SHRUNKEN) return result;
            counts.filterAgain++;
            if (trace.on()) trace.event(PrintedLine.filterAgain(counts.steps));
        }
    }
}
