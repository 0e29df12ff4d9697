package crosshatch.experiment.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.puzzle.Puzzle;
import crosshatch.results.schema.FromWorker;
import crosshatch.results.schema.PuzzleBatch;
import crosshatch.results.schema.Task;
import crosshatch.results.schema.ToWorker;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counters;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.StubFamily;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a worker says to what it is told, without a process: a test writes its input beforehand and reads its output. */
class WorkerMainTest {
    private static final Puzzle PUZZLE = Puzzles.EULER_1;
    private static final long ANY_TIME = Long.MAX_VALUE;

    @TempDir
    private Path folder = Path.of("");

    private final List<String> calls = new ArrayList<>();
    private final List<Long> marks = new ArrayList<>();
    private final ByteArrayOutputStream input = new ByteArrayOutputStream();
    private final Frames program = new Frames(InputStream.nullInputStream(), input);
    /** What comes before {@link #input}, and how long before. */
    private final ByteArrayOutputStream earlier = new ByteArrayOutputStream();

    private Duration pause = Duration.ZERO;
    private Path markFile = Path.of("");

    @BeforeEach
    void name() {
        markFile = folder.resolve("mark");
    }

    private void task(String solver) throws IOException {
        program.send(ToWorker.newBuilder().setTask(any(solver)).build());
    }

    private static Task any(String solver) {
        return Task.newBuilder()
                .setProtocol(Wire.PROTOCOL)
                .setSolver(solver)
                .setSolutions(1)
                .build();
    }

    private static ToWorker puzzles(long nanos, boolean last, Puzzle... puzzles) {
        Wire.Puzzles batch = new Wire.Puzzles(nanos);
        for (Puzzle each : puzzles) batch.add(each);
        return batch.message(last);
    }

    /** Lets a worker read what was written, to the end. */
    private List<FromWorker> answers() throws IOException {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        WorkerMain.serve(
                new SolverCatalog(List.of(new Calm("calm"), new Calm("slow"), new Calm("missing"), new Calm("late"))),
                ProgressMark.map(markFile),
                new Frames(
                        new SequenceInputStream(
                                new ByteArrayInputStream(earlier.toByteArray()),
                                new ByteArrayInputStream(input.toByteArray()) {
                                    @Override
                                    public synchronized int read(byte[] bytes, int from, int length) {
                                        if (pos == 0) Jvm.pause(pause);
                                        return super.read(bytes, from, length);
                                    }
                                }),
                        output));
        List<FromWorker> answers = new ArrayList<>();
        Frames reader = new Frames(new ByteArrayInputStream(output.toByteArray()), OutputStream.nullOutputStream());
        for (FromWorker next = reader.next(FromWorker.parser());
                next != null;
                next = reader.next(FromWorker.parser())) {
            answers.add(next);
        }
        return answers;
    }

    /** Of the messages with answers, how many each has. */
    private static List<Integer> sizes(List<FromWorker> answers) {
        return answers.stream()
                .filter(FromWorker::hasAnswers)
                .map(each -> each.getAnswers().getAnswersCount())
                .toList();
    }

    /** How many answers each batch has; a slow machine sends them in more messages. */
    private static List<Integer> batches(List<FromWorker> answers) {
        List<Integer> batches = new ArrayList<>();
        int answered = 0;
        for (FromWorker each : answers) {
            answered += each.getAnswers().getAnswersCount();
            if (!each.getAnswers().getLast()) continue;
            batches.add(answered);
            answered = 0;
        }
        return batches;
    }

    @Test
    void withoutATaskItSaysNothingAndEnds() throws IOException {
        assertEquals(List.of(), answers());
    }

    @Test
    void aTaskIsAnsweredByThatTheSolverCanRun() throws IOException {
        task("calm");

        assertEquals(List.of(Wire.started("")), answers());
        assertEquals(List.of("new calm", "close calm"), calls);
    }

    @Test
    void aSolverThatCannotRunEndsItWithTheReason() throws IOException {
        task("missing");
        task("calm");

        assertEquals(List.of(Wire.started("no library")), answers());
        assertEquals(List.of("new missing"), calls);
    }

    @Test
    void aTaskOfAnotherBuildIsRefusedWithTheVersionsOfBoth() throws IOException {
        program.send(ToWorker.newBuilder()
                .setTask(any("calm").toBuilder().setProtocol(99))
                .build());

        assertEquals(
                "the program uses version 99 of the protocol between program and worker, expected " + Wire.PROTOCOL
                        + ", because both must come from the same build. Check the class path of the workers",
                answers().get(0).getStarted().getUnavailable());
        assertEquals(List.of(), calls);
    }

    @Test
    void aBatchIsAnsweredInOrderAndTheLastMessageEndsIt() throws IOException {
        task("calm");
        program.send(puzzles(ANY_TIME, true, PUZZLE, Puzzles.NORVIG_HARD_1));
        program.send(puzzles(ANY_TIME, true, PUZZLE));

        assertEquals(List.of(2, 1), batches(answers()));
        assertEquals(
                List.of("new calm", "calm " + PUZZLE, "calm " + Puzzles.NORVIG_HARD_1, "calm " + PUZZLE, "close calm"),
                calls);
    }

    @Test
    void aBatchMayComeInSeveralFrames() throws IOException {
        task("calm");
        program.send(puzzles(ANY_TIME, false, PUZZLE));
        program.send(puzzles(ANY_TIME, true, Puzzles.NORVIG_HARD_1));

        assertEquals(List.of(2), batches(answers()));
    }

    @Test
    void framesOfABatchWhoseTimeIsOverAreSkipped() throws IOException {
        task("calm");
        program.send(puzzles(1, false, PUZZLE, PUZZLE));
        program.send(puzzles(1, true, PUZZLE));
        program.send(puzzles(ANY_TIME, true, PUZZLE, PUZZLE));

        assertEquals(List.of(1, 2), batches(answers()));
    }

    @Test
    void aBatchThatIsCutOffEndsIt() throws IOException {
        task("calm");
        program.send(puzzles(ANY_TIME, false, PUZZLE));

        UncheckedIOException cut = assertThrows(UncheckedIOException.class, this::answers);

        assertTrue(String.valueOf(cut.getMessage()).contains("a batch is cut off"), cut.getMessage());
        assertEquals(List.of("new calm", "calm " + PUZZLE, "close calm"), calls);
    }

    @Test
    void slowAnswersAreSentAtOnceAndTheEndOfTheBatchAfterThem() throws IOException {
        task("slow");
        program.send(puzzles(ANY_TIME, true, PUZZLE, PUZZLE));

        List<FromWorker> answers = answers();

        assertEquals(List.of(1, 1, 0), sizes(answers));
        assertEquals(
                List.of(false, false, true),
                answers.stream()
                        .skip(1)
                        .map(each -> each.getAnswers().getLast())
                        .toList());
    }

    @Test
    void manyAnswersComeInSeveralMessages() throws IOException {
        task("calm");
        program.send(puzzles(
                ANY_TIME, true, Stream.generate(() -> PUZZLE).limit(2000).toArray(Puzzle[]::new)));

        List<Integer> sizes = sizes(answers());

        assertTrue(sizes.size() > 1 && sizes.size() < 1000, sizes::toString);
        assertEquals(2000, sizes.stream().mapToInt(Integer::intValue).sum());
    }

    @Test
    void anotherTaskClosesTheSolverAndBeginsTheNext() throws IOException {
        task("calm");
        program.send(puzzles(ANY_TIME, true, PUZZLE));
        task("late");
        program.send(puzzles(ANY_TIME, true, PUZZLE));

        List<FromWorker> answers = answers();

        assertEquals(2, answers.stream().filter(FromWorker::hasStarted).count());
        assertEquals(List.of(1, 1), batches(answers));
        assertEquals(
                List.of("new calm", "calm " + PUZZLE, "close calm", "new late", "late " + PUZZLE, "close late"), calls);
    }

    @Test
    void theMarkTellsFromOutsideWhichRunIsUnderWay() throws IOException {
        task("calm");
        program.send(puzzles(ANY_TIME, true, PUZZLE, PUZZLE));
        answers();

        assertEquals(List.of(1L, 2L), marks);
        assertEquals(-2, ProgressMark.map(markFile).read());
    }

    @Test
    void ofTheFirstBatchStrayTimeIsNotKnown() throws IOException {
        task("calm");
        program.send(puzzles(ANY_TIME, true, PUZZLE));

        List<FromWorker> answers = answers();

        FromWorker last = answers.get(answers.size() - 1);
        assertTrue(last.getAnswers().hasDisturbance());
        assertFalse(last.getAnswers().getDisturbance().hasStrayPercent());
    }

    @Test
    void ofABatchAfterAPauseStrayTimeIsKnown() throws IOException {
        task("calm");
        program.send(puzzles(ANY_TIME, true, PUZZLE));
        input.writeTo(earlier);
        input.reset();
        pause = Duration.ofMillis(60);
        program.send(puzzles(ANY_TIME, true, PUZZLE));

        List<FromWorker> answers = answers();

        assertEquals(List.of(1, 1), batches(answers));
        FromWorker last = answers.get(answers.size() - 1);
        assertTrue(last.getAnswers().getDisturbance().hasStrayPercent());
    }

    @Test
    void anEmptyBatchIsEndedWithoutAnswers() throws IOException {
        task("calm");
        program.send(ToWorker.newBuilder()
                .setPuzzles(PuzzleBatch.newBuilder().setLast(true).setNanos(ANY_TIME))
                .build());

        assertEquals(List.of(0), sizes(answers()));
    }

    @Test
    void argumentsAreTheMarkWhetherThereIsAJarAndTheProgramsBroughtAlong() {
        List<String> programs = List.of("{one}", "{two}");

        assertEquals(
                List.of("mark", "false", "{one}", "{two}"), WorkerMain.arguments(Path.of("mark"), false, programs));
        assertEquals(List.of("mark", "true"), WorkerMain.arguments(Path.of("mark"), true, List.of()));
    }

    /** Gives up on every puzzle; one of them cannot run, and one takes its time. */
    private final class Calm implements StubFamily {
        private final String name;

        Calm(String name) {
            this.name = name;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public Solver create(SolverSpec spec, Trace trace) {
            calls.add("new " + name);
            if (name.equals("missing")) throw new SolverException("no library");
            return new Solver() {
                @Override
                public Answer answer(Puzzle puzzle, Question question, Budget budget) {
                    calls.add(name + " " + puzzle);
                    marks.add(mark());
                    if (name.equals("slow")) Jvm.pause(Duration.ofMillis(6));
                    return new Answer(new Claim.GaveUp(), Counters.none());
                }

                @Override
                public void close() {
                    calls.add("close " + name);
                }
            };
        }

        private long mark() {
            try {
                return ProgressMark.map(markFile).read();
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
    }
}
