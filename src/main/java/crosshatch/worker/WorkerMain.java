package crosshatch.worker;

import crosshatch.catalog.SolverCatalog;
import crosshatch.experiment.Clock;
import crosshatch.experiment.Disturbance;
import crosshatch.experiment.LocalContestant;
import crosshatch.experiment.Measurement;
import crosshatch.outside.Guests;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
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

/** A worker process: answers batches of puzzles on standard input until it ends. */
public final class WorkerMain {
    /** Answers are sent at the latest when they fill this number of bytes. */
    private static final int FULL_BYTES = 1 << 15;

    /** The place of the first of them among the arguments. */
    private static final int DESCRIPTIONS_PLACE = 9;

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
    static List<String> arguments(Path mark, SolverSpec spec, Question question, Limits limits, Guests guests) {
        List<String> arguments = new ArrayList<>(List.of(
                mark.toString(),
                spec.toString(),
                question.toString(),
                String.valueOf(limits.nanos()),
                String.valueOf(limits.decisions()),
                String.valueOf(limits.conflicts()),
                String.valueOf(limits.cpuNanos()),
                String.valueOf(limits.memoryBytes()),
                String.valueOf(!guests.jars().isEmpty())));
        arguments.addAll(guests.descriptions());
        return arguments;
    }

    /** The first frame sent is empty if the solver can run, and else says why it cannot. */
    static void serve(SolverCatalog catalog, String... arguments) throws IOException {
        FrameWriter out = new FrameWriter(new FileOutputStream(FileDescriptor.out));
        // what a solver prints must not get between the frames
        System.setOut(new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8));
        ProcessHandle.current().parent().ifPresent(WorkerMain::endWith);
        ProgressMark mark = ProgressMark.map(Path.of(arguments[0]));
        SolverSpec spec = catalog.spec(arguments[1]);
        Limits limits = new Limits(
                Long.parseLong(arguments[3]),
                Long.parseLong(arguments[4]),
                Long.parseLong(arguments[5]),
                Long.parseLong(arguments[6]),
                Long.parseLong(arguments[7]));
        Question question = Question.parse(arguments[2]);
        try (LocalContestant contestant =
                new LocalContestant(spec, () -> catalog.create(spec), question, limits, Clock.system())) {
            out.send();
            new WorkerMain(contestant, mark, new FrameReader(new FileInputStream(FileDescriptor.in)), out).serve();
        } catch (SolverException unavailable) {
            Wire.write("" + unavailable.getMessage(), out);
            out.send();
        }
    }

    /** A hanging solver must not outlive the program. */
    private static void endWith(ProcessHandle parent) {
        parent.onExit().thenRun(() -> Runtime.getRuntime().halt(1)).exceptionally(unknown -> null);
    }

    private void serve() throws IOException {
        for (ByteBuffer batch = in.next(); batch != null; batch = in.next()) answer(batch);
    }

    private void answer(ByteBuffer batch) throws IOException {
        strayPercent = stray.asked();
        begin();
        long nanos = batch.getLong();
        contestant.answer(() -> puzzles(batch), nanos, new Sender());
        send(true);
        stray.answered();
    }

    private Iterator<Puzzle> puzzles(ByteBuffer batch) {
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return batch.hasRemaining();
            }

            @Override
            public Puzzle next() {
                return Wire.readPuzzle(batch);
            }
        };
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
            if (out.size() < FULL_BYTES && unsentNanos < LONG_NANOS) return;
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
