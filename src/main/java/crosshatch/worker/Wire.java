package crosshatch.worker;

import crosshatch.board.Board;
import crosshatch.experiment.Disturbance;
import crosshatch.experiment.Measurement;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.results.RunRecord.Times;
import crosshatch.solver.Answer;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Limit;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Puzzles and measurements as plain numbers: nothing is named, because both ends are the same program. Malformed input gives
 * an {@link IllegalArgumentException} or a {@link java.nio.BufferUnderflowException}.
 */
@SuppressWarnings("EnumOrdinal") // both ends are the same program
final class Wire {
    private static final Counter[] COUNTERS = Counter.values();
    private static final Limit[] LIMITS = Limit.values();
    /** In the place of an order. */
    private static final byte LATIN = 0;

    private static final byte OTHER = -1;

    /** The board read last: the grids of one answer have the same one, and so have many sets. */
    private static volatile @Nullable Board lastRead;

    /** Tags of the claims. */
    private static final byte SOLVED = 0;

    private static final byte UNIQUE = 1;
    private static final byte SEVERAL = 2;
    private static final byte NO_SOLUTION = 3;
    private static final byte COUNTED = 4;
    private static final byte OUT_OF_BUDGET = 5;
    private static final byte GAVE_UP = 6;
    private static final byte FAILED = 7;

    /** First byte of a frame: its batch goes on in the next one, ends with it, or it is none but an assignment. */
    private static final byte GOES_ON = 0;

    private static final byte LAST = 1;
    private static final byte ASSIGNMENT = 2;

    /** Frames are sent when they hold as much: a few of them fit into a pipe, so that neither end waits for the other. */
    static final int FULL_BYTES = 1 << 15;

    private Wire() {}

    static void write(Assignment assignment, FrameWriter to) {
        to.room(1).put(ASSIGNMENT);
        assignment.words().forEach(word -> write(word, to));
    }

    /** What is to be done next; empty if the frame holds puzzles. */
    static Optional<Assignment> readAssignment(ByteBuffer from) {
        if (from.get(from.position()) != ASSIGNMENT) return Optional.empty();
        from.get();
        List<String> words = new ArrayList<>();
        for (int word = 0; word < Assignment.WORDS; word++) words.add(readText(from));
        return Optional.of(Assignment.parse(words));
    }

    /** A frame of puzzles: whether the batch ends with it, the batch's time in ns, then puzzles. */
    static void beginPuzzles(long nanos, FrameWriter to) {
        to.room(1 + Long.BYTES).put(GOES_ON).putLong(nanos);
    }

    static long readNanos(ByteBuffer from) {
        return from.getLong();
    }

    /** The frame that was begun is the last one of its batch. */
    static void endBatch(FrameWriter to) {
        to.room(0).put(FrameWriter.HEADER_BYTES, LAST);
    }

    static void write(Puzzle puzzle, FrameWriter to) {
        write(puzzle.givens(), to);
    }

    static Puzzle readPuzzle(ByteBuffer from) {
        return new Puzzle(readGrid(from));
    }

    /** A frame of answers: whether the batch ends with it and, if so, what disturbed the batch; then measurements. */
    static void beginAnswers(FrameWriter to) {
        to.room(1 + 2 * Long.BYTES).put(GOES_ON).putLong(-1).putLong(-1);
    }

    /** The frame that was begun is the last one of its batch. */
    static void endBatch(Disturbance disturbance, FrameWriter to) {
        endBatch(to);
        to.room(0)
                .putLong(FrameWriter.HEADER_BYTES + 1, disturbance.involuntarySwitches())
                .putLong(FrameWriter.HEADER_BYTES + 1 + Long.BYTES, disturbance.strayPercent());
    }

    static boolean readEndOfBatch(ByteBuffer from) {
        return from.get() == LAST;
    }

    static Disturbance readDisturbance(ByteBuffer from) {
        return new Disturbance(from.getLong(), from.getLong());
    }

    static void write(Measurement measurement, FrameWriter to) {
        write(measurement.answer().claim(), to);
        Times times = measurement.times();
        to.room(7 * Long.BYTES)
                .putLong(times.encodeNanos())
                .putLong(times.totalNanos())
                .putLong(times.cpuNanos())
                .putLong(times.allocatedBytes())
                .putLong(times.overrunNanos())
                .putLong(times.workerBytes())
                .putLong(times.startNanos());
        write(measurement.answer().counters(), to);
    }

    /** @param workerBytes see {@link Times}; for a measurement that does not know better */
    static Measurement readMeasurement(ByteBuffer from, long workerBytes) {
        Claim claim = readClaim(from);
        long encodeNanos = from.getLong();
        long totalNanos = from.getLong();
        long cpuNanos = from.getLong();
        long allocatedBytes = from.getLong();
        long overrunNanos = from.getLong();
        long measuredBytes = from.getLong();
        long startNanos = from.getLong();
        Times times = new Times(
                encodeNanos,
                totalNanos,
                cpuNanos,
                allocatedBytes,
                overrunNanos,
                measuredBytes == -1 ? workerBytes : measuredBytes,
                startNanos);
        return new Measurement(new Answer(claim, readCounters(from)), times);
    }

    private static void write(Claim claim, FrameWriter to) {
        claim.accept(new ClaimWriter(to));
    }

    /** A tag, then what the claim holds. */
    private record ClaimWriter(FrameWriter to) implements Claim.Visitor<FrameWriter> {
        @Override
        public FrameWriter solved(Claim.Solved claim) {
            return shown(SOLVED, claim);
        }

        @Override
        public FrameWriter unique(Claim.Unique claim) {
            return shown(UNIQUE, claim);
        }

        @Override
        public FrameWriter several(Claim.Several claim) {
            return shown(SEVERAL, claim);
        }

        @Override
        public FrameWriter noSolution(Claim.NoSolution claim) {
            return shown(NO_SOLUTION, claim);
        }

        @Override
        public FrameWriter counted(Claim.Counted claim) {
            to.room(1 + Integer.BYTES + 1)
                    .put(COUNTED)
                    .putInt(claim.solutions().size())
                    .put((byte) (claim.exhausted() ? 1 : 0));
            return grids(claim);
        }

        @Override
        public FrameWriter outOfBudget(Claim.OutOfBudget claim) {
            to.room(2).put(OUT_OF_BUDGET).put((byte) claim.limit().ordinal());
            return to;
        }

        @Override
        public FrameWriter gaveUp(Claim.GaveUp claim) {
            return shown(GAVE_UP, claim);
        }

        @Override
        public FrameWriter failed(Claim.Failed claim) {
            to.room(1).put(FAILED);
            write(claim.error(), to);
            return to;
        }

        private FrameWriter shown(byte tag, Claim claim) {
            to.room(1).put(tag);
            return grids(claim);
        }

        private FrameWriter grids(Claim claim) {
            for (Grid grid : claim.shown()) write(grid, to);
            return to;
        }
    }

    private static Claim readClaim(ByteBuffer from) {
        byte tag = from.get();
        return switch (tag) {
            case SOLVED -> new Claim.Solved(readGrid(from));
            case UNIQUE -> new Claim.Unique(readGrid(from));
            case SEVERAL -> new Claim.Several(readGrid(from), readGrid(from));
            case NO_SOLUTION -> new Claim.NoSolution();
            case COUNTED -> readCounted(from);
            case OUT_OF_BUDGET -> new Claim.OutOfBudget(LIMITS[from.get()]);
            case GAVE_UP -> new Claim.GaveUp();
            case FAILED -> new Claim.Failed(readText(from));
            default -> throw new IllegalArgumentException("claim " + tag);
        };
    }

    private static Claim readCounted(ByteBuffer from) {
        int count = from.getInt();
        boolean exhausted = from.get() != 0;
        List<Grid> solutions = new ArrayList<>();
        for (int i = 0; i < count; i++) solutions.add(readGrid(from));
        return new Claim.Counted(solutions, exhausted);
    }

    /** The board, then the cells. */
    private static void write(Grid grid, FrameWriter to) {
        Board board = grid.board();
        write(board, to);
        grid.write(to.room(board.cells()));
    }

    /** The order of a Sudoku, 0 and the digits of a Latin square, or -1 and the canonical text of any other board. */
    private static void write(Board board, FrameWriter to) {
        if (!board.isPlain()) {
            to.room(1).put(OTHER);
            write(board.text(), to);
        } else if (board.order() == 0) {
            to.room(2).put(LATIN).put((byte) board.digits());
        } else {
            to.room(1).put((byte) board.order());
        }
    }

    private static Grid readGrid(ByteBuffer from) {
        byte order = from.get();
        Board board =
                switch (order) {
                    case LATIN -> Board.latin(from.get());
                    case OTHER -> readBoard(from);
                    default -> Board.sudoku(order);
                };
        return Grid.read(board, from);
    }

    private static Board readBoard(ByteBuffer from) {
        String text = readText(from);
        Board last = lastRead;
        if (last != null && last.text().equals(text)) return last;
        Board board = Board.parse(text);
        lastRead = board;
        return board;
    }

    private static void write(Counters counters, FrameWriter to) {
        ByteBuffer buffer = to.room(2 * Integer.BYTES + COUNTERS.length * Long.BYTES);
        int counted = buffer.position();
        buffer.putInt(0);
        int bits = 0;
        for (int i = 0; i < COUNTERS.length; i++) {
            OptionalLong count = counters.get(COUNTERS[i]);
            if (count.isEmpty()) continue;
            bits |= 1 << i;
            buffer.putLong(count.getAsLong());
        }
        buffer.putInt(counted, bits);
        Map<String, Long> natives = counters.natives();
        buffer.putInt(natives.size());
        natives.forEach((name, count) -> {
            write(name, to);
            to.room(Long.BYTES).putLong(count);
        });
    }

    private static Counters readCounters(ByteBuffer from) {
        Counters.Builder counters = Counters.builder();
        int bits = from.getInt();
        for (int i = 0; i < COUNTERS.length; i++) {
            if ((bits & (1 << i)) != 0) counters.set(COUNTERS[i], from.getLong());
        }
        for (int natives = from.getInt(); natives > 0; natives--) counters.setNative(readText(from), from.getLong());
        return counters.build();
    }

    static void write(String text, FrameWriter to) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        to.room(Integer.BYTES + bytes.length).putInt(bytes.length).put(bytes);
    }

    static String readText(ByteBuffer from) {
        int length = from.getInt();
        if (length < 0 || length > from.remaining()) throw new IllegalArgumentException("text of " + length);
        String text = new String(from.array(), from.arrayOffset() + from.position(), length, StandardCharsets.UTF_8);
        from.position(from.position() + length);
        return text;
    }
}
