package crosshatch.experiment.worker;

import com.google.protobuf.UnsafeByteOperations;
import crosshatch.experiment.MeasuredRun;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.results.Claims;
import crosshatch.results.schema.AnswerBatch;
import crosshatch.results.schema.BoardCells;
import crosshatch.results.schema.FromWorker;
import crosshatch.results.schema.MeasuredAnswer;
import crosshatch.results.schema.Noise;
import crosshatch.results.schema.PuzzleBatch;
import crosshatch.results.schema.RunLimits;
import crosshatch.results.schema.SolverClaim;
import crosshatch.results.schema.Started;
import crosshatch.results.schema.Task;
import crosshatch.results.schema.Times;
import crosshatch.results.schema.ToWorker;
import crosshatch.solver.Claim;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Converts the messages of {@code run.proto} between this program and a worker. A meaningless message causes an
 * {@link IllegalArgumentException}.
 */
final class Wire {
    /**
     * The version of the messages. It grows when the meaning of a field changes; a new field needs no new version.
     */
    static final int PROTOCOL = 2;

    /** The size at which frames are sent: several of them fit into a pipe, so that neither end waits for the other. */
    static final int FULL_BYTES = 1 << 15;

    /** The board that was read last; most batches have only this board. */
    private static volatile @Nullable Board lastRead;

    private Wire() {}

    /**
     * Describes the task of a worker process until the next such message.
     *
     * @param runLimits the limits of each run
     * @param limits the limits of the worker and of the processes that its solver starts
     */
    static Task task(SolverSpec spec, Question question, Limits runLimits, WorkerLimits limits) {
        RunLimits.Builder message = RunLimits.newBuilder();
        limit(runLimits.nanos(), message::setNanos);
        limit(runLimits.decisions(), message::setDecisions);
        limit(runLimits.conflicts(), message::setConflicts);
        limit(limits.cpuNanos(), message::setCpuNanos);
        limit(limits.memoryBytes(), message::setMemoryBytes);
        return Task.newBuilder()
                .setProtocol(PROTOCOL)
                .setSolver(spec.toString())
                .setQuestion(Task.Question.valueOf(question.kind().name()))
                .setSolutions(question.limit())
                .setLimits(message)
                .build();
    }

    /** Returns the question of a task. */
    static Question question(Task task) {
        return new Question(Question.Kind.valueOf(task.getQuestion().name()), task.getSolutions());
    }

    private static void limit(long most, LongConsumer field) {
        if (most != Limits.NONE) field.accept(most);
    }

    /** Returns the limits of each run, with the limits of processes that the solver starts. */
    static Limits limits(Task task) {
        RunLimits limits = task.getLimits();
        return new Limits(
                limits.hasNanos() ? limits.getNanos() : Limits.NONE,
                limits.hasDecisions() ? limits.getDecisions() : Limits.NONE,
                limits.hasConflicts() ? limits.getConflicts() : Limits.NONE,
                limits.hasCpuNanos() ? limits.getCpuNanos() : Limits.NONE,
                limits.hasMemoryBytes() ? limits.getMemoryBytes() : Limits.NONE);
    }

    /**
     * Returns a message for people if one side uses another version of the messages.
     *
     * @param side the side with that version
     * @param found the version; 0 if it is not known
     */
    static String otherProtocol(String side, int found) {
        return side + " uses version " + found + " of the protocol between program and worker, expected " + PROTOCOL
                + ", because both must come from the same build. Check the class path of the workers";
    }

    /**
     * Reports the start of a solver.
     *
     * @param unavailable the reason why the solver cannot run; empty if it can
     */
    static FromWorker started(String unavailable) {
        return FromWorker.newBuilder()
                .setStarted(Started.newBuilder().setProtocol(PROTOCOL).setUnavailable(unavailable))
                .build();
    }

    /**
     * Reports that the machine lacks something.
     *
     * @param what the missing resource, for people
     */
    static FromWorker lacking(String what) {
        return FromWorker.newBuilder().setLacking(what).build();
    }

    /** The boards of a message, each once, with their puzzles and grids. */
    private static final class Boards {
        private final List<Board> met = new ArrayList<>();

        BoardCells cells(Grid grid) {
            return BoardCells.newBuilder()
                    .setBoard(place(grid.board()))
                    .setDigits(UnsafeByteOperations.unsafeWrap(grid.bytes()))
                    .build();
        }

        private int place(Board board) {
            int known = met.indexOf(board);
            if (known >= 0) return known;
            met.add(board);
            return met.size() - 1;
        }

        List<String> texts() {
            return met.stream().map(Board::text).toList();
        }

        int size() {
            return met.stream().mapToInt(board -> board.text().length()).sum();
        }
    }

    private static List<Board> boards(List<String> texts) {
        List<Board> boards = new ArrayList<>(texts.size());
        for (String text : texts) boards.add(board(text));
        return boards;
    }

    private static Board board(String text) {
        Board last = lastRead;
        if (last != null && last.text().equals(text)) return last;
        Board board = Board.parse(text);
        lastRead = board;
        return board;
    }

    private static Grid grid(BoardCells cells, List<Board> boards) {
        int board = cells.getBoard();
        if (board < 0 || board >= boards.size()) throw new IllegalArgumentException("board " + board);
        return Grid.of(boards.get(board), cells.getDigits().toByteArray());
    }

    /** Collects puzzles of a batch for one message. */
    static final class Puzzles {
        private final PuzzleBatch.Builder batch;
        private final Boards boards = new Boards();
        private int bytes;

        /**
         * Begins a message.
         *
         * @param nanos the time in runs of the batch after which no further puzzle is begun
         */
        Puzzles(long nanos) {
            batch = PuzzleBatch.newBuilder().setNanos(nanos);
        }

        void add(Puzzle puzzle) {
            BoardCells cells = boards.cells(puzzle.givens());
            bytes += cells.getSerializedSize();
            batch.addPuzzles(cells);
        }

        boolean isFull() {
            return bytes + boards.size() >= FULL_BYTES;
        }

        /**
         * Returns the message.
         *
         * @param last whether it ends the batch
         */
        ToWorker message(boolean last) {
            return ToWorker.newBuilder()
                    .setPuzzles(batch.setLast(last).addAllBoards(boards.texts()))
                    .build();
        }
    }

    static List<Puzzle> puzzles(PuzzleBatch batch) {
        List<Board> boards = boards(batch.getBoardsList());
        List<Puzzle> puzzles = new ArrayList<>(batch.getPuzzlesCount());
        for (BoardCells cells : batch.getPuzzlesList()) puzzles.add(new Puzzle(grid(cells, boards)));
        return puzzles;
    }

    /** Collects answers of a batch for one message. */
    static final class Answers {
        private final AnswerBatch.Builder batch = AnswerBatch.newBuilder();
        private final Boards boards = new Boards();
        private int bytes;

        void add(MeasuredRun run) {
            MeasuredAnswer answer = MeasuredAnswer.newBuilder()
                    .setClaim(claim(run.claim()))
                    .setTimes(run.times())
                    .setCounts(run.counts())
                    .build();
            bytes += answer.getSerializedSize();
            batch.addAnswers(answer);
        }

        private SolverClaim.Builder claim(Claim claim) {
            SolverClaim.Builder message = SolverClaim.newBuilder().setKind(Claims.kind(claim));
            for (Grid grid : claim.shown()) message.addGrids(boards.cells(grid));
            return claim instanceof Claim.Failed failed ? message.setError(failed.error()) : message;
        }

        boolean isFull() {
            return bytes + boards.size() >= FULL_BYTES;
        }

        /** Returns a message after which the batch continues. */
        FromWorker message() {
            return FromWorker.newBuilder()
                    .setAnswers(batch.addAllBoards(boards.texts()))
                    .build();
        }

        /** Returns the last message of the batch. */
        FromWorker last(Noise disturbance) {
            batch.setLast(true).setDisturbance(disturbance);
            return message();
        }
    }

    /**
     * Returns the runs in a message.
     *
     * @param workerBytes the size of the process, for runs without their own figure; -1 if it is not known
     */
    static List<MeasuredRun> runs(AnswerBatch batch, long workerBytes) {
        List<Board> boards = boards(batch.getBoardsList());
        List<MeasuredRun> runs = new ArrayList<>(batch.getAnswersCount());
        for (MeasuredAnswer answer : batch.getAnswersList()) {
            Times times = answer.getTimes();
            runs.add(new MeasuredRun(
                    claim(answer.getClaim(), boards),
                    answer.getCounts(),
                    times.hasWorkerBytes() || workerBytes < 0
                            ? times
                            : times.toBuilder().setWorkerBytes(workerBytes).build()));
        }
        return runs;
    }

    private static Claim claim(SolverClaim claim, List<Board> boards) {
        List<Grid> grids = new ArrayList<>(claim.getGridsCount());
        for (BoardCells cells : claim.getGridsList()) grids.add(grid(cells, boards));
        return Claims.of(claim.getKind(), grids, claim.getError());
    }
}
