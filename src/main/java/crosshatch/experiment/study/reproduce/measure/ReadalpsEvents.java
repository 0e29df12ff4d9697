package crosshatch.experiment.study.reproduce.measure;

import crosshatch.experiment.JudgedRun;
import crosshatch.instances.sets.Instance;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** How many of the lines printed for quiz 2 in mode 0 the re-created program says, one after the other from the first. */
record ReadalpsEvents() implements Measure {
    private static final PuzzleChoice QUIZ_2 = PuzzleChoice.one("readalps", 2);

    @Override
    public Measured take(Laboratory laboratory) {
        List<String> published = ReadalpsLines.published();
        List<String> events = said(laboratory);
        int sameEvents = 0;
        while (sameEvents < Math.min(published.size(), events.size())
                && published.get(sameEvents).equals(events.get(sameEvents))) sameEvents++;
        Measured measured = Measured.of(sameEvents, events.size());
        if (sameEvents == published.size() && sameEvents == events.size()) return measured;
        return measured.remarking(
                "then it says: " + lineAt(events, sameEvents) + "; published: " + lineAt(published, sameEvents));
    }

    private static String lineAt(List<String> lines, int index) {
        return index < lines.size() ? lines.get(index) : "nothing more";
    }

    private static List<String> said(Laboratory laboratory) {
        List<String> lines = new ArrayList<>();
        SolverSpec spec = laboratory.spec("readalps/mode=0");
        try (Stream<Instance> instances = laboratory.puzzles(QUIZ_2);
                Solver solver = laboratory.catalog().create(spec, event -> {
                    if (event instanceof Event.Note note) lines.add(note.text());
                })) {
            Instance quiz = instances.findFirst().orElseThrow();
            Laboratory.requireCorrect(
                    spec.toString(),
                    JudgedRun.make(spec, solver, quiz, Question.UNIQUE, Limits.UNLIMITED, laboratory.clock()));
        }
        return lines;
    }

    @Override
    public List<String> sets() {
        return QUIZ_2.sets();
    }
}
