package crosshatch.reproduce.measure;

import crosshatch.corpus.Instance;
import crosshatch.experiment.Attempt;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.trace.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** How many of the lines printed for quiz 2 in mode 0 the re-created program says, one after the other from the first. */
record ReadalpsEvents() implements Measure {
    private static final PuzzleChoice QUIZ_2 = PuzzleChoice.one("readalps", 2);

    @Override
    public Measured take(Laboratory laboratory) {
        List<String> published = ReadalpsLines.published();
        List<String> said = said(laboratory);
        int same = 0;
        while (same < Math.min(published.size(), said.size())
                && published.get(same).equals(said.get(same))) same++;
        Measured measured = Measured.of(same, said.size());
        if (same == published.size() && same == said.size()) return measured;
        return measured.remarking("then it says: " + lineAt(said, same) + "; published: " + lineAt(published, same));
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
                    Attempt.make(spec, solver, quiz, Question.UNIQUE, Limits.UNLIMITED, laboratory.clock()));
        }
        return lines;
    }

    @Override
    public List<String> sets() {
        return QUIZ_2.sets();
    }
}
