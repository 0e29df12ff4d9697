package org.example;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Counters;
import crosshatch.solver.Family;
import crosshatch.solver.Limit;
import crosshatch.solver.Option;
import crosshatch.solver.Paradigm;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Depth-first search over the first blank cell: a place to begin. */
public final class FirstFamily implements Family {
    @Override
    public String name() {
        return "first";
    }

    @Override
    public Paradigm paradigm() {
        return Paradigm.HAND_WRITTEN;
    }

    @Override
    public String title() {
        return "Depth-first search over the first blank cell";
    }

    @Override
    public String source() {
        return "the skeleton in docs";
    }

    @Override
    public List<Option> options() {
        return List.of(Option.choice("digits", "up", "which are tried first", "up", "1 first", "down", "1 last"));
    }

    @Override
    public Map<Counter, CounterMeaning> counters() {
        Map<Counter, CounterMeaning> counters = new EnumMap<>(Counter.class);
        for (Counter counter : Counter.values()) counters.put(counter, CounterMeaning.absent("not counted"));
        counters.put(Counter.BACKTRACKS, CounterMeaning.nearest("digits taken back"));
        return counters;
    }

    @Override
    public Solver create(SolverSpec spec, Trace trace) {
        return (puzzle, question, budget) -> new Search(puzzle, question, budget, spec.is("digits", "up")).answer();
    }

    private static final class Search {
        private final Board board;
        private final Question question;
        private final Budget budget;
        private final boolean up;
        private final int[] digits;
        private final List<Grid> found = new ArrayList<>();
        private long backtracks;
        private Limit exceeded;

        Search(Puzzle puzzle, Question question, Budget budget, boolean up) {
            board = puzzle.board();
            this.question = question;
            this.budget = budget;
            this.up = up;
            digits = puzzle.givens().digits();
        }

        Answer answer() {
            budget.encoded(); // from here on it is solving
            boolean exhausted = !givensAgree() || !search(0);
            Claim claim = exceeded == null ? question.claim(found, exhausted) : new Claim.OutOfBudget(exceeded);
            return new Answer(claim, Counters.builder().set(Counter.BACKTRACKS, backtracks).build());
        }

        private boolean givensAgree() {
            for (int cell = 0; cell < digits.length; cell++) {
                int given = digits[cell];
                digits[cell] = 0;
                boolean fits = given == 0 || fits(cell, given);
                digits[cell] = given;
                if (!fits) return false;
            }
            return true;
        }

        /** Whether to stop: enough was found, or the budget is used up. */
        private boolean search(int from) {
            int cell = from;
            while (cell < digits.length && digits[cell] != 0) cell++;
            if (cell == digits.length) {
                found.add(Grid.of(board, digits.clone()));
                return found.size() == question.limit();
            }
            for (int i = 1; i <= board.digits(); i++) {
                int digit = up ? i : board.digits() + 1 - i;
                if (!fits(cell, digit)) continue;
                exceeded = budget.exceeded(0, 0);
                if (exceeded != null) return true;
                digits[cell] = digit;
                if (search(cell + 1)) return true;
                digits[cell] = 0;
                backtracks++;
            }
            return false;
        }

        private boolean fits(int cell, int digit) {
            for (int unit = 0; unit < board.unitCount(); unit++) {
                int[] cells = board.unit(unit);
                boolean here = false;
                boolean taken = false;
                for (int each : cells) {
                    here |= each == cell;
                    taken |= each != cell && digits[each] == digit;
                }
                if (here && taken) return false;
            }
            return true;
        }
    }
}
