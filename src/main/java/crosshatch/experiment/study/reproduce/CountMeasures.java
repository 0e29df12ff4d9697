package crosshatch.experiment.study.reproduce;

import crosshatch.experiment.JudgedRun;
import crosshatch.experiment.study.reproduce.Measure.MeasureException;
import crosshatch.experiment.study.reproduce.Measure.Measured;
import crosshatch.experiment.study.reproduce.Measure.OverPuzzles;
import crosshatch.instances.sets.Instance;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solvers.model.cnf.AtMostOneForm;
import crosshatch.solvers.model.cnf.CandidateVariables;
import crosshatch.solvers.model.cnf.CountingSink;
import crosshatch.solvers.model.cnf.Encoder;
import crosshatch.solvers.model.cnf.Encoding;
import crosshatch.solvers.model.cnf.VariablePool;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Measures of counters, of solved puzzles, and of formulas. */
final class CountMeasures {
    private CountMeasures() {}

    /**
     * Takes one count of a solver for each task and puzzle: all tasks on the first puzzle, then the next puzzle.
     *
     * @param counter a common counter, or one of the program's own
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
                        counts.add(Laboratory.count(run, counter));
                    }
                });
            }
            return Measured.of(counts);
        }
    }

    /**
     * Takes the mean of a count for each of several solvers.
     *
     * @param solvers specs by their names in the publication, in its order
     * @param counter a common counter, or one that all these solvers have
     * @param ranked whether the values are the names, smallest mean first, instead of the means
     */
    record MeanCounts(Map<String, String> solvers, PuzzleChoice puzzles, String counter, boolean ranked)
            implements OverPuzzles {

        MeanCounts {
            solvers = Collections.unmodifiableMap(new LinkedHashMap<>(solvers));
        }

        @Override
        public Measured take(Laboratory laboratory) {
            Map<String, Double> means = new LinkedHashMap<>();
            solvers.forEach((name, spec) -> means.put(name, mean(spec, laboratory)));
            if (!ranked) return Measured.of(List.copyOf(means.values()));
            List<String> names = means.entrySet().stream()
                    .sorted(Map.Entry.comparingByValue())
                    .map(Map.Entry::getKey)
                    .toList();
            return Measured.of(names)
                    .remarking("mean " + counter + ": "
                            + means.entrySet().stream()
                                    .map(each -> String.format(Locale.ROOT, "%s %.2f", each.getKey(), each.getValue()))
                                    .collect(Collectors.joining(", ")));
        }

        private double mean(String spec, Laboratory laboratory) {
            return laboratory.ask(spec, puzzles, attempt -> Laboratory.count(attempt, counter)).stream()
                    .mapToLong(Long::longValue)
                    .average()
                    .orElseThrow();
        }
    }

    /**
     * Takes the number of puzzles on which a count of the solver is 0, or is not 0.
     *
     * @param counter a common counter, or one of the program's own
     * @param zero whether to count the puzzles with 0, or the others
     */
    record PuzzlesWhere(String solver, PuzzleChoice puzzles, String counter, boolean zero) implements OverPuzzles {
        @Override
        public Measured take(Laboratory laboratory) {
            List<Long> others = new ArrayList<>();
            List<Boolean> zeros = laboratory.ask(solver, puzzles, run -> {
                boolean isZero = Laboratory.count(run, counter) == 0;
                if (!isZero) others.add(run.instance().position());
                return isZero;
            });
            long meant = zeros.stream().filter(isZero -> isZero == zero).count();
            String otherCounts = others.stream().map(String::valueOf).collect(Collectors.joining(" "));
            return Measured.of(meant).remarking(otherCounts.isEmpty() ? "" : counter + " is not 0 on " + otherCounts);
        }
    }

    /** Takes the number of solutions that equal the solution published with the set. */
    record SolutionsAsPublished(String solver, PuzzleChoice puzzles) implements OverPuzzles {
        @Override
        public Measured take(Laboratory laboratory) {
            List<Boolean> same = laboratory.ask(solver, puzzles, SolutionsAsPublished::isAsPublished);
            return Measured.of(same.stream().filter(yes -> yes).count()).remarking("of " + same.size());
        }

        private static boolean isAsPublished(JudgedRun run) {
            Grid published = run.instance()
                    .known()
                    .solution()
                    .orElseThrow(() -> new MeasureException(run.instance().label() + ": the records have no solution"));
            return run.answer().claim().shown().equals(List.of(published));
        }
    }

    /**
     * Takes the number of puzzles that a solver finishes before its first decision. It is stopped at that decision, so slow searches
     * take no time. If a run ends for another reason, there is no value.
     *
     * @param percent whether the value is a share in percent instead of a number
     */
    record SolvedWithoutSearch(String solver, PuzzleChoice puzzles, boolean percent) implements OverPuzzles {
        @Override
        public Measured take(Laboratory laboratory) {
            List<Boolean> outcomes =
                    laboratory.askWithin(Limits.ofDecisions(0), solver, puzzles, this::isSolvedWithoutSearch);
            long solved = outcomes.stream().filter(yes -> yes).count();
            int all = outcomes.size();
            return percent
                    ? Measured.of(100.0 * solved / all, "%").remarking(solved + " of " + all)
                    : Measured.of(solved).remarking("of " + all);
        }

        private boolean isSolvedWithoutSearch(JudgedRun run) {
            if (run.answer().claim() instanceof Claim.OutOfBudget out && out.limit() == Limit.DECISIONS) return false;
            Laboratory.requireCorrect(solver, run);
            return Laboratory.count(run, Counter.DECISIONS.column()) == 0;
        }
    }

    /** Takes the answer to Project Euler's problem 96: the sum of the numbers made of the first three digits of each solution. */
    record CornerSum(String solver, PuzzleChoice puzzles) implements OverPuzzles {
        @Override
        public Measured take(Laboratory laboratory) {
            List<Integer> corners = laboratory.ask(solver, puzzles, CornerSum::corner);
            return Measured.of(corners.stream().mapToInt(Integer::intValue).sum());
        }

        private static int corner(JudgedRun run) {
            Grid grid = run.answer().claim().shown().get(0);
            return 100 * grid.digit(0) + 10 * grid.digit(1) + grid.digit(2);
        }
    }

    /**
     * Takes the number of variables of the empty Sudoku of one order, then of its clauses in the minimal, efficient, extended and
     * distinct encodings. The clauses are counted as they are written.
     *
     * @param order k for a grid of k²×k² cells
     */
    record FormulaSizes(int order) implements Measure {
        private static final List<Encoding> ENCODINGS =
                List.of(Encoding.MINIMAL, Encoding.EFFICIENT, Encoding.EXTENDED, Encoding.DISTINCT);

        @Override
        public Measured take(Laboratory laboratory) {
            CandidateVariables candidates = CandidateVariables.all(Board.sudoku(order));
            List<Long> sizes = new ArrayList<>();
            sizes.add((long) candidates.count());
            for (Encoding encoding : ENCODINGS) sizes.add(clauses(encoding, candidates));
            return Measured.of(sizes);
        }

        private static long clauses(Encoding encoding, CandidateVariables candidates) {
            CountingSink sink = new CountingSink();
            VariablePool pool = new VariablePool(candidates.count());
            new Encoder(encoding, candidates, sink, AtMostOneForm.PAIRWISE.into(sink, pool), pool).writeRules();
            return sink.clauses();
        }
    }
}
