package crosshatch.worker;

import crosshatch.catalog.SolverCatalog;
import crosshatch.experiment.Disturbance;
import crosshatch.experiment.LocalContestant;
import crosshatch.experiment.Measurement;
import crosshatch.outside.Guests;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.SolverException;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** A worker process: answers batches of puzzles on standard input until it ends, or until another solver is to answer. */
public final class WorkerMain {
    /** The place of the first of them among the arguments. */
    private static final int DESCRIPTIONS_PLACE = 1 + Assignment.WORDS + 1;

    private static final long LONG_NANOS = 5_000_000;

    private final LocalContestant contestant;
    private final ProgressMark mark;
    private final FrameReader in;
    private final FrameWriter out;
    private final StrayTime stray = StrayTime.ofThisProcess();
    private long strayPercent = -1;
    private long unsentNanos;

    private WorkerMain(LocalContestant contestant, ProgressMark mark, FrameReader in, FrameWriter out) {
        this.contestant = contestant;
        this.mark = mark;
        this.in = in;
        this.out = out;
    }

    /** For {@link Workers}, not for people. */
    public static void main(String[] arguments) throws IOException {
        SolverCatalog house = SolverCatalog.standard();
        List<String> descriptions = List.of(arguments).subList(DESCRIPTIONS_PLACE, arguments.length);
        boolean jars = Boolean.parseBoolean(arguments[DESCRIPTIONS_PLACE - 1]);
        serve(house.with(Guests.arrived(descriptions, jars)), arguments);
    }

    /** The arguments of {@link #serve}. */
    static List<String> arguments(Path mark, Assignment assignment, Guests guests) {
        List<String> arguments = new ArrayList<>(List.of(mark.toString()));
        arguments.addAll(assignment.words());
        arguments.add(String.valueOf(!guests.jars().isEmpty()));
        arguments.addAll(guests.descriptions());
        return arguments;
    }

    /** The first frame sent for each assignment is empty if the solver can run, and else says why it cannot. */
    static void serve(SolverCatalog catalog, String... arguments) throws IOException {
        FrameWriter out = new FrameWriter(new FileOutputStream(FileDescriptor.out));
        // what a solver prints must not get between the frames
        System.setOut(new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8));
        ProcessHandle.current().parent().ifPresent(WorkerMain::endWith);
        ProgressMark mark = ProgressMark.map(Path.of(arguments[0]));
        FrameReader in = new FrameReader(new FileInputStream(FileDescriptor.in));
        List<String> words = List.of(arguments).subList(1, 1 + Assignment.WORDS);
        try {
            for (Optional<Assignment> next = Optional.of(Assignment.parse(words)); next.isPresent(); ) {
                try (LocalContestant contestant = next.get().contestant(catalog)) {
                    out.send();
                    next = new WorkerMain(contestant, mark, in, out).serve();
                }
            }
        } catch (SolverException unavailable) {
            Wire.write("" + unavailable.getMessage(), out);
            out.send();
        }
    }

    /** A hanging solver must not outlive the program. */
    private static void endWith(ProcessHandle parent) {
        parent.onExit().thenRun(() -> Runtime.getRuntime().halt(1)).exceptionally(unknown -> null);
    }

    /** Returns what is to be done next; empty at the end of the input. */
    private Optional<Assignment> serve() throws IOException {
        for (ByteBuffer frame = in.next(); frame != null; frame = in.next()) {
            Optional<Assignment> next = Wire.readAssignment(frame);
            if (next.isPresent()) return next;
            answer(new Batch(frame));
        }
        return Optional.empty();
    }

    private void answer(Batch batch) throws IOException {
        strayPercent = stray.asked();
        begin();
        contestant.answer(() -> batch, batch.nanos, new Sender());
        batch.skip();
        send(true);
        stray.answered();
    }

    /** The puzzles of a batch, which comes in one frame or in several. */
    private final class Batch implements Iterator<Puzzle> {
        private ByteBuffer frame;
        private boolean last;
        private long nanos;

        Batch(ByteBuffer first) {
            take(first);
        }

        private void take(ByteBuffer next) {
            frame = next;
            last = Wire.readEndOfBatch(frame);
            nanos = Wire.readNanos(frame);
        }

        @Override
        public boolean hasNext() {
            if (!frame.hasRemaining() && !last) takeNext();
            return frame.hasRemaining();
        }

        @Override
        public Puzzle next() {
            return Wire.readPuzzle(frame);
        }

        /** What time did not suffice for. */
        void skip() {
            while (!last) takeNext();
        }

        private void takeNext() {
            try {
                ByteBuffer next = in.next();
                if (next == null) throw new EOFException("a batch is cut off");
                take(next);
            } catch (IOException gone) {
                throw new UncheckedIOException(gone);
            }
        }
    }

    /** Sends the answers; the mark tells from outside whether a run is under way. */
    private final class Sender implements LocalContestant.Listener {
        @Override
        public void begins() {
            mark.begin();
        }

        @Override
        public void answered(Measurement measurement) {
            mark.end();
            Wire.write(measurement, out);
            unsentNanos += measurement.times().totalNanos();
            if (out.size() < Wire.FULL_BYTES && unsentNanos < LONG_NANOS) return;
            try {
                send(false);
            } catch (IOException gone) {
                throw new UncheckedIOException(gone);
            }
            begin();
        }
    }

    private void begin() {
        Wire.beginAnswers(out);
        unsentNanos = 0;
    }

    /** @param last whether the batch ends with this frame */
    private void send(boolean last) throws IOException {
        if (last) Wire.endBatch(new Disturbance(contestant.disturbance().involuntarySwitches(), strayPercent), out);
        out.send();
    }
}
