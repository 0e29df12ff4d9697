package crosshatch.instances.explain;

import crosshatch.instances.explain.technique.Candidate;
import crosshatch.instances.explain.technique.CandidateGrid;
import crosshatch.instances.explain.technique.Contradiction;
import crosshatch.instances.explain.technique.Deduction;
import crosshatch.instances.explain.technique.Pattern;
import crosshatch.puzzle.board.Unit;
import crosshatch.solvers.published.homer.FindSets;
import crosshatch.solvers.published.homer.MonoCell;
import crosshatch.solvers.published.homer.MonoSector;
import crosshatch.solvers.published.homer.Operation;
import crosshatch.solvers.published.homer.PrunePuzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Puts into words what an operation of HLSudokuSolver did to a grid. */
final class HomerWording {
    private HomerWording() {}

    /**
     * Digits found by the operation or the pruning after it, and the candidates that the operation itself took. Those that
     * pruning took are only counted: every digit found takes some.
     *
     * @param before the grid before
     * @param unpruned after the operation itself
     * @param after after the pruning too
     */
    static Deduction deduction(Operation operation, CandidateGrid before, CandidateGrid unpruned, CandidateGrid after) {
        List<Candidate> placed = new ArrayList<>();
        List<Candidate> removed = new ArrayList<>();
        int takenCandidates = 0;
        for (int cell = 0; cell < before.board().cells(); cell++) {
            if (!before.open(cell)) continue;
            if (!after.open(cell)) {
                placed.add(new Candidate(cell, after.digit(cell)));
                continue;
            }
            for (int digit : CandidateGrid.digits(before.mask(cell) & ~unpruned.mask(cell))) {
                removed.add(new Candidate(cell, digit));
            }
            takenCandidates += Integer.bitCount(unpruned.mask(cell) & ~after.mask(cell));
        }
        List<Integer> cells = Stream.concat(placed.stream(), removed.stream())
                .map(Candidate::cell)
                .distinct()
                .toList();
        String because = operation.accept(new Meaning()) + pruned(operation, takenCandidates) + nodes(before, after);
        return new Deduction(operation.title(), because, new Pattern(List.of(), cells, placed), placed, removed);
    }

    /** Why an operation is right. */
    private static final class Meaning implements Operation.Visitor<String> {
        @Override
        public String prunePuzzle(PrunePuzzle operation) {
            return "The digit of a solved cell leaves its row, column and block.";
        }

        @Override
        public String monoCell(MonoCell mono) {
            return "A digit that fits one cell of a " + word(mono.lines()) + " only goes there (hidden single).";
        }

        @Override
        public String monoSector(MonoSector mono) {
            return "A digit confined to the cells that a " + word(mono.lines())
                    + " and a block share leaves the rest of both (locked candidates).";
        }

        @Override
        public String findSets(FindSets sets) {
            return "Some cells of a " + word(sets.units())
                    + " that hold as many digits between them use these up (naked subset).";
        }
    }

    private static String word(Unit.Kind kind) {
        return kind == Unit.Kind.BOX ? "block" : kind.name().toLowerCase(Locale.ROOT);
    }

    private static String pruned(Operation operation, int takenCandidates) {
        if (operation instanceof PrunePuzzle || takenCandidates == 0) return "";
        return " Prune Puzzle then takes " + takenCandidates + (takenCandidates == 1 ? " candidate." : " candidates.");
    }

    private static String nodes(CandidateGrid before, CandidateGrid after) {
        if (Contradiction.find(after).isPresent()) return "";
        return " Unsolved nodes: " + unsolvedNodes(before) + " → " + unsolvedNodes(after) + ".";
    }

    /** As the published program counts: for each cell, how many candidates it has too many. */
    static int unsolvedNodes(CandidateGrid grid) {
        return IntStream.range(0, grid.board().cells())
                .filter(grid::open)
                .map(cell -> Integer.bitCount(grid.mask(cell)) - 1)
                .sum();
    }
}
