package crosshatch.instances.explain;

import crosshatch.instances.explain.Explanation.Step;
import crosshatch.instances.explain.technique.Candidate;
import crosshatch.instances.explain.technique.CandidateGrid;
import crosshatch.instances.explain.technique.Contradiction;
import crosshatch.instances.explain.technique.Deduction;
import crosshatch.instances.explain.technique.Deduction.Pattern;
import crosshatch.instances.explain.technique.Technique;
import crosshatch.instances.explain.technique.Wording;
import crosshatch.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Explains puzzles with the usual techniques. Each step uses the simplest technique that applies, at the first place. */
public final class Explainer {
    private static final int PAIR = 2;

    private final List<Technique> techniques = Technique.simplestFirst();
    private final List<Technique> singles = Technique.singles();
    private final boolean guess;
    private final int maxSteps;

    /**
     * Makes an explainer.
     *
     * @param guess whether to continue with a trial if no technique applies: assume a candidate, follow it, and take it back at a
     *     contradiction
     * @param maxSteps the most steps, 1 or more
     */
    public Explainer(boolean guess, int maxSteps) {
        this.guess = guess;
        this.maxSteps = maxSteps;
    }

    /**
     * Explains a puzzle.
     *
     * @throws crosshatch.base.InputException if the order is larger than {@link CandidateGrid#MAX_ORDER}
     */
    public Explanation explain(Puzzle puzzle) {
        CandidateGrid start = CandidateGrid.of(puzzle);
        Course course = new Course();
        Ending ending = course.follow(start, 0);
        return new Explanation(puzzle, start, course.steps, ending);
    }

    /** The steps of one explanation. */
    private final class Course {
        private final List<Step> steps = new ArrayList<>();

        /** Returns the ending under the present assumptions; {@link Ending.NoSolution} if these contradict the puzzle. */
        Ending follow(CandidateGrid start, int level) {
            CandidateGrid grid = start;
            while (true) {
                Optional<Deduction> contradiction = Contradiction.find(grid);
                if (grid.openCells() == 0 && contradiction.isEmpty()) return new Ending.Solved(grid.grid(), level);
                if (full()) return new Ending.Cut(grid.openCells());
                if (contradiction.isPresent()) {
                    add(level, Step.Kind.CONTRADICTION, contradiction.get(), grid, grid);
                    return new Ending.NoSolution();
                }
                Optional<Deduction> deduction = firstOf(techniques, grid);
                if (deduction.isPresent()) {
                    grid = add(
                            level,
                            Step.Kind.TECHNIQUE,
                            deduction.get(),
                            grid,
                            deduction.get().appliedTo(grid));
                    continue;
                }
                if (!guess) return new Ending.Stuck(grid.openCells());
                Candidate trial = trial(grid);
                Ending ending = tryOut(trial, grid, level);
                if (!(ending instanceof Ending.NoSolution)) return ending;
                if (full()) return new Ending.Cut(grid.openCells());
                grid = takeBack(trial, grid, level);
            }
        }

        private boolean full() {
            return steps.size() >= maxSteps;
        }

        private Ending tryOut(Candidate trial, CandidateGrid grid, int level) {
            String because = "No technique applies. Assume " + name(trial, grid) + ".";
            Deduction assumption = new Deduction("trial", because, pattern(trial), List.of(trial), List.of());
            CandidateGrid assumed = add(level + 1, Step.Kind.TRIAL, assumption, grid, grid.with(trial));
            return follow(assumed, level + 1);
        }

        private CandidateGrid takeBack(Candidate trial, CandidateGrid grid, int level) {
            String because = name(trial, grid) + " led to the contradiction of step " + steps.size()
                    + ", so it is wrong. All steps that followed from it are undone.";
            Deduction refutation = new Deduction("trial refuted", because, pattern(trial), List.of(), List.of(trial));
            return add(level, Step.Kind.REFUTATION, refutation, grid, refutation.appliedTo(grid));
        }

        private CandidateGrid add(
                int level, Step.Kind kind, Deduction deduction, CandidateGrid before, CandidateGrid after) {
            steps.add(new Step(steps.size() + 1, level, kind, deduction, before, after));
            return after;
        }
    }

    private static Pattern pattern(Candidate candidate) {
        return new Pattern(List.of(), List.of(candidate.cell()), List.of(candidate));
    }

    /** Returns a candidate in words: {@code 5 in r4c3}. */
    private static String name(Candidate candidate, CandidateGrid grid) {
        return Wording.digit(candidate.digit()) + " in " + grid.board().cellName(candidate.cell());
    }

    /**
     * Chooses the next assumption. The best is a candidate that singles refute in few steps, because a refutation is certain and
     * short. A candidate of a cell with two candidates comes first, because the other one is then placed.
     *
     * @param grid a grid with open cells, each with at least two candidates
     * @return the candidate with the shortest refutation; if singles refute none, the lowest of a cell with fewest candidates
     */
    private Candidate trial(CandidateGrid grid) {
        List<Candidate> all = fewestFirst(grid);
        List<Candidate> ofPairs = all.stream()
                .filter(each -> Integer.bitCount(grid.mask(each.cell())) == PAIR)
                .toList();
        return soonestRefuted(ofPairs, grid).or(() -> soonestRefuted(all, grid)).orElse(all.get(0));
    }

    /** Returns all candidates, beginning with the cells that have fewest. */
    private static List<Candidate> fewestFirst(CandidateGrid grid) {
        List<Candidate> candidates = new ArrayList<>();
        for (int cell = 0; cell < grid.board().cells(); cell++) {
            for (int digit : CandidateGrid.digits(grid.mask(cell))) candidates.add(new Candidate(cell, digit));
        }
        candidates.sort(Comparator.comparing(each -> Integer.bitCount(grid.mask(each.cell()))));
        return candidates;
    }

    private Optional<Candidate> soonestRefuted(List<Candidate> candidates, CandidateGrid grid) {
        Optional<Candidate> best = Optional.empty();
        int shortest = Integer.MAX_VALUE;
        for (Candidate candidate : candidates) {
            int length = refutation(grid.with(candidate), shortest);
            if (length < shortest) {
                best = Optional.of(candidate);
                shortest = length;
            }
        }
        return best;
    }

    /** Returns the number of singles before a contradiction; {@code bound} if there is none within fewer singles. */
    private int refutation(CandidateGrid start, int bound) {
        CandidateGrid grid = start;
        for (int steps = 0; steps < bound; steps++) {
            if (Contradiction.find(grid).isPresent()) return steps;
            Optional<Deduction> single = firstOf(singles, grid);
            if (single.isEmpty()) return bound;
            grid = single.get().appliedTo(grid);
        }
        return bound;
    }

    /** Returns the deduction of the first technique that applies. */
    private static Optional<Deduction> firstOf(List<Technique> techniques, CandidateGrid grid) {
        for (Technique technique : techniques) {
            Optional<Deduction> found = technique.find(grid);
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }
}
