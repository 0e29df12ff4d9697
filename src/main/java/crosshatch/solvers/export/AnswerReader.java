package crosshatch.solvers.export;

import crosshatch.base.InputException;
import crosshatch.base.Remedy;
import crosshatch.base.WholeNumber;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleReader;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Claim;
import crosshatch.solvers.model.cnf.CandidateVariables;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads the answer of another program to an exported model, as a reported status for the validator. It recognises the format by the
 * text:
 *
 * <ul>
 *   <li>{@code s SATISFIABLE} and {@code v …} lines, as in the competitions of SAT and pseudo-Boolean solvers (literals) and of XCSP3 solvers (an
 *       {@code <instantiation>}), or the result file of MiniSat;
 *   <li>an {@code <instantiation>} alone;
 *   <li>the output of MiniZinc: each solution, as {@code sudoku.mzn} prints it or as an array, before its {@code ----------};
 *   <li>plain grids, in any format in which puzzles are read.
 * </ul>
 */
public final class AnswerReader {
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+");
    /** The index of an element of an array: a number, or several in brackets. */
    private static final Pattern INDEX =
            Pattern.compile("(?<![0-9])(-?[0-9]{1,6})\\s*+:|\\([-0-9]++(?:,\\s*+[-0-9]++)*+\\)\\s*+:");

    private final Problem problem;
    private final ModelSpec model;
    private final ReaderSettings settings;

    /**
     * Makes a reader.
     *
     * @param problem the exported puzzle with its excluded solutions
     * @param model the spec of the export, which determines the variables of a formula
     * @param settings the settings for grids, with the order of the puzzle
     */
    public AnswerReader(Problem problem, ModelSpec model, ReaderSettings settings) {
        this.problem = problem;
        this.model = model;
        this.settings = settings;
    }

    /**
     * Returns the reported status. If the model is refuted, the puzzle has no solutions but the excluded ones. The status is
     * {@link Claim.Failed} if a cell has two digits or the answer contradicts itself.
     *
     * @param source the name of the text in messages
     * @throws InputException if the text cannot be read
     */
    public Claim read(String text, String source) {
        try {
            CompetitionOutput competition = CompetitionOutput.of(text);
            if (competition.isOne()) return claimOf(competition);
            if (text.stripLeading().startsWith("<")) return claim(List.of(instantiation(text)), false);
            MiniZincOutput output = MiniZincOutput.of(text);
            return claim(gridsOf(output, source), output.isComplete());
        } catch (UnfitAnswerException unfit) {
            return new Claim.Failed(unfit.reason());
        }
    }

    private Claim claimOf(CompetitionOutput output) {
        if (output.saysUnsatisfiable()) return claim(List.of(), true);
        if (output.values().isEmpty()) return claim(List.of(), false);
        return claim(List.of(gridOf(output.values())), false);
    }

    private Grid gridOf(String values) {
        if (values.startsWith("<")) return instantiation(values);
        // Literals are x1 -x2 where variables have names.
        if (model.format() instanceof OpbFormat) return Literals.grid(values.replace("x", ""), puzzle(), false);
        if (!(model.format() instanceof CnfFormat)) {
            throw new InputException(
                    "the answer has literals, but the model is " + model + ". Choose the model that was solved",
                    Remedy.MODEL);
        }
        return Literals.grid(values, puzzle(), CnfFormat.isReduced(model));
    }

    private List<Grid> gridsOf(MiniZincOutput output, String source) {
        List<Grid> grids = new ArrayList<>();
        for (String solution : output.solutions()) grids.addAll(gridsOf(solution, source));
        if (!output.rest().isEmpty() || output.isEmpty()) grids.addAll(gridsOf(output.rest(), source));
        return grids;
    }

    private List<Grid> gridsOf(String block, String source) {
        if (block.indexOf('[') >= 0 || isNumbers(block)) return List.of(array(block));
        try (PuzzleReader reader = PuzzleReader.of(block, source, settings);
                Stream<Grid> grids = reader.stream().map(read -> read.puzzle().givens())) {
            return grids.toList();
        }
    }

    /** Returns whether a block is a list of one number per cell; the reader of puzzles needs rows, which some boards lack. */
    private boolean isNumbers(String block) {
        return NUMBER.matcher(block).results().count() == puzzle().board().cells();
    }

    private Grid array(String block) {
        String numbers = withoutIndices(block.substring(Math.max(0, block.indexOf('['))));
        int[] digits = NUMBER.matcher(numbers)
                .results()
                .map(MatchResult::group)
                .mapToInt(number -> (int) WholeNumber.of(number, Integer.MIN_VALUE, Integer.MAX_VALUE)
                        .orElseThrow(() -> new UnfitAnswerException(
                                "a number of " + number.length() + " digits, expected digits of the puzzle")))
                .toArray();
        return Digits.grid(puzzle().board(), digits);
    }

    /** Removes the indices that MiniZinc prints for arrays that do not begin with 1: {@code [0: 4, 1: 2]}. */
    private static String withoutIndices(String array) {
        for (String row : array.split("\\|", -1)) {
            int[] indices = INDEX.matcher(row)
                    .results()
                    .filter(each -> each.group(1) != null)
                    .mapToInt(each -> Integer.parseInt(each.group(1)))
                    .toArray();
            for (int i = 1; i < indices.length; i++) {
                if (indices[i] <= indices[i - 1]) {
                    throw new UnfitAnswerException(
                            "the array has index " + indices[i] + " after index " + indices[i - 1]);
                }
            }
        }
        return INDEX.matcher(array).replaceAll("");
    }

    private Grid instantiation(String xml) {
        return Instantiation.grid(xml, puzzle());
    }

    private Puzzle puzzle() {
        return problem.puzzle();
    }

    /**
     * Returns the reported status.
     *
     * @param complete whether there are no solutions except these and the excluded ones
     */
    private Claim claim(List<Grid> found, boolean complete) {
        if (found.isEmpty() && !complete) return new Claim.GaveUp();
        List<Grid> all = new ArrayList<>(problem.excluded());
        all.addAll(found);
        if (all.isEmpty()) return new Claim.NoSolution();
        if (all.size() == 1) return complete ? new Claim.Unique(all.get(0)) : new Claim.Solved(all.get(0));
        return all.size() == 2 && !complete
                ? new Claim.Several(all.get(0), all.get(1))
                : new Claim.Counted(all, complete);
    }

    /** Reads the grid from a model of a formula. */
    static final class Literals {
        private Literals() {}

        /**
         * Returns the grid.
         *
         * @param values literals separated by blanks; a 0 ends them
         * @param reduced whether only the candidates that the givens leave have a variable; the givens then come from the puzzle
         * @return a grid with blanks for cells without a true literal
         * @throws UnfitAnswerException if a cell has two digits, a variable two values, or something follows the 0
         */
        static Grid grid(String values, Puzzle puzzle, boolean reduced) {
            Board board = puzzle.board();
            CandidateVariables candidates = Formula.candidates(puzzle, reduced);
            int[] digits = reduced ? puzzle.givens().digits() : new int[board.cells()];
            Set<Integer> seen = new HashSet<>();
            boolean ended = false;
            for (StringTokenizer words = new StringTokenizer(values); words.hasMoreTokens(); ) {
                int literal = literal(words.nextToken());
                if (ended)
                    throw new UnfitAnswerException(
                            "found a second solution: " + literal + " follows the 0 that ends the first solution");
                ended = literal == 0;
                if (ended) continue;
                seen.add(literal);
                if (seen.contains(-literal)) {
                    throw new UnfitAnswerException("variable " + Math.abs(literal) + " is both true and false");
                }
                if (literal < 0 || literal > candidates.count()) continue; // false, or auxiliary
                int cell = candidates.cell(literal);
                int digit = candidates.digit(literal);
                if (digits[cell] != 0 && digits[cell] != digit) {
                    throw new UnfitAnswerException(
                            board.cellName(cell) + " holds both " + digits[cell] + " and " + digit);
                }
                digits[cell] = digit;
            }
            return Grid.of(board, digits);
        }

        private static int literal(String word) {
            return (int) WholeNumber.in("the literals of the answer", word, -Integer.MAX_VALUE, Integer.MAX_VALUE);
        }
    }

    /** Turns the numbers of an untrusted answer into a grid. */
    static final class Digits {
        private Digits() {}

        /**
         * Makes a grid.
         *
         * @throws UnfitAnswerException if there are too few or too many numbers, or one is out of range
         */
        static Grid grid(Board board, int[] numbers) {
            if (numbers.length != board.cells()) {
                throw new UnfitAnswerException("found " + numbers.length + " cells, expected " + board.cells());
            }
            for (int cell = 0; cell < numbers.length; cell++) {
                if (numbers[cell] < 0 || numbers[cell] > board.digits()) {
                    throw new UnfitAnswerException(
                            board.cellName(cell) + " is " + numbers[cell] + ", expected 1 to " + board.digits());
                }
            }
            return Grid.of(board, numbers);
        }
    }
}
