package crosshatch.experiment.worker;

import crosshatch.base.SurroundingsException;
import crosshatch.experiment.Clock;
import crosshatch.experiment.LocalMeasuredSolver;
import crosshatch.experiment.MeasuredRun;
import crosshatch.puzzle.Puzzle;
import crosshatch.results.Known;
import crosshatch.results.schema.FromWorker;
import crosshatch.results.schema.Noise;
import crosshatch.results.schema.PuzzleBatch;
import crosshatch.results.schema.Task;
import crosshatch.results.schema.ToWorker;
import crosshatch.solver.Question;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.external.ExternalSolvers;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The main class of a worker process, which answers batches of puzzles until its input ends; each task may name another solver. */
public final class WorkerMain {
    /** The index of the first description among the arguments. */
    private static final int DESCRIPTIONS_PLACE = 2;

    private static final long LONG_NANOS = 5_000_000;

    private final LocalMeasuredSolver contestant;
    private final ProgressMark mark;
    private final Frames frames;
    private final IdleCpuUsage stray = IdleCpuUsage.ofThisProcess();
    private Wire.Answers unsent = new Wire.Answers();
    private long unsentNanos;
    private long strayPercent = -1;

    private WorkerMain(LocalMeasuredSolver contestant, ProgressMark mark, Frames frames) {
        this.contestant = contestant;
        this.mark = mark;
        this.frames = frames;
    }

    /** Answers the batches that {@link Workers} sends. Only other JVMs of this program start it. */
    public static void main(String[] arguments) throws IOException {
        Locale.setDefault(Locale.ROOT); // as in the program that started it
        SolverCatalog house = SolverCatalog.standard();
        List<String> descriptions = List.of(arguments).subList(DESCRIPTIONS_PLACE, arguments.length);
        boolean jar = Boolean.parseBoolean(arguments[DESCRIPTIONS_PLACE - 1]);
        serve(house.with(ExternalSolvers.fromWorkerArguments(descriptions, jar)), arguments);
    }

    /**
     * Returns the arguments of {@link #serve}.
     *
     * @param jar whether a user's jar is on the class path
     * @param descriptions the descriptions of external programs
     */
    static List<String> arguments(Path mark, boolean jar, List<String> descriptions) {
        List<String> arguments = new ArrayList<>();
        arguments.add(mark.toString());
        arguments.add(String.valueOf(jar));
        arguments.addAll(descriptions);
        return arguments;
    }

    /** Serves the program that started this process, and ends with it. */
    static void serve(SolverCatalog catalog, String... arguments) throws IOException {
        Frames frames = new Frames(WorkerPipes.in(), WorkerPipes.out());
        // what a solver prints must not get between the frames
        System.setOut(new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8));
        ProcessHandle.current().parent().ifPresent(WorkerMain::endWith);
        serve(catalog, ProgressMark.map(Path.of(arguments[0])), frames);
    }

    /** Serves tasks. The first answer to each task states whether the solver can run. */
    static void serve(SolverCatalog catalog, ProgressMark mark, Frames frames) throws IOException {
        ToWorker first = frames.next(ToWorker.parser());
        Optional<Task> next = first == null ? Optional.empty() : Optional.of(first.getTask());
        try {
            while (next.isPresent()) {
                try (LocalMeasuredSolver contestant = contestant(next.get(), catalog)) {
                    frames.send(Wire.started(""));
                    next = new WorkerMain(contestant, mark, frames).serve();
                }
            }
        } catch (SolverException unavailable) {
            frames.send(Wire.started("" + unavailable.getMessage()));
        } catch (SurroundingsException lacking) {
            frames.send(Wire.lacking("" + lacking.getMessage()));
        }
    }

    /**
     * Makes the solver of a task.
     *
     * @throws SolverException if it cannot run on this machine, or if the sender uses another version of the messages
     */
    static LocalMeasuredSolver contestant(Task task, SolverCatalog catalog) {
        if (task.getProtocol() != Wire.PROTOCOL) {
            throw new SolverException(Wire.otherProtocol("the program", task.getProtocol()));
        }
        SolverSpec spec = catalog.spec(task.getSolver());
        Question question = Wire.question(task);
        return new LocalMeasuredSolver(spec, () -> catalog.create(spec), question, Wire.limits(task), Clock.system());
    }

    /** Ends this process with its parent, because a hanging solver must not outlive the program. */
    private static void endWith(ProcessHandle parent) {
        parent.onExit().thenRun(() -> Runtime.getRuntime().halt(1)).exceptionally(unknown -> null);
    }

    /** Serves one task; returns the next one, or empty at the end of the input. */
    private Optional<Task> serve() throws IOException {
        for (ToWorker next = frames.next(ToWorker.parser()); next != null; next = frames.next(ToWorker.parser())) {
            if (next.hasTask()) return Optional.of(next.getTask());
            answer(new Batch(next.getPuzzles()));
        }
        return Optional.empty();
    }

    private void answer(Batch batch) throws IOException {
        strayPercent = stray.asked();
        contestant.answer(() -> batch, batch.nanos, new Sender());
        batch.skip();
        Noise.Builder disturbance = contestant.disturbance().toBuilder();
        Known.set(strayPercent, disturbance::setStrayPercent);
        send(unsent.last(disturbance.build()));
        stray.answered();
    }

    /** The puzzles of a batch, which arrives in one or several frames. */
    private final class Batch implements Iterator<Puzzle> {
        private final long nanos;
        private Iterator<Puzzle> puzzles = Collections.emptyIterator();
        private boolean last;

        Batch(PuzzleBatch first) {
            nanos = first.getNanos();
            take(first);
        }

        private void take(PuzzleBatch next) {
            puzzles = Wire.puzzles(next).iterator();
            last = next.getLast();
        }

        @Override
        public boolean hasNext() {
            if (!puzzles.hasNext() && !last) takeNext();
            return puzzles.hasNext();
        }

        @Override
        public Puzzle next() {
            return puzzles.next();
        }

        /** Reads the remaining puzzles when the time is over. */
        void skip() {
            while (!last) takeNext();
        }

        private void takeNext() {
            try {
                ToWorker next = frames.next(ToWorker.parser());
                if (next == null) throw new EOFException("a batch is cut off");
                take(next.getPuzzles());
            } catch (IOException closed) {
                throw new UncheckedIOException(closed);
            }
        }
    }

    /** Sends the answers, and marks the beginning and end of each run for the watch outside. */
    private final class Sender implements LocalMeasuredSolver.Listener {
        @Override
        public void begins() {
            mark.begin();
        }

        @Override
        public void answered(MeasuredRun run) {
            mark.end();
            unsent.add(run);
            unsentNanos += run.times().getTotalNs();
            if (!unsent.isFull() && unsentNanos < LONG_NANOS) return;
            try {
                send(unsent.message());
            } catch (IOException closed) {
                throw new UncheckedIOException(closed);
            }
        }
    }

    private void send(FromWorker answers) throws IOException {
        frames.send(answers);
        unsent = new Wire.Answers();
        unsentNanos = 0;
    }
}
