package crosshatch.cli;

import crosshatch.corpus.Instance;
import crosshatch.experiment.Attempt;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.trace.Event;
import crosshatch.trace.Trace;
import crosshatch.trace.TraceText;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes the trace of one solver, as text or as JSON Lines. Each puzzle has a first line of its own. */
final class TraceOutput implements PuzzleTrace {

    /** How a trace is written. */
    enum Format {
        TEXT,
        JSONL
    }

    private final Format format;
    private final TraceLines lines;
    private final SolverSpec solver;
    private final Question question;
    private Trace current = Trace.OFF;

    TraceOutput(Format format, TraceLines lines, SolverSpec solver, Question question) {
        this.format = format;
        this.lines = lines;
        this.solver = solver;
        this.question = question;
    }

    @Override
    public void begin(Instance instance) {
        if (format == Format.TEXT) {
            lines.line(instance.set() + " #" + instance.position() + " " + instance.puzzle() + " with " + solver + ", "
                    + question);
            current = new TraceText(instance.puzzle().geometry(), lines::line);
            return;
        }
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("set", instance.set());
        fields.put("position", instance.position());
        fields.put("puzzle", instance.puzzle().toString());
        fields.put("puzzle_id", instance.puzzle().id());
        fields.put("solver", solver.toString());
        fields.put("question", question.toString());
        lines.line(TraceJson.line("puzzle", fields));
        current = new TraceJson(instance.puzzle().geometry(), lines::line);
    }

    @Override
    public void end(Attempt attempt) {
        current = Trace.OFF;
        if (format == Format.TEXT) return; // the answer itself is printed for people
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("claim", attempt.answer().claim().word());
        fields.put("verdict", attempt.ruling().verdict().word());
        lines.line(TraceJson.line("answer", fields));
    }

    @Override
    public boolean on() {
        return lines.open();
    }

    @Override
    public void event(Event event) {
        current.event(event);
    }

    @Override
    public void close() {
        lines.close();
    }
}
