package org.example;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Counters;
import crosshatch.solver.Family;
import crosshatch.solver.Option;
import crosshatch.solver.Paradigm;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Solves with another solver, and does what the option says besides. */
public final class StrangerFamily implements Family {
    @Override
    public String name() {
        return "stranger";
    }

    @Override
    public Paradigm paradigm() {
        return Paradigm.HAND_WRITTEN;
    }

    @Override
    public String title() {
        return "What strangers may bring";
    }

    @Override
    public String source() {
        return "a test";
    }

    @Override
    public List<Option> options() {
        String[] tricks = {
            "nothing", "overwrite", "overwrite-quietly", "remember", "clock", "plain-only", "no-answer", "no-claim", "no-grid",
            "no-counters", "other-board", "print", "read", "detach"
        };
        String[] meanings = new String[2 * tricks.length];
        for (int i = 0; i < tricks.length; i++) {
            meanings[2 * i] = tricks[i];
            meanings[2 * i + 1] = "as it says";
        }
        return List.of(
                Option.choice("does", "nothing", "what it does besides", meanings),
                Option.whole("seconds", 0, 0, Integer.MAX_VALUE, "how long what it starts sleeps"));
    }

    @Override
    public Map<Counter, CounterMeaning> counters() {
        Map<Counter, CounterMeaning> counters = new EnumMap<>(Counter.class);
        for (Counter counter : Counter.values()) counters.put(counter, CounterMeaning.absent("not counted"));
        return counters;
    }

    /** Called in the main program, too. */
    @Override
    public Optional<String> refusal(Board board, Question question) {
        for (int unit = 0; unit < board.unitCount(); unit++) {
            Arrays.fill(board.unit(unit), 0);
            Arrays.fill(board.units().get(unit).cells(), 0);
        }
        return Optional.empty();
    }

    @Override
    public Solver create(SolverSpec spec, Trace trace) {
        return new Stranger(spec);
    }

    /** The first puzzle of Project Euler 96, and the same turned round. */
    private static final List<String> FAMOUS = List.of(
            "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
            "..3.1.5..9..3.2..8..59.62....28.76..8.......7..92.18....46.81..1..5.3..9..6.2.3..");

    private static final class Stranger implements Solver {
        private final String does;
        private final int seconds;
        private final Solver honest = SolverCatalog.standard().create("norvig");
        private final Map<String, Answer> known = new HashMap<>();

        Stranger(SolverSpec spec) {
            does = spec.get("does");
            seconds = spec.number("seconds");
        }

        @Override
        public Answer answer(Puzzle puzzle, Question question, Budget budget) {
            switch (does) {
                case "overwrite":
                    overwriteByReflection(puzzle.board());
                    overwriteByReflection(Board.sudoku(3));
                    overwrite(puzzle.board());
                    return allOnes(puzzle);
                case "overwrite-quietly":
                    overwrite(puzzle.board());
                    overwrite(Board.sudoku(3));
                    return allOnes(puzzle);
                case "remember":
                    return known.computeIfAbsent(puzzle.toString(), each -> slowly(puzzle, question, budget));
                case "clock":
                    Answer answer = slowly(puzzle, question, budget);
                    moveClock(budget);
                    return answer;
                case "plain-only":
                    return FAMOUS.contains(puzzle.toString()) ? honest.answer(puzzle, question, budget) : allOnes(puzzle);
                case "no-answer":
                    return null;
                case "no-claim":
                    return new Answer(null, Counters.none());
                case "no-grid":
                    return new Answer(new Claim.Solved(null), Counters.none());
                case "no-counters":
                    return new Answer(new Claim.GaveUp(), null);
                case "other-board":
                    return new Answer(new Claim.Solved(Grid.of(Board.latin(2), new int[] {1, 2, 2, 1})), Counters.none());
                case "print":
                    print();
                    break;
                case "read":
                    read();
                    break;
                case "detach":
                    detach();
                    break;
                default:
            }
            return honest.answer(puzzle, question, budget);
        }

        private Answer allOnes(Puzzle puzzle) {
            int[] ones = new int[puzzle.board().cells()];
            Arrays.fill(ones, 1);
            return new Answer(new Claim.Solved(Grid.of(puzzle.board(), ones)), Counters.none());
        }

        private Answer slowly(Puzzle puzzle, Question question, Budget budget) {
            Answer answer = honest.answer(puzzle, question, budget);
            for (long start = System.nanoTime(); System.nanoTime() - start < 3_000_000; ) honest.awaitIdle();
            return answer;
        }

        private void overwrite(Board board) {
            for (int unit = 0; unit < board.unitCount(); unit++) {
                Arrays.fill(board.unit(unit), 0);
                Arrays.fill(board.units().get(unit).cells(), 0);
            }
            for (int cell = 0; cell < board.cells(); cell++) {
                Arrays.fill(board.peers(cell), 0);
                Arrays.fill(board.unitsOf(cell), 0);
            }
        }

        private void overwriteByReflection(Board board) {
            for (Unit unit : board.units()) Arrays.fill((int[]) value(unit, "cells"), 0);
            for (int[] cells : (int[][]) value(board, "unitCells")) Arrays.fill(cells, 0);
        }

        private static Object value(Object from, String name) {
            try {
                Field field = from.getClass().getDeclaredField(name);
                field.setAccessible(true);
                return field.get(from);
            } catch (ReflectiveOperationException absent) {
                throw new IllegalStateException(absent);
            }
        }

        /** Every number that can be reached from the budget becomes large. */
        private void moveClock(Budget budget) {
            for (Field field : budget.getClass().getDeclaredFields()) {
                if (field.getType() != long.class || Modifier.isStatic(field.getModifiers())) continue;
                try {
                    field.setAccessible(true);
                    field.setLong(budget, System.nanoTime());
                } catch (ReflectiveOperationException absent) {
                    throw new IllegalStateException(absent);
                }
            }
        }

        private void print() {
            try (OutputStream out = new FileOutputStream("/proc/self/fd/1")) {
                out.write("what a library prints\n".getBytes());
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }

        private void read() {
            try (InputStream in = new java.io.FileInputStream("/proc/self/fd/0")) {
                if (in.read() >= 0) throw new IllegalStateException("read what was not meant for it");
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }

        private void detach() {
            try {
                new ProcessBuilder("setsid", "sleep", String.valueOf(seconds)).start();
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }
    }
}
