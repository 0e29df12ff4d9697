package crosshatch.trace;

import crosshatch.board.Board;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Writes the trace of one puzzle for people: a line an event, what follows from a decision indented below it; {@code r4c3=5}
 * for a digit that is placed, {@code r1c4,r2c5≠3} for a candidate that is removed. Removals of one digit for one reason share
 * a line. Keeps nothing but the level and the line it is at.
 */
public final class TraceText implements Trace {
    private static final String INDENT = "  ";

    private final Board board;
    private final Consumer<String> lines;
    private final Levels levels = new Levels();
    private @Nullable Removals removals;

    /** @param lines gets each line without its line break */
    public TraceText(Board board, Consumer<String> lines) {
        this.board = board;
        this.lines = lines;
    }

    @Override
    public void event(Event event) {
        int level = levels.of(event);
        if (event instanceof Event.Removed removed) {
            remove(removed, level);
            return;
        }
        end();
        boolean heading = event instanceof Event.Decision || event instanceof Event.Backtrack;
        line(heading ? level - 1 : level, words(event));
    }

    /** To be called after the last event: writes the line that might have been continued. */
    public void end() {
        if (removals == null) return;
        line(removals.level, removals.cells + "≠" + removals.digit + "  " + removals.reason);
        removals = null;
    }

    private void remove(Event.Removed removed, int level) {
        String cell = board.cellName(removed.cell());
        if (removals != null && removals.digit == removed.digit() && removals.reason.equals(removed.reason())) {
            removals.cells.append(',').append(cell);
            return;
        }
        end();
        removals = new Removals(level, new StringBuilder(cell), removed.digit(), removed.reason());
    }

    private void line(int level, String text) {
        lines.accept(INDENT.repeat(level) + text);
    }

    private String words(Event event) {
        if (event instanceof Event.Decision decision) {
            return "decision " + board.cellName(decision.cell()) + (decision.fill() ? "=" : "≠") + decision.digit()
                    + "  level " + decision.level() + ", one of " + decision.alternatives();
        }
        if (event instanceof Event.Placed placed) {
            return board.cellName(placed.cell()) + "=" + placed.digit() + "  " + placed.reason();
        }
        if (event instanceof Event.DeadEnd deadEnd) return "dead end: " + deadEnd.reason();
        if (event instanceof Event.Backtrack backtrack) return "backtrack from level " + backtrack.level();
        if (event instanceof Event.Solution solution) return "solution " + solution.grid();
        if (event instanceof Event.Note note) return "note: " + note.text();
        throw new AssertionError("removals have lines of their own: " + event);
    }

    /** A line about removed candidates, which the next event may continue. */
    private record Removals(int level, StringBuilder cells, int digit, String reason) {}
}
