package crosshatch.experiment.worker;

import static crosshatch.experiment.Records.noise;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.ByteString;
import com.google.protobuf.Message;
import crosshatch.Puzzles;
import crosshatch.experiment.MeasuredRun;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Pair;
import crosshatch.results.schema.AnswerBatch;
import crosshatch.results.schema.BoardCells;
import crosshatch.results.schema.FromWorker;
import crosshatch.results.schema.MeasuredAnswer;
import crosshatch.results.schema.Noise;
import crosshatch.results.schema.PuzzleBatch;
import crosshatch.results.schema.SolverClaim;
import crosshatch.results.schema.Task;
import crosshatch.results.schema.Times;
import crosshatch.results.schema.ToWorker;
import crosshatch.solver.Answer;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What goes through the pipe comes out as it was, or is noticed. */
class WireTest {
    private static final Board OTHER =
            Board.builder(3, 3).relation(Pair.less(0, 2)).build();
    private static final Times TIMES =
            Times.newBuilder().setTotalNs(2).setCpuNs(3).setWorkerBytes(6).build();
    private static final Answer GAVE_UP = new Answer(new Claim.GaveUp(), Counters.none());

    static Stream<Claim> claims() {
        Grid grid = Puzzles.EULER_1_SOLUTION;
        Grid latin = Grid.of(Board.latin(3), new int[] {1, 2, 3, 2, 3, 1, 3, 1, 2});
        return Stream.of(
                new Claim.Solved(grid),
                new Claim.Unique(latin),
                new Claim.Several(grid, Puzzles.NORVIG_HARD_1_SOLUTION),
                new Claim.Several(Grid.of(OTHER, new int[] {1, 2, 3}), Grid.of(OTHER, new int[] {1, 1, 2})),
                new Claim.NoSolution(),
                new Claim.Counted(List.of(grid, Puzzles.cyclic(2), Puzzles.cyclic(10)), true),
                new Claim.Counted(List.of(), false),
                new Claim.OutOfBudget(Limit.CONFLICTS),
                new Claim.GaveUp(),
                new Claim.Failed("kaputt – с концами"));
    }

    @Test
    void aTaskComesOutAsItWas() throws IOException {
        WorkerLimits processes = new WorkerLimits(0, 4, 5, 6, 7);
        SolverSpec spec = SolverCatalog.standard().spec("engine/select=min");
        Task task = Wire.task(spec, Question.parse("count:7"), new Limits(1, 2, 3), processes);
        Task free = Wire.task(spec, Question.ANY, Limits.UNLIMITED, WorkerLimits.NONE);

        assertEquals(task, through(ToWorker.newBuilder().setTask(task).build()).getTask());
        assertEquals(spec.toString(), task.getSolver());
        assertEquals(Question.count(7), Wire.question(task));
        assertEquals(Question.ANY, Wire.question(free));
        assertEquals(new Limits(1, 2, 3, 4, 5), Wire.limits(task));
        assertEquals(Limits.UNLIMITED, Wire.limits(free));
    }

    @Test
    void whatDisturbedABatchComesWithItsLastMessage() throws IOException {
        Noise disturbance = noise(7, 98, -1, -1, -1, -1);
        AnswerBatch middle = through(new Wire.Answers().message()).getAnswers();
        AnswerBatch last = through(new Wire.Answers().last(disturbance)).getAnswers();

        assertFalse(middle.getLast());
        assertFalse(middle.hasDisturbance());
        assertTrue(last.getLast());
        assertEquals(disturbance, last.getDisturbance());
    }

    @ParameterizedTest
    @MethodSource("claims")
    void aMeasurementComesOutAsItWas(Claim claim) throws IOException {
        Counters counters = Counters.builder()
                .set(Counter.BACKTRACKS, 1L << 53)
                .set(Counter.DEPTH, 0)
                .setNative("nodes", -7)
                .setNative("ärger", 8)
                .build();
        MeasuredRun run = new MeasuredRun(new Answer(claim, counters), TIMES);

        MeasuredRun read = through(run, 9);

        assertEquals(claim, read.answer().claim());
        assertEquals(TIMES, read.times());
        assertEquals(counters.toString(), read.answer().counters().toString());
    }

    @Test
    void howLargeTheWorkerIsIsAddedWhereTheMeasurementDoesNotSay() throws IOException {
        MeasuredRun run =
                new MeasuredRun(GAVE_UP, Times.newBuilder().setTotalNs(5).build());

        assertEquals(9, through(run, 9).times().getWorkerBytes());
        assertFalse(through(run, -1).times().hasWorkerBytes());
    }

    private static MeasuredRun through(MeasuredRun run, long workerBytes) throws IOException {
        Wire.Answers answers = new Wire.Answers();
        answers.add(run);
        return Wire.runs(through(answers.message()).getAnswers(), workerBytes).get(0);
    }

    @Test
    void anyNumberOfCountersOfALibraryComesOutAsItWas() throws IOException {
        Counters.Builder counters = Counters.builder();
        for (int i = 0; i < 300; i++) counters.setNative("counter " + i, i);
        MeasuredRun run = new MeasuredRun(new Answer(new Claim.GaveUp(), counters.build()), TIMES);

        MeasuredRun read = through(run, 6);

        assertEquals(
                List.copyOf(run.answer().counters().natives().entrySet()),
                List.copyOf(read.answer().counters().natives().entrySet()));
    }

    @Test
    void puzzlesOfAnyBoardComeOutAsTheyWere() throws IOException {
        List<Puzzle> puzzles = List.of(
                Puzzles.EULER_1,
                Puzzles.ORDER_5,
                new Puzzle(Puzzles.cyclic(10)),
                new Puzzle(Grid.of(Board.latin(100), new int[10_000])),
                new Puzzle(Grid.of(OTHER, new int[] {3, 0, 1})),
                new Puzzle(Grid.of(Board.latin(2), new int[] {0, 2, 0, 0})),
                new Puzzle(Grid.of(OTHER, new int[] {0, 0, 1})));
        Wire.Puzzles batch = new Wire.Puzzles(77);
        puzzles.forEach(batch::add);

        PuzzleBatch read = through(batch.message(true)).getPuzzles();

        assertEquals(puzzles, Wire.puzzles(read));
        assertEquals(77, read.getNanos());
        assertTrue(read.getLast());
        assertEquals(6, read.getBoardsCount());
    }

    @Test
    void aMessageIsFullBeforeItIsTooLargeForThePipe() {
        Wire.Puzzles batch = new Wire.Puzzles(1);
        int puzzles = 0;
        for (; !batch.isFull(); puzzles++) batch.add(Puzzles.EULER_1);

        int bytes = batch.message(true).getSerializedSize();
        assertTrue(bytes >= Wire.FULL_BYTES && bytes < Wire.FULL_BYTES + 2000, bytes + " bytes");
        assertTrue(puzzles > 300, puzzles + " puzzles");
    }

    @Test
    void aMessageOfAnswersIsFullBeforeItIsTooLargeForThePipe() {
        Wire.Answers batch = new Wire.Answers();
        assertFalse(batch.isFull());
        int answers = 0;
        for (; !batch.isFull(); answers++) {
            batch.add(new MeasuredRun(new Answer(new Claim.Solved(Puzzles.EULER_1_SOLUTION), Counters.none()), TIMES));
        }

        int bytes = batch.message().getSerializedSize();
        assertTrue(bytes >= Wire.FULL_BYTES && bytes < Wire.FULL_BYTES + 2000, bytes + " bytes");
        assertTrue(answers > 200, answers + " answers");
    }

    @Test
    void longTextsOfBoardsFillAMessageToo() {
        BoardBuilder related = Board.builder(9, 90);
        for (int one = 0; one < 90; one++) {
            for (int other = one + 1; other < 90; other++) related.relation(Pair.less(one, other));
        }
        Grid grid = Grid.of(related.build(), new int[90]);
        Wire.Puzzles puzzles = new Wire.Puzzles(1);
        Wire.Answers answers = new Wire.Answers();

        puzzles.add(new Puzzle(grid));
        answers.add(new MeasuredRun(new Answer(new Claim.Solved(grid), Counters.none()), TIMES));

        assertTrue(grid.board().text().length() > Wire.FULL_BYTES);
        assertTrue(puzzles.isFull());
        assertTrue(answers.isFull());
    }

    @Test
    void howLargeTheWorkerIsMayBeNothing() throws IOException {
        assertTrue(through(
                        new MeasuredRun(
                                GAVE_UP, Times.newBuilder().setTotalNs(5).build()),
                        0)
                .times()
                .hasWorkerBytes());
    }

    @Test
    void whatIsSentLeavesAtOnce() throws IOException {
        ByteArrayOutputStream pipe = new ByteArrayOutputStream();
        new Frames(InputStream.nullInputStream(), new BufferedOutputStream(pipe)).send(Wire.started(""));

        assertTrue(pipe.size() > Frames.HEADER_BYTES);
    }

    @Test
    void aMessageThatMakesNoSenseIsRefused() {
        BoardCells short1 = BoardCells.newBuilder()
                .setDigits(ByteString.copyFrom(new byte[80]))
                .build();
        BoardCells noBoard = BoardCells.newBuilder()
                .setBoard(1)
                .setDigits(ByteString.copyFrom(new byte[81]))
                .build();
        BoardCells badDigit = BoardCells.newBuilder()
                .setDigits(ByteString.copyFrom(new byte[81]).substring(1).concat(ByteString.copyFrom(new byte[] {10})))
                .build();
        for (BoardCells bad : List.of(short1, noBoard, badDigit)) {
            PuzzleBatch batch = PuzzleBatch.newBuilder()
                    .addBoards("sudoku-3")
                    .addPuzzles(bad)
                    .build();
            assertThrows(IllegalArgumentException.class, () -> Wire.puzzles(batch));
        }
        assertRefused(SolverClaim.newBuilder());
        assertRefused(SolverClaim.newBuilder().setKindValue(99));
        assertRefused(SolverClaim.newBuilder().setKind(SolverClaim.Kind.SOLVED));
    }

    private static void assertRefused(SolverClaim.Builder claim) {
        AnswerBatch batch = AnswerBatch.newBuilder()
                .addAnswers(MeasuredAnswer.newBuilder().setClaim(claim))
                .build();
        assertThrows(IllegalArgumentException.class, () -> Wire.runs(batch, -1), claim::toString);
    }

    @Test
    void anyChangedByteIsNoticed() throws IOException {
        Wire.Puzzles batch = new Wire.Puzzles(1);
        batch.add(Puzzles.EULER_1);
        byte[] sent = sent(batch.message(true));
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(6L);

        for (int place = 0; place < sent.length; place++) {
            byte[] bytes = sent.clone();
            bytes[place] ^= (byte) (1 + random.nextInt(255));
            Frames reader = new Frames(new ByteArrayInputStream(bytes), OutputStream.nullOutputStream());
            assertThrows(IOException.class, () -> reader.next(ToWorker.parser()), "byte " + place);
        }
    }

    @Test
    void aFrameWithoutAMessageIsGarbage() {
        byte[] content = {(byte) 0xff, (byte) 0xff};
        CRC32C sum = new CRC32C();
        sum.update(content, 0, content.length);
        byte[] frame = ByteBuffer.allocate(Frames.HEADER_BYTES + content.length)
                .putInt(Frames.MAGIC)
                .putInt(content.length)
                .putInt((int) sum.getValue())
                .put(content)
                .array();

        Frames reader = new Frames(new ByteArrayInputStream(frame), OutputStream.nullOutputStream());
        assertThrows(Frames.GarbageException.class, () -> reader.next(FromWorker.parser()));
    }

    @Test
    void whatFollowsGarbageIsToldUpToThreeHundredBytes() throws IOException {
        byte[] words = ("#123 a crash" + ".".repeat(1000)).getBytes(StandardCharsets.ISO_8859_1);
        Frames reader = new Frames(new ByteArrayInputStream(words), OutputStream.nullOutputStream());

        assertThrows(Frames.GarbageException.class, () -> reader.next(FromWorker.parser()));

        assertEquals(".".repeat(300), reader.rest());
    }

    @Test
    void threeBytesAreNoHeaderAndFourWithoutTheRestAreCutOff() {
        byte[] magic = ByteBuffer.allocate(4).putInt(Frames.MAGIC).array();

        assertThrows(Frames.GarbageException.class, () -> new Frames(
                        new ByteArrayInputStream(magic, 0, 3), OutputStream.nullOutputStream())
                .next(FromWorker.parser()));
        assertThrows(
                EOFException.class, () -> new Frames(new ByteArrayInputStream(magic), OutputStream.nullOutputStream())
                        .next(FromWorker.parser()));
    }

    @Test
    void anEmptyMessageComesOutAsItWas() throws IOException {
        assertEquals(FromWorker.getDefaultInstance(), through(FromWorker.getDefaultInstance()));
    }

    @Test
    void aFrameThatIsLargerThanAnyIsGarbage() {
        for (int length : new int[] {-1, (1 << 30) + 1}) {
            byte[] header = ByteBuffer.allocate(Frames.HEADER_BYTES)
                    .putInt(Frames.MAGIC)
                    .putInt(length)
                    .array();
            Frames reader = new Frames(new ByteArrayInputStream(header), OutputStream.nullOutputStream());

            assertThrows(Frames.GarbageException.class, () -> reader.next(FromWorker.parser()));
        }
    }

    @Test
    void theStreamMayEndBetweenFramesOnly() throws IOException {
        byte[] bytes = sent(Wire.started("hello"));

        Frames whole = new Frames(new ByteArrayInputStream(bytes), OutputStream.nullOutputStream());
        assertNotNull(whole.next(FromWorker.parser()));
        assertNull(whole.next(FromWorker.parser()));
        Frames cut = new Frames(new ByteArrayInputStream(bytes, 0, bytes.length - 1), OutputStream.nullOutputStream());
        assertThrows(IOException.class, () -> cut.next(FromWorker.parser()));
    }

    private static byte[] sent(Message message) throws IOException {
        ByteArrayOutputStream sent = new ByteArrayOutputStream();
        new Frames(InputStream.nullInputStream(), sent).send(message);
        return sent.toByteArray();
    }

    private static ToWorker through(ToWorker message) throws IOException {
        Frames reader = new Frames(new ByteArrayInputStream(sent(message)), OutputStream.nullOutputStream());
        return Objects.requireNonNull(reader.next(ToWorker.parser()));
    }

    private static FromWorker through(FromWorker message) throws IOException {
        Frames reader = new Frames(new ByteArrayInputStream(sent(message)), OutputStream.nullOutputStream());
        return Objects.requireNonNull(reader.next(FromWorker.parser()));
    }
}
