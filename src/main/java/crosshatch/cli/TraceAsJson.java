package crosshatch.cli;

import crosshatch.board.Board;
import crosshatch.corpus.Instance;
import crosshatch.experiment.Attempt;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.trace.Event;
import crosshatch.trace.Levels;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** Writes a trace as JSON Lines: an object for each puzzle, event and answer. The fields are those of {@code docs/trace.md}. */
final class TraceAsJson implements PuzzleTrace {
    private final TraceLines lines;
    private final SolverSpec solver;
    private final Question question;
    private Board board = Board.sudoku(2); // until the first puzzle
    private Levels levels = new Levels();

    TraceAsJson(TraceLines lines, SolverSpec solver, Question question) {
        this.lines = lines;
        this.solver = solver;
        this.question = question;
    }

    @Override
    public void begin(Instance instance) {
        board = instance.puzzle().board();
        levels = new Levels();
        Map<String, Object> fields = named("puzzle");
        fields.put("set", instance.set());
        fields.put("position", instance.position());
        fields.put("puzzle", instance.puzzle().toString());
        fields.put("puzzle_id", instance.puzzle().id());
        fields.put("solver", solver.toString());
        fields.put("question", question.toString());
        write(fields);
    }

    @Override
    public void event(Event event) {
        int level = levels.of(event);
        Map<String, Object> fields = named(name(event));
        fields.put("level", level);
        describe(event, fields);
        write(fields);
    }

    @Override
    public void end(Attempt attempt) {
        Map<String, Object> fields = named("answer");
        fields.put("claim", attempt.answer().claim().word());
        fields.put("verdict", attempt.ruling().verdict().word());
        write(fields);
    }

    @Override
    public boolean on() {
        return lines.open();
    }

    @Override
    public void close() {
        lines.close();
    }

    private static Map<String, Object> named(String event) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("event", event);
        return fields;
    }

    private void write(Map<String, Object> fields) {
        lines.line(JsonMapper.shared().writeValueAsString(fields));
    }

    private static String name(Event event) {
        if (event instanceof Event.Decision) return "decision";
        if (event instanceof Event.Placed) return "placed";
        if (event instanceof Event.Removed) return "removed";
        if (event instanceof Event.DeadEnd) return "dead-end";
        if (event instanceof Event.Backtrack) return "backtrack";
        if (event instanceof Event.Solution) return "solution";
        return "note";
    }

    /** What is known of an event beside its level. */
    private void describe(Event event, Map<String, Object> fields) {
        if (event instanceof Event.Decision decision) {
            candidate(decision.cell(), decision.digit(), fields);
            fields.put("fill", decision.fill());
            fields.put("alternatives", decision.alternatives());
        } else if (event instanceof Event.Placed placed) {
            candidate(placed.cell(), placed.digit(), fields);
            fields.put("reason", placed.reason());
        } else if (event instanceof Event.Removed removed) {
            candidate(removed.cell(), removed.digit(), fields);
            fields.put("reason", removed.reason());
        } else if (event instanceof Event.DeadEnd deadEnd) {
            fields.put("reason", deadEnd.reason());
        } else if (event instanceof Event.Solution solution) {
            fields.put("grid", solution.grid().toString());
        } else if (event instanceof Event.Note note) {
            fields.put("text", note.text());
        }
    }

    private void candidate(int cell, int digit, Map<String, Object> fields) {
        fields.put("cell", board.cellName(cell));
        board.layout().ifPresent(layout -> {
            fields.put("row", layout.row(cell) + 1);
            fields.put("column", layout.column(cell) + 1);
        });
        fields.put("digit", digit);
    }
}
