package crosshatch.cli;

import crosshatch.puzzle.Geometry;
import crosshatch.trace.Event;
import crosshatch.trace.Levels;
import crosshatch.trace.Trace;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import tools.jackson.databind.json.JsonMapper;

/** Writes the trace of one puzzle as JSON Lines: an object an event. The fields are those of {@code docs/trace.md}. */
final class TraceJson implements Trace {
    private final Geometry geometry;
    private final Consumer<String> lines;
    private final Levels levels = new Levels();

    /** @param lines gets each line as soon as it is known, without its line break */
    TraceJson(Geometry geometry, Consumer<String> lines) {
        this.geometry = geometry;
        this.lines = lines;
    }

    /** One line: {@code event} first, then {@code fields} in their order. */
    static String line(String event, Map<String, Object> fields) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("event", event);
        all.putAll(fields);
        return JsonMapper.shared().writeValueAsString(all);
    }

    @Override
    public void event(Event event) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("level", levels.of(event));
        lines.accept(line(describe(event, fields), fields));
    }

    /** @return the name of the event; what else is known of it goes into {@code fields} */
    private String describe(Event event, Map<String, Object> fields) {
        if (event instanceof Event.Decision decision) {
            candidate(decision.cell(), decision.digit(), fields);
            fields.put("fill", decision.fill());
            fields.put("alternatives", decision.alternatives());
            return "decision";
        }
        if (event instanceof Event.Placed placed) {
            candidate(placed.cell(), placed.digit(), fields);
            fields.put("reason", placed.reason());
            return "placed";
        }
        if (event instanceof Event.Removed removed) {
            candidate(removed.cell(), removed.digit(), fields);
            fields.put("reason", removed.reason());
            return "removed";
        }
        if (event instanceof Event.DeadEnd deadEnd) {
            fields.put("reason", deadEnd.reason());
            return "dead-end";
        }
        if (event instanceof Event.Solution solution) {
            fields.put("grid", solution.grid().toString());
            return "solution";
        }
        if (event instanceof Event.Note note) {
            fields.put("text", note.text());
            return "note";
        }
        return "backtrack";
    }

    private void candidate(int cell, int digit, Map<String, Object> fields) {
        fields.put("cell", geometry.cellName(cell));
        fields.put("row", cell / geometry.digits() + 1);
        fields.put("column", cell % geometry.digits() + 1);
        fields.put("digit", digit);
    }
}
