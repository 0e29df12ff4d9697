package crosshatch.solver.trace;

import crosshatch.puzzle.board.Board;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Writes the trace of one puzzle as text, with one line per event. The consequences of a decision are indented below the
 * decision. {@code r4c3=5} is a placed digit, and {@code r1c4,r2c5≠3} are two removed candidates. Removals of one digit for one
 * reason share a line. Only the current level and line are kept in memory.
 */
public final class TraceText implements Trace {
    private static final String INDENT = "  ";

    private final Board board;
    private final Consumer<String> lines;
    private final DecisionLevels levels = new DecisionLevels();
    /** The last line, if it lists removed candidates; the next event may extend it. */
    private @Nullable Line growing;

    /**
     * Makes a writer for puzzles on a board.
     *
     * @param lines receives each line without its line break
     */
    public TraceText(Board board, Consumer<String> lines) {
        this.board = board;
        this.lines = lines;
    }

    @Override
    public void event(Event event) {
        Line line = event.accept(new Words(levels.of(event)));
        if (growing != null && line.grows && growing.text.equals(line.text)) {
            growing.cells.append(',').append(line.cells);
            return;
        }
        end();
        if (line.grows) growing = line;
        else write(line);
    }

    /** Writes the last line, which a further event might have extended. Call this method after the last event. */
    public void end() {
        if (growing != null) write(growing);
        growing = null;
    }

    private void write(Line line) {
        lines.accept(INDENT.repeat(line.level) + line.cells + line.text);
    }

    /**
     * A line that may still be extended.
     *
     * @param cells the cells at the beginning of the line; empty if it names none
     * @param grows whether further events with this text are added to the line
     */
    private record Line(int level, StringBuilder cells, String text, boolean grows) {}

    /** Writes the line of each kind of event, with the indentation of its level. */
    private final class Words implements Event.Visitor<Line> {
        private final int level;

        Words(int level) {
            this.level = level;
        }

        @Override
        public Line decision(Event.Decision event) {
            Event.Literal what = new Event.Literal(event.cell(), event.digit(), event.fill());
            return whole(
                    level - 1,
                    "decision " + what.text(board::cellName) + "  level " + event.level() + ", one of "
                            + event.alternatives());
        }

        @Override
        public Line branch(Event.Branch event) {
            return whole(level - 1, "decision " + event.text() + "  level " + event.level());
        }

        @Override
        public Line placed(Event.Placed event) {
            return whole(level, board.cellName(event.cell()) + "=" + event.digit() + "  " + event.reason());
        }

        @Override
        public Line removed(Event.Removed event) {
            StringBuilder cells = new StringBuilder(board.cellName(event.cell()));
            return new Line(level, cells, "≠" + event.digit() + "  " + event.reason(), true);
        }

        @Override
        public Line deadEnd(Event.DeadEnd event) {
            return whole(level, "dead end: " + event.reason());
        }

        @Override
        public Line backtrack(Event.Backtrack event) {
            return whole(level - 1, "backtrack from level " + event.level());
        }

        @Override
        public Line solution(Event.Solution event) {
            return whole(level, "solution " + event.grid());
        }

        @Override
        public Line defined(Event.Defined event) {
            return whole(level, event.literal().text(board::cellName) + " means " + or(event.one()));
        }

        @Override
        public Line learnt(Event.Learnt event) {
            return whole(level, "learnt " + or(event.clause()));
        }

        private String or(List<Event.Literal> literals) {
            return literals.stream()
                    .map(literal -> literal.text(board::cellName))
                    .collect(Collectors.joining(" or "));
        }

        @Override
        public Line jump(Event.Jump event) {
            return whole(level, event.level() == 0 ? "back to the root" : "back to level " + event.level());
        }

        @Override
        public Line note(Event.Note event) {
            return whole(level, "note: " + event.text());
        }

        @Override
        public Line proofRefused(Event.ProofRefused event) {
            return whole(level, "its proof is refused: " + event.reason());
        }

        private static Line whole(int level, String text) {
            return new Line(level, new StringBuilder(), text, false);
        }
    }
}
