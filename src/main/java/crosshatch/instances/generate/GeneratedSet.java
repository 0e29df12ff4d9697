package crosshatch.instances.generate;

import crosshatch.base.InputException;
import crosshatch.puzzle.BoardName;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleFormat;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Limits;
import crosshatch.solver.Option;
import crosshatch.solver.OptionValues;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;

/**
 * Puzzles with holes dug into random complete grids. The name of a set is its generator spec, which makes the same puzzles
 * again: {@code latin-30/holes=0.42/count=50/seed=1}, {@code sudoku-5/holes=0.5/pattern=balanced/count=20/seed=7}.
 *
 * <p>With {@code changed=1} one given of each puzzle gets another digit, which no given in its units has. Most such puzzles with few
 * holes have no solution, but this is not guaranteed.
 *
 * <p>With {@code pattern=unplanted} the givens do not come from a grid, so a puzzle may have no solution.
 *
 * <p>With {@code difficulty=search} a puzzle is left out if singles and Hall sets of units find its solution, or find that there is none.
 *
 * <p>The k-th puzzle depends only on seed and k, so a longer set begins with the shorter one. Sets that differ only in the hole
 * fraction use the same grids, and a larger fraction adds holes; not with {@code difficulty=search}, because other puzzles are left out.
 *
 * @param board a Sudoku of some order, or a Latin square (for quasigroups with holes)
 * @param holes the fraction of blank cells, 0 to 1; the number of holes is rounded
 * @param pattern the pattern of the holes
 * @param changed the number of givens that get another digit, 0 or more
 * @param needsSearch whether only puzzles are made that propagation alone does not decide
 * @param count the number of puzzles
 * @param seed any number
 */
public record GeneratedSet(
        Board board, double holes, Holes pattern, int changed, boolean needsSearch, int count, long seed) {
    /** The option of a generator spec for the number of puzzles. */
    public static final Option COUNT = Option.whole("count", 1, 0, 999_999_999, "number of puzzles");

    /** The option of a generator spec for the seed. */
    public static final Option SEED =
            Option.whole("seed", 1, -999_999_999_999_999_999L, 999_999_999_999_999_999L, "seed of the random numbers");

    private static final String FORM =
            "sudoku-ORDER or latin-DIGITS, then /holes=FRACTION, and optionally /pattern=balanced or /pattern=unplanted, /changed=N, /difficulty=search, /count=N, /seed=N";
    /** The number of puzzles of a large set, limited by about a gigabyte of digits. */
    private static final int MANY = 2000;

    private static final long MOST_CELLS = 1L << 30;

    private static final String SEARCH = "search";

    /** The propagation of {@code difficulty=search}. */
    private static final String PROPAGATION = "engine/propagate=singles+gac";

    /** The number of puzzles in a row that propagation decides, after which no more are tried. */
    private static final int MOST_DECIDED = 100_000;

    private static final List<Option> OPTIONS = List.of(
            Option.any("holes"),
            Option.constants("pattern", Holes.RANDOM, "pattern of the holes", Holes::meaning),
            Option.whole("changed", 0, 0, 9999, "givens that get another digit"),
            Option.choice(
                    "difficulty",
                    "any",
                    "difficulty of each",
                    "any",
                    "any difficulty",
                    SEARCH,
                    "propagation alone does not decide it"),
            COUNT,
            SEED);

    /**
     * Checks the numbers.
     *
     * @throws InputException if the fraction is not in 0…1, or the number of puzzles is not positive
     */
    public GeneratedSet {
        if (!(holes >= 0 && holes <= 1)) {
            throw new InputException("holes " + holes + ": expected a fraction of the cells, 0 to 1");
        }
        if (changed < 0) throw new InputException("changed " + changed + ": expected 0 or more");
        if (count < 1) throw new InputException("count " + count + ": expected 1 or more");
    }

    /** Returns whether a text is a {@link #name}, with values that its options take. */
    public static boolean isNamed(String text) {
        if (!text.contains("/holes=") || board(text).isEmpty()) return false;
        try {
            OptionValues.parse("puzzle set", text, OPTIONS);
            return true;
        } catch (InputException otherOption) {
            return false;
        }
    }

    /**
     * Reads a {@link #name}, in which count and seed may be missing and are then 1. The result is empty if the text does not begin like a
     * name.
     *
     * @throws InputException if it begins like a name, but is none
     */
    public static Optional<GeneratedSet> named(String text) {
        return board(text).map(board -> parse(text, board));
    }

    /** Adds a large number of puzzles to a spec without a count; returns any other text unchanged. */
    public static String withMany(String text) {
        if (text.contains("/count=") || board(text).isEmpty()) return text;
        return text.replaceFirst("(/seed=[^/]*)?$", "/count=" + MANY + "$1");
    }

    /** Returns the board of a text with options. */
    private static Optional<Board> board(String text) {
        return text.indexOf('/') < 0 ? Optional.empty() : BoardName.named(OptionValues.nameIn(text));
    }

    private static GeneratedSet parse(String text, Board board) {
        OptionValues values = OptionValues.parse("puzzle set", text, OPTIONS);
        try {
            int count = (int) values.number("count");
            requireFeasible(count, board);
            return new GeneratedSet(
                    board,
                    Double.parseDouble(values.get("holes")),
                    values.constant("pattern", Holes.class),
                    (int) values.number("changed"),
                    values.get("difficulty").equals(SEARCH),
                    count,
                    values.number("seed"));
        } catch (NumberFormatException bad) {
            throw new InputException("puzzle set '" + text + "': expected " + FORM, bad);
        } catch (InputException bad) {
            throw new InputException("puzzle set '" + text + "': " + bad.getMessage(), bad);
        }
    }

    /** Checks that a set can be made quickly, because a comparison makes it before the first run. */
    private static void requireFeasible(int count, Board board) {
        long most = MOST_CELLS / board.cells();
        if (count > most) {
            throw new InputException("count " + count + ": expected at most " + most + " puzzles of " + board.cells()
                    + " cells in one set. Choose fewer puzzles, or several sets with different seeds");
        }
    }

    /** Returns the generator spec of the set. */
    public String name() {
        return board.name() + "/holes="
                + new BigDecimal(String.valueOf(holes)).stripTrailingZeros().toPlainString()
                + (pattern == Holes.RANDOM ? "" : "/pattern=" + pattern.word())
                + (changed == 0 ? "" : "/changed=" + changed)
                + (needsSearch ? "/difficulty=" + SEARCH : "")
                + "/count=" + count + "/seed=" + seed;
    }

    /** Returns the number of blank cells in each puzzle. */
    public int holesInEach() {
        return pattern.count(board, holes);
    }

    /** Returns whether the way of making the puzzles guarantees a solution. */
    public boolean isSolvable() {
        return changed == 0 && pattern != Holes.UNPLANTED;
    }

    /** Makes the puzzles, one after the other. */
    public Stream<Puzzle> puzzles() {
        // One generator hands out the seeds of the puzzles: these lie far apart, and no puzzle depends on the one
        // before.
        UniformRandomProvider seeds = RandomSource.SPLIT_MIX_64.create(seed);
        Stream<Puzzle> all = Stream.generate(() -> puzzle(seeds.nextLong()));
        return (needsSearch ? needingSearch(all) : all).limit(count);
    }

    private Stream<Puzzle> needingSearch(Stream<Puzzle> all) {
        Solver propagation = SolverCatalog.standard().create(PROPAGATION);
        Iterator<Puzzle> drawn = all.iterator();
        return Stream.generate(() -> {
            for (int i = 0; i < MOST_DECIDED; i++) {
                Puzzle puzzle = drawn.next();
                if (!decides(propagation, puzzle)) return puzzle;
            }
            throw new InputException("difficulty " + SEARCH + ": propagation decides " + MOST_DECIDED
                    + " puzzles in a row. Choose another fraction of holes");
        });
    }

    /** Returns whether propagation decides a puzzle: a search that stops before its first decision has found a solution or refuted it. */
    private static boolean decides(Solver propagation, Puzzle puzzle) {
        Claim claim = propagation
                .answer(puzzle, Question.ANY, Budget.unmeasured(Limits.ofDecisions(0)))
                .claim();
        return !claim.shown().isEmpty() || claim.exhausted();
    }

    private Puzzle puzzle(long puzzleSeed) {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(puzzleSeed);
        return changed(pattern.puzzle(board, holes, random), changed, random);
    }

    /**
     * Changes this number of givens, each at most once. The new digit differs from all digits in the units of its cell, so no two givens
     * clash, and only a search shows whether there is a solution.
     *
     * @throws InputException if too few givens can be replaced by another digit
     */
    private static Puzzle changed(Puzzle puzzle, int many, UniformRandomProvider random) {
        if (many == 0) return puzzle;
        int[] digits = puzzle.givens().digits();
        int changed = 0;
        for (int cell : Shuffled.numbers(digits.length, random)) {
            if (digits[cell] == 0) continue;
            int other = otherDigit(puzzle.board(), digits, cell, random);
            if (other == 0) continue;
            digits[cell] = other;
            if (++changed == many) return new Puzzle(Grid.of(puzzle.board(), digits));
        }
        throw new InputException("changed " + many + ": found " + changed
                + " givens that another digit can replace. Choose more holes, or fewer changes");
    }

    /** Draws a digit that neither the cell nor a peer has; 0 if there is none. */
    static int otherDigit(Board board, int[] digits, int cell, UniformRandomProvider random) {
        boolean[] seen = new boolean[board.digits() + 1];
        seen[digits[cell]] = true;
        for (int peer : board.peers(cell)) seen[digits[peer]] = true;
        for (int index : Shuffled.numbers(board.digits(), random)) {
            if (!seen[index + 1]) return index + 1;
        }
        return 0;
    }

    /**
     * Writes the set: its name as a comment, the line that declares its board if it is needed, and one puzzle per line. In formats of
     * several lines, a blank line separates puzzles.
     *
     * @throws InputException if the format cannot express such puzzles
     */
    public void write(Writer out, PuzzleFormat format) throws IOException {
        out.write("# " + name() + ": " + holesInEach() + " of " + board.cells() + " cells are blank"
                + (changed == 0 ? "" : ", givens changed: " + changed) + "\n");
        out.write(format.header(board));
        for (Puzzle puzzle : (Iterable<Puzzle>) puzzles()::iterator) {
            String text = format.body(puzzle.givens());
            out.write(text.contains("\n") ? "\n" + text + "\n" : text + "\n");
        }
    }

    /** Returns the format in which such puzzles are unambiguous and take one line each. */
    public static PuzzleFormat usualFormat(Board board) {
        return board.digits() < 10 ? PuzzleFormat.LINE : PuzzleFormat.NUMBERS;
    }
}
