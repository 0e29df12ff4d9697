package crosshatch.instances.generate.classic;

import crosshatch.base.InputException;
import crosshatch.base.Worded;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Option;
import crosshatch.solver.OptionValues;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A classic problem, named by its kind and its numbers, with symmetry breaking on request: {@code queens-8},
 * {@code langford-2-7}, {@code qg5-9/symmetry=last-column}. Without symmetry breaking, all solutions count. A name may also
 * choose other constraints: {@code queens-8/as=tables}.
 *
 * @param kind the kind of problem
 * @param name the full name
 * @param puzzle the puzzle, whose givens are part of the problem or break its symmetry
 */
public record Classic(Kind kind, String name, Puzzle puzzle) {
    private static final Pattern NAME = Pattern.compile("[a-z]+(?:-[a-z]+)*[3-7]?(?:-[0-9]{1,4})+(?:/[a-z]+=[^/]*)*");

    private static final String SYMMETRY = "symmetry";
    private static final String AS = "as";
    private static final String NONE = "none";

    /** The kinds of problems. */
    public enum Kind {
        QUEENS(
                "queens",
                "N",
                "n-queens (CSPLib 54): a queen per row, none attacks another",
                Symmetry.REVERSAL,
                (numbers, broken) -> RowProblems.queens(within(numbers[0], 1, 100), broken)),
        MAGIC(
                "magic",
                "N",
                "magic square (CSPLib 19): rows, columns and both diagonals have the same sum",
                Symmetry.CORNERS,
                (numbers, broken) -> SquareProblems.magic(within(numbers[0], 1, 10), broken)),
        ALL_INTERVAL(
                "all-interval",
                "N",
                "all-interval series (CSPLib 7): all distances of neighbours differ",
                Symmetry.REVERSAL,
                (numbers, broken) -> RowProblems.allInterval(within(numbers[0], 3, 100), broken)),
        COSTAS(
                "costas",
                "N",
                "Costas array (CSPLib 76): in each row of the difference triangle all numbers differ",
                Symmetry.REVERSAL,
                (numbers, broken) -> RowProblems.costas(within(numbers[0], 2, 50), broken)),
        LANGFORD(
                "langford-2",
                "N",
                "Langford pairs (CSPLib 24): k numbers stand between both k",
                Symmetry.REVERSAL,
                (numbers, broken) -> RowProblems.langford(within(numbers[0], 2, 50), broken)),
        MOLS(
                "mols",
                "N",
                "two orthogonal Latin squares, and the third that goes with them",
                Symmetry.FIRST_ROW,
                (numbers, broken) -> SquareProblems.orthogonal(within(numbers[0], 2, 50), broken)),
        QG3(3, "(a·b)·(b·a) = a"),
        QG4(4, "(b·a)·(a·b) = a"),
        QG5(5, "((b·a)·b)·b = a"),
        QG6(6, "(a·b)·b = a·(a·b)"),
        QG7(7, "(b·a)·b = a·(b·a)"),
        SCHUR(
                "schur",
                "COLOURS-N",
                "Schur numbers (CSPLib 15): 1 to N in colours, no x + y = z in one colour",
                Symmetry.FIRST_COLOUR,
                (numbers, broken) ->
                        ColourProblems.schur(within(numbers[0], 2, 100), within(numbers[1], 1, 1000), broken)),
        RAMSEY(
                "ramsey",
                "S-T-N",
                "Ramsey numbers (CSPLib 17): edges of N points in two colours, no S points joined by the"
                        + " first colour alone, no T points by the second",
                Symmetry.NONE,
                (numbers, broken) -> ColourProblems.ramsey(
                        within(numbers[0], 2, 10), within(numbers[1], 2, 10), within(numbers[2], 2, 50)));

        private final String word;
        private final String numbers;
        private final String title;
        private final Symmetry symmetry;

        @SuppressWarnings("ImmutableEnumChecker") // a method of this package
        private final BiFunction<int[], Boolean, Puzzle> puzzle;

        /**
         * Makes a kind.
         *
         * @param puzzle makes the puzzle from the numbers of a name, as many as {@link #form} has, and from whether the symmetry is broken
         */
        Kind(String word, String numbers, String title, Symmetry symmetry, BiFunction<int[], Boolean, Puzzle> puzzle) {
            this.word = word;
            this.numbers = numbers;
            this.title = title;
            this.symmetry = symmetry;
            this.puzzle = puzzle;
        }

        /** Makes the kind of quasigroups that satisfy an equation, by its number. */
        Kind(int number, String equation) {
            this(
                    "qg" + number,
                    "N",
                    "idempotent quasigroup (CSPLib 3) with " + equation,
                    Symmetry.LAST_COLUMN,
                    (numbers, broken) -> Quasigroups.puzzle(number, within(numbers[0], 2, 20), broken));
        }

        /** Returns the form of names: {@code langford-2-N}. */
        public String form() {
            return word + "-" + numbers;
        }

        /** Returns a line for people. */
        public String title() {
            return title;
        }

        /** Returns the symmetry breaking that this kind offers. */
        public Symmetry symmetry() {
            return symmetry;
        }

        private int count() {
            return numbers.split("-", -1).length;
        }

        private static int within(int number, int least, int most) {
            if (number >= least && number <= most) return number;
            throw new InputException(number + ": expected " + least + " to " + most);
        }
    }

    /** The forms of symmetry breaking, which leave fewer equivalent solutions. */
    public enum Symmetry implements Worded {
        NONE("nothing"),
        CORNERS("Frénicle's form: the least corner is above left, and above right is less than below left"),
        REVERSAL("of a solution and itself read backwards, one"),
        FIRST_ROW("the first row of both squares is 1 to n"),
        LAST_COLUMN("a·n ≥ a − 1"),
        FIRST_COLOUR("1 has the first colour");

        private final String meaning;

        Symmetry(String meaning) {
            this.meaning = meaning;
        }
    }

    /** Returns whether a text has the form of a name; its numbers may be out of range. */
    public static boolean isNamed(String text) {
        try {
            return kind(text).map(kind -> values(kind, text)).isPresent();
        } catch (InputException otherOption) {
            return false;
        }
    }

    /**
     * Reads a name; empty if the text does not have the form of a name.
     *
     * @throws InputException if it has this form, but there is no such problem
     */
    public static Optional<Classic> named(String text) {
        return kind(text).map(kind -> parse(kind, text));
    }

    /** Returns the kind with this word and this many numbers. */
    private static Optional<Kind> kind(String text) {
        if (!NAME.matcher(text).matches()) return Optional.empty();
        return Arrays.stream(Kind.values())
                .filter(kind -> text.startsWith(kind.word + "-") && numbers(text, kind).length == kind.count())
                .findFirst();
    }

    private static int[] numbers(String text, Kind kind) {
        String name = OptionValues.nameIn(text);
        return Arrays.stream(name.substring(kind.word.length() + 1).split("-", -1))
                .mapToInt(Integer::parseInt)
                .toArray();
    }

    private static OptionValues values(Kind kind, String text) {
        Option as = Option.choice(
                AS, NONE, "other constraints", NONE, "the usual ones", "pairs", "of pairs", "tables", "of tuples");
        Option symmetry = Option.choice(
                SYMMETRY, NONE, "symmetry that is broken", NONE, "none", kind.symmetry.word(), kind.symmetry.meaning);
        return OptionValues.parse(
                "puzzle set", text, kind.symmetry == Symmetry.NONE ? List.of(as) : List.of(as, symmetry));
    }

    private static Classic parse(Kind kind, String text) {
        OptionValues values = values(kind, text);
        try {
            boolean broken = values.chosen().containsKey(SYMMETRY);
            String problem = OptionValues.nameIn(text) + (broken ? "/symmetry=" + kind.symmetry.word() : "");
            Puzzle puzzle = kind.puzzle.apply(numbers(text, kind), broken);
            if (values.is(AS, NONE)) return new Classic(kind, problem, puzzle.onBoardNamed(problem));
            ProblemStatement statement = values.constant(AS, ProblemStatement.class);
            String name = problem + "/as=" + statement.word();
            return new Classic(kind, name, statement.of(puzzle).onBoardNamed(name));
        } catch (InputException | IllegalArgumentException bad) {
            throw new InputException("'" + text + "': " + bad.getMessage(), bad);
        }
    }

    /** Returns the name of the problem without its formulation, on which the number of solutions does not depend. */
    public String problem() {
        return name.replaceFirst("/as=[a-z]+$", "");
    }

    /** Returns all {@linkplain Kind#form forms}, for messages. */
    public static String forms() {
        return Arrays.stream(Kind.values()).map(Kind::form).collect(Collectors.joining(", "));
    }
}
