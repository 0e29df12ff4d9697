package crosshatch.solvers.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import crosshatch.Exhaustive;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.file.PuzzleSources;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Small random instances of constraints of XCSP3 have the same solutions in all paradigms, and by trying all values. */
class XcspConstraintsContractTest {
    private static final int INSTANCES = Exhaustive.of(4, 1);
    private static final List<String> SPECS = List.of(
            "engine",
            "lcg",
            "choco",
            "choco/relations=table",
            "choco/relations=arithmetic",
            "choco/learn=lcg",
            "cpsat/model=int/relations=arithmetic",
            "cpsat/model=int/relations=table",
            "cpsat/model=bool",
            "sat4j",
            "sat4j/relations=tuples");

    /** A constraint on x[0], x[1], …, each from {@code least} to {@code most}, and what it means. */
    private record Instance(int cells, int least, int most, String constraint, Predicate<int[]> meaning) {
        String text() {
            return """
                    <instance format="XCSP3" type="CSP">
                      <variables> <array id="x" size="[%d]"> %d..%d </array> </variables>
                      <constraints> %s <sum> <list> x[] </list> <condition> (ge,-99) </condition> </sum> </constraints>
                    </instance>
                    """.formatted(cells, least, most, constraint);
        }

        Set<List<Integer>> solutions() {
            int values = most - least + 1;
            return IntStream.range(0, (int) Math.pow(values, cells))
                    .mapToObj(number -> IntStream.range(0, cells)
                            .map(cell -> number / (int) Math.pow(values, cell) % values + least)
                            .toArray())
                    .filter(meaning)
                    .map(x -> IntStream.of(x).boxed().toList())
                    .collect(Collectors.toSet());
        }
    }

    private enum Constraint {
        ORDERED {
            @Override
            Instance draw(Random random) {
                int[] lengths = random.ints(3, -1, 2).toArray();
                return new Instance(
                        4,
                        -1,
                        2,
                        "<ordered> <list> x[] </list> <lengths> " + words(lengths)
                                + " </lengths> <operator> le </operator> </ordered>",
                        x -> IntStream.range(0, 3).allMatch(i -> x[i] + lengths[i] <= x[i + 1]));
            }
        },
        LEX {
            @Override
            Instance draw(Random random) {
                boolean strict = random.nextBoolean();
                int[] other = random.ints(2, 0, 5).toArray();
                return new Instance(
                        5,
                        0,
                        2,
                        "<lex> <list> x[2..3] </list> <list> x[" + other[0] + "] x[" + other[1]
                                + "] </list> <operator> " + (strict ? "lt" : "le") + " </operator> </lex>",
                        x -> Arrays.compare(new int[] {x[2], x[3]}, new int[] {x[other[0]], x[other[1]]})
                                < (strict ? 0 : 1));
            }
        },
        PRECEDENCE {
            @Override
            Instance draw(Random random) {
                int[] values = random.ints(0, 4).distinct().limit(3).toArray();
                return new Instance(
                        4,
                        0,
                        3,
                        "<precedence> <list> x[] </list> <values> " + words(values) + " </values> </precedence>",
                        x -> first(x, values[0]) <= first(x, values[1]) && first(x, values[1]) <= first(x, values[2]));
            }

            private int first(int[] x, int value) {
                return IntStream.range(0, x.length)
                        .filter(i -> x[i] == value)
                        .findFirst()
                        .orElse(x.length);
            }
        },
        REGULAR {
            @Override
            Instance draw(Random random) {
                int[] next = random.ints(9, -1, 3).toArray(); // of state s with value v at 3 s + v + 1
                String transitions = IntStream.range(0, 9)
                        .filter(i -> next[i] >= 0)
                        .mapToObj(i -> "(s" + i / 3 + "," + (i % 3 - 1) + ",s" + next[i] + ")")
                        .collect(Collectors.joining());
                return new Instance(
                        5,
                        -1,
                        1,
                        "<regular> <list> x[] </list> <transitions> (s0,7,s1)" + transitions
                                + " </transitions> <start> s0 </start> <final> s0 s2 </final> </regular>",
                        x -> {
                            int state = 0;
                            for (int value : x) state = state < 0 ? state : next[3 * state + value + 1];
                            return state == 0 || state == 2;
                        });
            }
        },
        MAXIMUM {
            @Override
            Instance draw(Random random) {
                int cell = random.nextInt(4);
                return new Instance(
                        4,
                        -2,
                        1,
                        "<maximum> <list> x[0..2] </list> <condition> (eq,x[" + cell + "]) </condition> </maximum>",
                        x -> Math.max(x[0], Math.max(x[1], x[2])) == x[cell]);
            }
        },
        MINIMUM {
            @Override
            Instance draw(Random random) {
                int bound = random.nextInt(4) - 2;
                return new Instance(
                        4,
                        -2,
                        1,
                        "<minimum> <list> x[] </list> <condition> (ne," + bound + ") </condition> </minimum>",
                        x -> IntStream.of(x).min().orElseThrow() != bound);
            }
        },
        N_VALUES {
            @Override
            Instance draw(Random random) {
                boolean variable = random.nextBoolean();
                return new Instance(
                        5,
                        0,
                        2,
                        "<nValues> <list> x[0..3] </list> <condition> " + (variable ? "(eq,x[4])" : "(le,2)")
                                + " </condition> </nValues>",
                        x -> {
                            long count = IntStream.of(x).limit(4).distinct().count();
                            return variable ? count == x[4] : count <= 2;
                        });
            }
        },
        CIRCUIT {
            @Override
            Instance draw(Random random) {
                int size = 3 + random.nextInt(3);
                return new Instance(size, 0, size - 1, "<circuit> x[] </circuit>", this::isOneCircuit);
            }

            /** From a place that is no loop, the way back has met all places that are none. */
            private boolean isOneCircuit(int[] x) {
                long open = IntStream.range(0, x.length).filter(i -> x[i] != i).count();
                int begin = IntStream.range(0, x.length)
                        .filter(i -> x[i] != i)
                        .findFirst()
                        .orElse(-1);
                if (begin < 0) return false;
                int steps = 1;
                for (int place = x[begin]; place != begin && steps <= x.length; place = x[place]) steps++;
                return steps == open;
            }
        },
        CHANNEL {
            @Override
            Instance draw(Random random) {
                int start = random.nextInt(3) - 1;
                String startIndex = "<list startIndex=\"" + start + "\"> ";
                return new Instance(
                        6,
                        -1,
                        2,
                        "<channel> " + startIndex + "x[0..2] </list> " + startIndex + "x[3..5] </list> </channel>",
                        x -> IntStream.range(0, 3).allMatch(i -> {
                            int place = x[i] - start;
                            return place >= 0 && place < 3 && x[3 + place] == i + start;
                        }));
            }
        },
        DIFFERENT_LISTS {
            @Override
            Instance draw(Random random) {
                return new Instance(
                        6,
                        0,
                        random.nextInt(2) + 1,
                        "<allDifferent> <list> x[0..1] </list> <list> x[2..3] </list> <list> x[4..5] </list> </allDifferent>",
                        x -> Stream.of(0, 2, 4)
                                        .map(i -> List.of(x[i], x[i + 1]))
                                        .distinct()
                                        .count()
                                == 3);
            }
        },
        DIFFERENT_EXPRESSIONS {
            @Override
            Instance draw(Random random) {
                int factor = 2 + random.nextInt(2);
                return new Instance(
                        4,
                        -1,
                        2,
                        "<allDifferent> mul(x[0]," + factor + ") abs(x[1]) mul(x[2],x[3]) </allDifferent>",
                        x -> IntStream.of(x[0] * factor, Math.abs(x[1]), x[2] * x[3])
                                        .distinct()
                                        .count()
                                == 3);
            }
        },
        COUNT {
            @Override
            Instance draw(Random random) {
                int value = random.nextInt(3);
                boolean set = random.nextBoolean();
                return new Instance(
                        5,
                        0,
                        2,
                        "<count> <list> x[0..3] </list> <values> " + value + " </values> <condition> "
                                + (set ? "(in,{0,3})" : "(ne,x[4])") + " </condition> </count>",
                        x -> {
                            long count = IntStream.of(x)
                                    .limit(4)
                                    .filter(each -> each == value)
                                    .count();
                            return set ? count % 3 == 0 : count != x[4];
                        });
            }
        },
        SUM {
            @Override
            Instance draw(Random random) {
                int[] set = random.ints(3, -4, 5).toArray();
                boolean in = random.nextBoolean();
                return new Instance(
                        4,
                        -1,
                        1,
                        "<sum> <list> x[] </list> <coeffs> 1 -2 1 3 </coeffs> <condition> (" + (in ? "in" : "notin")
                                + ",{" + words(set).replace(' ', ',') + "}) </condition> </sum>",
                        x -> in == IntStream.of(set).anyMatch(each -> each == x[0] - 2 * x[1] + x[2] + 3 * x[3]));
            }
        };

        abstract Instance draw(Random random);

        static String words(int[] numbers) {
            return IntStream.of(numbers).mapToObj(String::valueOf).collect(Collectors.joining(" "));
        }
    }

    @ParameterizedTest
    @EnumSource(Constraint.class)
    void hasTheSameSolutionsInAllParadigms(Constraint constraint) {
        SolverCatalog catalog = SolverCatalog.standard();
        List<Instance> instances = new Random(constraint.name().hashCode())
                .longs(INSTANCES)
                .mapToObj(seed -> constraint.draw(new Random(seed)))
                .toList();
        for (String spec : SPECS) {
            try (Solver solver = catalog.create(spec)) {
                for (Instance instance : instances) {
                    assertEquals(instance.solutions(), found(solver, instance), spec + "\n" + instance.text());
                }
            }
        }
    }

    private static Set<List<Integer>> found(Solver solver, Instance instance) {
        Puzzle puzzle = read(instance.text());
        Claim claim = solver.answer(puzzle, Question.count(100_000), Budget.unlimited())
                .claim();
        Claim.Counted counted = assertInstanceOf(Claim.Counted.class, claim, instance.text());
        int first = puzzle.board().first();
        Set<List<Integer>> found = new HashSet<>();
        for (Grid grid : counted.solutions()) {
            found.add(IntStream.range(0, instance.cells)
                    .mapToObj(cell -> grid.digit(cell) + first - 1)
                    .toList());
        }
        assertEquals(counted.solutions().size(), found.size(), "a solution was found twice");
        return found;
    }

    private static Puzzle read(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try (PuzzleSource puzzles =
                PuzzleSources.of(new ByteArrayInputStream(bytes), "x.xml", ReaderSettings.DEFAULT)) {
            return puzzles.next().orElseThrow().puzzle();
        }
    }
}
