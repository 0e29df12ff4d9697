package crosshatch.trace;

import crosshatch.puzzle.Geometry;
import java.util.function.Consumer;

/**
 * Writes the trace of one puzzle for people: a line an event, what follows from a decision indented below it, cells as
 * {@code r4c3}, {@code =} for a digit that is placed, {@code ≠} for a candidate that is removed. Keeps nothing but the level.
 */
public final class TraceText implements Trace {
    private static final String INDENT = "  ";

    private final Geometry geometry;
    private final Consumer<String> lines;
    private final Levels levels = new Levels();

    /** @param lines gets each line as soon as it is known, without its line break */
    public TraceText(Geometry geometry, Consumer<String> lines) {
        this.geometry = geometry;
        this.lines = lines;
    }

    @Override
    public void event(Event event) {
        int level = levels.of(event);
        boolean heading = event instanceof Event.Decision || event instanceof Event.Backtrack;
        lines.accept(INDENT.repeat(heading ? level - 1 : level) + words(event));
    }

    private String words(Event event) {
        if (event instanceof Event.Decision decision) return words(decision);
        if (event instanceof Event.Placed placed) {
            return candidate(placed.cell(), true, placed.digit()) + "  " + placed.reason();
        }
        if (event instanceof Event.Removed removed) {
            return candidate(removed.cell(), false, removed.digit()) + "  " + removed.reason();
        }
        if (event instanceof Event.DeadEnd deadEnd) return "dead end: " + deadEnd.reason();
        if (event instanceof Event.Backtrack backtrack) return "backtrack from level " + backtrack.level();
        if (event instanceof Event.Solution solution) return "solution " + solution.grid();
        return "note: " + ((Event.Note) event).text();
    }

    private String words(Event.Decision decision) {
        return "decision " + candidate(decision.cell(), decision.fill(), decision.digit()) + "  level "
                + decision.level() + ", one of " + decision.alternatives();
    }

    private String candidate(int cell, boolean present, int digit) {
        return geometry.cellName(cell) + (present ? " = " : " ≠ ") + digit;
    }
}
