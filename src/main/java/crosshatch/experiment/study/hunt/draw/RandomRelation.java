package crosshatch.experiment.study.hunt.draw;

import crosshatch.base.Worded;
import crosshatch.instances.generate.Shuffled;
import crosshatch.puzzle.board.AllEqual;
import crosshatch.puzzle.board.Circuit;
import crosshatch.puzzle.board.Count;
import crosshatch.puzzle.board.Distance;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Element;
import crosshatch.puzzle.board.Forbidden;
import crosshatch.puzzle.board.Linear;
import crosshatch.puzzle.board.NValues;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Product;
import crosshatch.puzzle.board.Regular;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.RelationKind;
import crosshatch.puzzle.board.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;

/** Draws one relation between random cells that is true of a full grid. */
enum RandomRelation implements Worded {
    SUM(1, 4),
    PRODUCT(1, 4) {
        @Override
        Relation of(List<Integer> cells, int[] digits, int n, UniformRandomProvider random) {
            return new Product(
                    cells, cells.stream().mapToLong(cell -> digits[cell]).reduce(1, (a, b) -> a * b));
        }
    },
    DIFFERENCE(2, 2),
    /** A quotient, or a difference if neither digit divides the other. */
    QUOTIENT(2, 2) {
        @Override
        Relation of(List<Integer> cells, int[] digits, int n, UniformRandomProvider random) {
            int larger = Math.max(digits[cells.get(0)], digits[cells.get(1)]);
            int smaller = Math.min(digits[cells.get(0)], digits[cells.get(1)]);
            if (larger % smaller != 0) return DIFFERENCE.of(cells, digits, n, random);
            return Pair.quotient(cells.get(0), cells.get(1), larger / smaller);
        }
    },
    /** An order, or a difference of zero if the digits are equal. */
    LESS(2, 2) {
        @Override
        Relation of(List<Integer> cells, int[] digits, int n, UniformRandomProvider random) {
            int one = cells.get(0);
            int other = cells.get(1);
            if (digits[one] == digits[other]) return DIFFERENCE.of(cells, digits, n, random);
            return digits[one] < digits[other] ? Pair.less(one, other) : Pair.less(other, one);
        }
    },
    NEIGHBOURS(2, 2) {
        @Override
        Relation of(List<Integer> cells, int[] digits, int n, UniformRandomProvider random) {
            boolean consecutive = Math.abs(digits[cells.get(0)] - digits[cells.get(1)]) == 1;
            return Pair.adjacent(cells.get(0), cells.get(1), consecutive);
        }
    },
    VISIBLE(2, 5),
    TABLE(1, 3) {
        @Override
        Relation of(List<Integer> cells, int[] digits, int n, UniformRandomProvider random) {
            List<List<Integer>> tuples = new ArrayList<>();
            tuples.add(cells.stream().map(cell -> digits[cell]).toList());
            for (int more = random.nextInt(6); more > 0; more--) {
                tuples.add(IntStream.range(0, cells.size())
                        .mapToObj(i -> 1 + random.nextInt(n))
                        .toList());
            }
            return new Table(cells, tuples);
        }
    },
    /** Tuples that do not occur in the cells. */
    FORBIDDEN(1, 3) {
        @Override
        Relation of(List<Integer> cells, int[] digits, int n, UniformRandomProvider random) {
            List<Integer> held = cells.stream().map(cell -> digits[cell]).toList();
            List<List<Integer>> tuples = new ArrayList<>();
            for (int more = random.nextInt(8); more >= 0; more--) {
                List<Integer> tuple = IntStream.range(0, cells.size())
                        .mapToObj(i -> 1 + random.nextInt(n))
                        .toList();
                if (!tuple.equals(held)) tuples.add(tuple);
            }
            return tuples.isEmpty() ? TABLE.of(cells, digits, n, random) : new Forbidden(cells, tuples);
        }
    },
    /** Different digits; a digit that occurs twice is allowed to repeat. */
    DISTINCT(2, 5) {
        @Override
        Relation of(List<Integer> cells, int[] digits, int n, UniformRandomProvider random) {
            List<Integer> offsets =
                    cells.stream().map(cell -> random.nextInt(n + 1)).toList();
            Set<Integer> seen = new HashSet<>();
            Set<Integer> repeated = new HashSet<>();
            for (int i = 0; i < cells.size(); i++) {
                int value = digits[cells.get(i)] + offsets.get(i);
                if (!seen.add(value)) repeated.add(value);
            }
            return new Distinct(cells, offsets, List.copyOf(repeated));
        }
    },
    DISTANCE(3, 3) {
        @Override
        Relation of(List<Integer> cells, int[] digits, int n, UniformRandomProvider random) {
            int distance = Math.abs(digits[cells.get(0)] - digits[cells.get(1)]);
            return new Distance(cells.get(0), cells.get(1), cells.get(2), distance - digits[cells.get(2)]);
        }
    },
    /** The last cells are the indices; a distance if they find nothing in the array. */
    ELEMENT(3, 8) {
        @Override
        Relation of(List<Integer> cells, int[] digits, int n, UniformRandomProvider random) {
            int indices = cells.size() > 4 && random.nextBoolean() ? 2 : 1;
            List<Integer> index = cells.subList(cells.size() - indices, cells.size());
            int columns = Math.min(n, (cells.size() - indices) / indices);
            List<List<Integer>> rows = IntStream.range(0, indices)
                    .mapToObj(row -> cells.subList(row * columns, (row + 1) * columns))
                    .toList();
            int entry = new Element(rows, index, 0).entry(cell -> digits[cell]);
            if (entry < 0) return DISTANCE.of(cells, digits, n, random);
            int[] same = IntStream.range(0, digits.length)
                    .filter(cell -> digits[cell] == digits[entry])
                    .toArray();
            return new Element(rows, index, same[random.nextInt(same.length)]);
        }
    },
    /** The first cell and others anywhere with the same digit; a difference if there are none. */
    ALL_EQUAL(2, 4) {
        @Override
        Relation of(List<Integer> cells, int[] digits, int n, UniformRandomProvider random) {
            int first = cells.get(0);
            List<Integer> same = Arrays.stream(Shuffled.numbers(digits.length, random))
                    .filter(cell -> cell != first && digits[cell] == digits[first])
                    .limit(cells.size() - 1L)
                    .boxed()
                    .toList();
            if (same.isEmpty()) return DIFFERENCE.of(cells.subList(0, 2), digits, n, random);
            return new AllEqual(Stream.concat(Stream.of(first), same.stream()).toList());
        }
    },
    COUNT(1, 6) {
        @Override
        Relation of(List<Integer> cells, int[] digits, int n, UniformRandomProvider random) {
            List<Integer> values = IntStream.range(0, 1 + random.nextInt(n))
                    .mapToObj(i -> 1 + random.nextInt(n))
                    .toList();
            boolean result = cells.size() > 1 && random.nextBoolean();
            List<Integer> counted = cells.subList(result ? 1 : 0, cells.size());
            int above = (int) counted.stream()
                            .filter(cell -> values.contains(digits[cell]))
                            .count()
                    - (result ? digits[cells.get(0)] : 0);
            return new Count(
                    counted,
                    values,
                    above - random.nextInt(2),
                    above + random.nextInt(2),
                    result ? OptionalInt.of(cells.get(0)) : OptionalInt.empty());
        }
    },
    /** The number of values: another drawn cell, or the range of its possible numbers. */
    N_VALUES(2, 6) {
        @Override
        Relation of(List<Integer> cells, int[] digits, int n, UniformRandomProvider random) {
            boolean result = random.nextBoolean();
            List<Integer> counted = cells.subList(random.nextInt(2), cells.size());
            int above =
                    (int) counted.stream().map(cell -> digits[cell]).distinct().count()
                            - (result ? digits[cells.get(0)] : 0);
            return new NValues(
                    counted,
                    above - random.nextInt(2),
                    above + random.nextInt(2),
                    result ? OptionalInt.of(cells.get(0)) : OptionalInt.empty());
        }
    },
    /** Cells anywhere with the arcs of a drawn circuit with loops; a difference if an arc is missing. */
    CIRCUIT(2, 5) {
        @Override
        Relation of(List<Integer> cells, int[] digits, int n, UniformRandomProvider random) {
            int size = Math.min(cells.size(), n);
            int first = 1 + random.nextInt(n - size + 1);
            int[] places = Shuffled.numbers(size, random);
            int met = 2 + random.nextInt(size - 1);
            int[] next = IntStream.range(0, size).toArray();
            for (int i = 0; i < met; i++) next[places[i]] = places[(i + 1) % met];
            List<Integer> arcs = IntStream.of(next)
                    .mapToObj(to -> Arrays.stream(Shuffled.numbers(digits.length, random))
                            .filter(cell -> digits[cell] == first + to)
                            .limit(1)
                            .boxed())
                    .flatMap(found -> found)
                    .toList();
            return arcs.size() < size
                    ? DIFFERENCE.of(cells.subList(0, 2), digits, n, random)
                    : new Circuit(arcs, first);
        }
    },
    /** A random automaton that accepts the digits of the cells. */
    REGULAR(1, 5) {
        @Override
        Relation of(List<Integer> cells, int[] digits, int n, UniformRandomProvider random) {
            int states = 1 + random.nextInt(4);
            int[] next = random.ints((long) states * n, -1, states).toArray();
            int state = 0;
            for (int cell : cells) {
                int taken = state * n + digits[cell] - 1;
                if (next[taken] < 0) next[taken] = random.nextInt(states);
                state = next[taken];
            }
            List<List<Integer>> transitions = IntStream.range(0, next.length)
                    .filter(i -> next[i] >= 0)
                    .mapToObj(i -> List.of(i / n, i % n + 1, next[i]))
                    .toList();
            return new Regular(cells, transitions, List.of(state, random.nextInt(states)));
        }
    },
    LINEAR(1, 4) {
        @Override
        Relation of(List<Integer> cells, int[] digits, int n, UniformRandomProvider random) {
            List<Integer> coefficients = cells.stream()
                    .map(cell -> (1 + random.nextInt(3)) * (random.nextBoolean() ? 1 : -1))
                    .toList();
            int sum = 0;
            for (int i = 0; i < cells.size(); i++) sum += coefficients.get(i) * digits[cells.get(i)];
            return switch (random.nextInt(3)) {
                case 0 -> new Linear(cells, coefficients, Linear.Comparison.EQUAL, sum);
                case 1 -> new Linear(cells, coefficients, Linear.Comparison.AT_MOST, sum + random.nextInt(3));
                default -> new Linear(cells, coefficients, Linear.Comparison.DIFFERENT, sum + 1 + random.nextInt(3));
            };
        }
    };

    private final int fewest;
    private final int most;

    RandomRelation(int fewest, int most) {
        this.fewest = fewest;
        this.most = most;
    }

    /**
     * Returns the relation of this name that is true of these cells; if it has a value, with the first value that makes it true.
     *
     * @param n the number of digits
     */
    Relation of(List<Integer> cells, int[] digits, int n, UniformRandomProvider random) {
        RelationKind kind = RelationKind.valueOf(name());
        String scope = cells.stream().map(String::valueOf).collect(Collectors.joining(" ", " of ", ""));
        if (kind.fields().isEmpty()) return Relation.parse(kind.word() + scope);
        return IntStream.rangeClosed(0, n * cells.size())
                .mapToObj(value -> Relation.parse(kind.word() + " " + value + scope))
                .filter(relation -> relation.holds(digits))
                .findFirst()
                .orElseThrow();
    }

    /** Draws a relation between cells of a line of the sheet, or anywhere; empty if there are too few cells. */
    Optional<Relation> draw(int[] digits, int n, UniformRandomProvider random) {
        int[] places = random.nextBoolean() && digits.length == n * n
                ? line(n, random)
                : Shuffled.numbers(digits.length, random);
        int size = Math.min(places.length, fewest + random.nextInt(most - fewest + 1));
        if (size < fewest) return Optional.empty();
        int first = random.nextInt(places.length - size + 1);
        List<Integer> cells = Arrays.stream(places, first, first + size).boxed().toList();
        return Optional.of(of(cells, digits, n, random))
                .filter(relation -> relation.fault(n).isEmpty() && relation.holds(digits));
    }

    private static int[] line(int n, UniformRandomProvider random) {
        int line = random.nextInt(n);
        boolean row = random.nextBoolean();
        return IntStream.range(0, n).map(i -> row ? line * n + i : i * n + line).toArray();
    }
}
