package crosshatch.app.cli;

import crosshatch.experiment.JudgedRun;
import crosshatch.instances.sets.Instance;
import crosshatch.puzzle.board.Board;
import crosshatch.results.Words;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.DecisionLevels;
import crosshatch.solver.trace.Event;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** Writes a trace as JSON Lines: an object for each puzzle, event and answer. The fields are those of {@code docs/reference/trace-events.md}. */
final class TraceAsJson implements PuzzleTrace {
    private final TraceLines lines;
    private final SolverSpec solver;
    private final Question question;
    private Board board = Board.sudoku(2); // until the first puzzle
    private DecisionLevels levels = new DecisionLevels();

    TraceAsJson(TraceLines lines, SolverSpec solver, Question question) {
        this.lines = lines;
        this.solver = solver;
        this.question = question;
    }

    @Override
    public void begin(Instance instance) {
        board = instance.puzzle().board();
        levels = new DecisionLevels();
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
        write(event.accept(new Fields(levels.of(event))));
    }

    @Override
    public void end(JudgedRun run) {
        Map<String, Object> fields = named("answer");
        fields.put("claim", run.answer().claim().word());
        fields.put("verdict", Words.of(run.ruling().verdict()));
        fields.put("evidence", Words.of(run.ruling().evidence()));
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

    /** Returns the fields of an event. */
    private final class Fields implements Event.Visitor<Map<String, Object>> {
        private final int level;

        Fields(int level) {
            this.level = level;
        }

        @Override
        public Map<String, Object> decision(Event.Decision event) {
            Map<String, Object> fields = candidate("decision", event.cell(), event.digit());
            fields.put("fill", event.fill());
            fields.put("alternatives", event.alternatives());
            return fields;
        }

        @Override
        public Map<String, Object> branch(Event.Branch event) {
            Map<String, Object> fields = onLevel("branch");
            fields.put("text", event.text());
            return fields;
        }

        @Override
        public Map<String, Object> placed(Event.Placed event) {
            Map<String, Object> fields = candidate("placed", event.cell(), event.digit());
            fields.put("reason", event.reason());
            return fields;
        }

        @Override
        public Map<String, Object> removed(Event.Removed event) {
            Map<String, Object> fields = candidate("removed", event.cell(), event.digit());
            fields.put("reason", event.reason());
            return fields;
        }

        @Override
        public Map<String, Object> deadEnd(Event.DeadEnd event) {
            Map<String, Object> fields = onLevel("dead-end");
            fields.put("reason", event.reason());
            return fields;
        }

        @Override
        public Map<String, Object> backtrack(Event.Backtrack event) {
            return onLevel("backtrack");
        }

        @Override
        public Map<String, Object> solution(Event.Solution event) {
            Map<String, Object> fields = onLevel("solution");
            fields.put("grid", event.grid().toString());
            return fields;
        }

        @Override
        public Map<String, Object> defined(Event.Defined event) {
            Map<String, Object> fields = onLevel("defined");
            fields.put("literal", event.literal().text(board::cellName));
            fields.put("one", texts(event.one()));
            return fields;
        }

        @Override
        public Map<String, Object> learnt(Event.Learnt event) {
            Map<String, Object> fields = onLevel("learnt");
            fields.put("clause", texts(event.clause()));
            return fields;
        }

        private List<String> texts(List<Event.Literal> literals) {
            return literals.stream()
                    .map(literal -> literal.text(board::cellName))
                    .toList();
        }

        @Override
        public Map<String, Object> jump(Event.Jump event) {
            return onLevel("jump");
        }

        @Override
        public Map<String, Object> note(Event.Note event) {
            Map<String, Object> fields = onLevel("note");
            fields.put("text", event.text());
            return fields;
        }

        @Override
        public Map<String, Object> proofRefused(Event.ProofRefused event) {
            Map<String, Object> fields = onLevel("proof-refused");
            fields.put("reason", event.reason());
            return fields;
        }

        private Map<String, Object> candidate(String event, int cell, int digit) {
            Map<String, Object> fields = onLevel(event);
            fields.put("cell", board.cellName(cell));
            board.layout().ifPresent(layout -> {
                fields.put("row", layout.row(cell) + 1);
                fields.put("column", layout.column(cell) + 1);
            });
            fields.put("digit", digit);
            return fields;
        }

        private Map<String, Object> onLevel(String event) {
            Map<String, Object> fields = named(event);
            fields.put("level", level);
            return fields;
        }
    }
}
