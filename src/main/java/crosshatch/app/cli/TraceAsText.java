package crosshatch.app.cli;

import crosshatch.experiment.JudgedRun;
import crosshatch.instances.sets.Instance;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.TraceText;

/** Writes a trace for people. Each puzzle has a heading; its answer is printed elsewhere. */
final class TraceAsText implements PuzzleTrace {
    private final TraceLines lines;
    private final SolverSpec solver;
    private final Question question;
    private TraceText text = new TraceText(Board.sudoku(2), line -> {}); // until the first puzzle

    TraceAsText(TraceLines lines, SolverSpec solver, Question question) {
        this.lines = lines;
        this.solver = solver;
        this.question = question;
    }

    @Override
    public void begin(Instance instance) {
        lines.line(instance.set() + " #" + instance.position() + " " + instance.puzzle() + " with " + solver + ", "
                + question);
        text = new TraceText(instance.puzzle().board(), lines::line);
    }

    @Override
    public void end(JudgedRun run) {
        text.end();
    }

    @Override
    public boolean on() {
        return lines.open();
    }

    @Override
    public void event(Event event) {
        text.event(event);
    }

    @Override
    public void close() {
        lines.close();
    }
}
