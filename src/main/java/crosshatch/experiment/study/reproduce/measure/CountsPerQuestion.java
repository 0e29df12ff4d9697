package crosshatch.experiment.study.reproduce.measure;

import crosshatch.experiment.JudgedRun;
import crosshatch.instances.sets.Instance;
import crosshatch.solver.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * One count of a solver for each question and puzzle: all questions about the first puzzle, then the next.
 *
 * @param counter one that all solvers share, or one of the program's own
 * @param questions as on the command line: {@code any}, {@code unique}, {@code count:N}
 */
record CountsPerQuestion(String solver, PuzzleChoice puzzles, String counter, List<String> questions)
        implements OverPuzzles {
    CountsPerQuestion {
        questions = List.copyOf(questions);
    }

    @Override
    public Measured take(Laboratory laboratory) {
        List<Long> counts = new ArrayList<>();
        try (Stream<Instance> instances = laboratory.puzzles(puzzles)) {
            instances.forEachOrdered(instance -> {
                for (String question : questions) {
                    JudgedRun run = laboratory.ask(solver, instance, Question.parse(question));
                    Laboratory.requireCorrect(solver, run);
                    counts.add(CounterNames.of(run, counter));
                }
            });
        }
        return Measured.of(counts);
    }
}
