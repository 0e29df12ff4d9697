package crosshatch.experiment.study.difficulty;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;

/**
 * A number that may say how much effort a puzzle takes.
 *
 * @param name for people
 * @param of a puzzle, as a predictor of the effort of the solver that is named; NaN where it says nothing
 */
record DifficultyMeasure(String name, BiFunction<Case, String, Double> of) {

    /** Those that do not look at a solver, then proofs along the steps of the others, then the backtracks of each. */
    static List<DifficultyMeasure> of(List<String> solvers) {
        List<DifficultyMeasure> measures = new ArrayList<>(List.of(
                ofPuzzle("T&E depth", Case::depth),
                ofPuzzle("hardest technique", each -> each.difficulty().techniqueLevel()),
                ofPuzzle("clues", Case::clues),
                new DifficultyMeasure(
                        "shortest proof of others",
                        (puzzle, solver) -> puzzle.shortestProof(others(solvers, solver)))));
        for (String other : solvers) {
            measures.add(new DifficultyMeasure(
                    "backtracks of " + other,
                    (puzzle, solver) ->
                            solver.equals(other) ? Double.NaN : puzzle.of(other).meanLogBacktracks()));
        }
        return measures;
    }

    private static DifficultyMeasure ofPuzzle(String name, ToDoubleFunction<Case> of) {
        return new DifficultyMeasure(name, (puzzle, solver) -> of.applyAsDouble(puzzle));
    }

    private static List<String> others(List<String> solvers, String solver) {
        return solvers.stream().filter(each -> !each.equals(solver)).toList();
    }
}
