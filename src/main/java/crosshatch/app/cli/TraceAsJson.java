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
        write(fields(
                "event", "puzzle",
                "set", instance.set(),
                "position", instance.position(),
                "puzzle", instance.puzzle().toString(),
                "puzzle_id", instance.puzzle().id(),
                "solver", solver.toString(),
                "question", question.toString()));
    }

    @Override
    public void event(Event event) {
        write(event.accept(new Fields(levels.of(event))));
    }

    @Override
    public void end(JudgedRun run) {
        write(fields(
                "event", "answer",
                "claim", run.answer().claim().word(),
                "verdict", Words.of(run.ruling().verdict()),
                "evidence", Words.of(run.ruling().evidence())));
    }

    @Override
    public boolean on() {
        return lines.open();
    }

    @Override
    public void close() {
        lines.close();
    }

    private static Map<String, Object> fields(Object... namesAndValues) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            fields.put(namesAndValues[i].toString(), namesAndValues[i + 1]);
        }
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
            return candidate(
                    "decision",
                    event.cell(),
                    event.digit(),
                    "fill",
                    event.fill(),
                    "alternatives",
                    event.alternatives());
        }

        @Override
        public Map<String, Object> branch(Event.Branch event) {
            return onLevel("branch", "text", event.text());
        }

        @Override
        public Map<String, Object> placed(Event.Placed event) {
            return candidate("placed", event.cell(), event.digit(), "reason", event.reason());
        }

        @Override
        public Map<String, Object> removed(Event.Removed event) {
            return candidate("removed", event.cell(), event.digit(), "reason", event.reason());
        }

        @Override
        public Map<String, Object> deadEnd(Event.DeadEnd event) {
            return onLevel("dead-end", "reason", event.reason());
        }

        @Override
        public Map<String, Object> backtrack(Event.Backtrack event) {
            return onLevel("backtrack");
        }

        @Override
        public Map<String, Object> solution(Event.Solution event) {
            return onLevel("solution", "grid", event.grid().toString());
        }

        @Override
        public Map<String, Object> defined(Event.Defined event) {
            return onLevel("defined", "literal", event.literal().text(board::cellName), "one", texts(event.one()));
        }

        @Override
        public Map<String, Object> learnt(Event.Learnt event) {
            return onLevel("learnt", "clause", texts(event.clause()));
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
            return onLevel("note", "text", event.text());
        }

        @Override
        public Map<String, Object> proofRefused(Event.ProofRefused event) {
            return onLevel("proof-refused", "reason", event.reason());
        }

        private Map<String, Object> candidate(String event, int cell, int digit, Object... more) {
            Map<String, Object> fields = onLevel(event, "cell", board.cellName(cell));
            board.layout().ifPresent(layout -> {
                fields.put("row", layout.row(cell) + 1);
                fields.put("column", layout.column(cell) + 1);
            });
            fields.put("digit", digit);
            fields.putAll(fields(more));
            return fields;
        }

        private Map<String, Object> onLevel(String event, Object... more) {
            Map<String, Object> fields = fields("event", event, "level", level);
            fields.putAll(fields(more));
            return fields;
        }
    }
}
