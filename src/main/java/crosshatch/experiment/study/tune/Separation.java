package crosshatch.experiment.study.tune;

import crosshatch.base.InputException;
import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Plan;
import crosshatch.instances.sets.Instance;
import crosshatch.puzzle.CanonicalForm;
import crosshatch.puzzle.Puzzle;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Checks that test puzzles differ from the training puzzles: no set occurs on both sides by its SHA-256, and no puzzle occurs on
 * both sides. Sudokus of order 3 are compared by their canonical forms, puzzles on other boards cell by cell, because they have
 * no canonical form here.
 */
final class Separation {
    private final CanonicalForm canonical = new CanonicalForm();
    private final Map<Puzzle, String> training = new HashMap<>();
    private boolean allHaveForms = true;

    private Separation() {}

    /**
     * Checks the puzzles.
     *
     * @return the manner of comparison, for people
     * @throws InputException if a puzzle is on both sides; names it
     */
    static String of(ChosenPuzzles training, ChosenPuzzles heldOut) {
        for (Plan.PlannedSet set : heldOut.planned()) {
            training.planned().stream()
                    .filter(other -> other.sha256() != null && other.sha256().equals(set.sha256()))
                    .findFirst()
                    .ifPresent(other -> {
                        throw new InputException(
                                "puzzle set " + set.name() + " is in the training and in the test: it is the same as "
                                        + other.name() + " (same SHA-256). Choose another set for the test");
                    });
        }
        return new Separation().compared(training, heldOut);
    }

    private String compared(ChosenPuzzles trained, ChosenPuzzles heldOut) {
        try (Stream<Instance> instances = trained.instances()) {
            instances.forEach(each -> training.putIfAbsent(form(each.puzzle()), each.label()));
        }
        long shared = 0;
        String first = "";
        try (Stream<Instance> instances = heldOut.instances()) {
            for (Instance each : (Iterable<Instance>) instances::iterator) {
                String twin = training.get(form(each.puzzle()));
                if (twin != null && shared++ == 0) first = each.label() + " is " + twin;
            }
        }
        if (shared > 0) {
            throw new InputException(shared + (shared == 1 ? " puzzle is" : " puzzles are")
                    + " in the training and, up to symmetry, in the test: " + first
                    + ". Choose other puzzles for the test");
        }
        return allHaveForms
                ? "no two are the same up to symmetry"
                : "no two are the same (9x9 Sudokus compared up to symmetry, other puzzles cell by cell)";
    }

    private Puzzle form(Puzzle puzzle) {
        if (puzzle.board().equals(CanonicalForm.BOARD)) return canonical.of(puzzle);
        allHaveForms = false;
        return puzzle;
    }
}
