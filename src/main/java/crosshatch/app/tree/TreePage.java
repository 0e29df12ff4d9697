package crosshatch.app.tree;

import crosshatch.base.Templates;
import crosshatch.experiment.JudgedRun;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Layout;
import crosshatch.puzzle.board.Unit;
import crosshatch.results.Words;
import crosshatch.results.report.page.Script;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/** Writes search trees side by side as one HTML file without external parts. Equal trees yield equal bytes. */
public final class TreePage {
    private TreePage() {}

    /**
     * The search of one solver.
     *
     * @param name the name of the solver
     * @param run its result
     */
    public record Searched(String name, SearchTree tree, JudgedRun run) {
        /**
         * Returns the decisions as the solver counts them, or the decisions of the tree if it counts none. A tree may have more: Choco tries a digit,
         * and then that the cell does not have it, which is no decision of its own if the same cell is tried again.
         */
        public long decisions() {
            return run.answer().counters().get(Counter.DECISIONS).orElse(tree.decisions());
        }

        /** Returns the status and the verdict, for people. */
        String status() {
            return run.answer().claim().word() + " (" + Words.of(run.ruling().verdict()) + ")";
        }

        /** Returns whether the run ended without a result. */
        boolean failed() {
            return run.answer().claim() instanceof Claim.Nothing;
        }

        /** Returns the number of decisions and the depth, for people. */
        private String size() {
            String depth = hasTree() ? String.format(Locale.ROOT, "depth %,d", tree.depth()) : "no tree";
            return String.format(
                    Locale.ROOT, "%,d %s, %s", decisions(), decisions() == 1 ? "decision" : "decisions", depth);
        }

        /** Returns whether the solver reported the decisions that it counts. */
        private boolean hasTree() {
            return tree.decisions() > 0 || decisions() == 0;
        }

        /** Returns the lines above a tree in a picture: status, size, and the number of nodes if it is another number. */
        List<String> lines() {
            int drawn = tree.nodes().size() - 1;
            if (drawn < tree.decisions()) {
                return List.of(status(), size(), String.format(Locale.ROOT, "first %,d nodes drawn", drawn));
            }
            return drawn == decisions() || !hasTree()
                    ? List.of(status(), size())
                    : List.of(status(), size(), String.format(Locale.ROOT, "%,d nodes below the root", drawn));
        }

        /** Returns status, verdict and size, for people. */
        public String inWords() {
            return status() + ", " + size();
        }
    }

    /**
     * Writes the page.
     *
     * @param title the displayed name of the puzzle
     */
    static void write(String title, Puzzle puzzle, List<Searched> searches, Writer out) throws IOException {
        Script script = Script.own(TreePage.class, "tree.js");
        String data = JsonMapper.shared()
                .writeValueAsString(new Data(
                        Shape.of(puzzle), searches.stream().map(Tree::of).toList()))
                .replace("<", "\\u003c");
        String policy = "default-src 'none'; script-src " + script.source()
                + "; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
        new Templates(TreePage.class)
                .named("tree.html")
                .execute(
                        new View(title, policy, puzzle.toString(), data, script.text(), Palette.LIGHT, Palette.DARK),
                        out);
    }

    record View(String title, String policy, String puzzle, String data, String script, Palette light, Palette dark) {}

    record Data(Shape board, List<Tree> trees) {}

    /**
     * The data for drawing a grid.
     *
     * @param rows the number of rows, followed by the number of columns
     * @param places the positions of the cells, row by row from 0
     * @param boxes the number of each cell's box; -1 without a box
     * @param givens the digits; 0 for a blank
     * @param first the number or letter for digit 1
     */
    record Shape(
            int digits,
            int first,
            int rows,
            int columns,
            List<Integer> places,
            List<String> names,
            List<Integer> boxes,
            List<Integer> givens,
            List<List<Integer>> peers) {
        static Shape of(Puzzle puzzle) {
            Board board = puzzle.board();
            Layout layout = board.layout().orElseGet(() -> Layout.rectangle(1, board.cells()));
            int[] boxes = new int[board.cells()];
            Arrays.fill(boxes, -1);
            List<Unit> units = board.units();
            for (int unit = 0; unit < units.size(); unit++) {
                if (units.get(unit).kind() != Unit.Kind.BOX) continue;
                for (int cell : units.get(unit).cells()) boxes[cell] = unit;
            }
            return new Shape(
                    board.digits(),
                    board.first(),
                    layout.rows(),
                    layout.columns(),
                    IntStream.range(0, board.cells())
                            .mapToObj(cell -> layout.row(cell) * layout.columns() + layout.column(cell))
                            .toList(),
                    IntStream.range(0, board.cells()).mapToObj(board::cellName).toList(),
                    IntStream.of(boxes).boxed().toList(),
                    IntStream.range(0, board.cells()).map(puzzle::given).boxed().toList(),
                    IntStream.range(0, board.cells())
                            .mapToObj(cell ->
                                    IntStream.of(board.peers(cell)).boxed().toList())
                            .toList());
        }
    }

    /**
     * A tree on the page.
     *
     * @param counted the decisions as the solver counts them
     * @param decisions the decisions of the tree, more than nodes if the tree is too large for the page
     */
    record Tree(
            String name,
            String claim,
            String verdict,
            String reason,
            long counted,
            long decisions,
            boolean tells,
            List<Node> nodes) {
        static Tree of(Searched searched) {
            return new Tree(
                    searched.name,
                    searched.run.answer().claim().word(),
                    Words.of(searched.run.ruling().verdict()),
                    searched.run.ruling().reason(),
                    searched.decisions(),
                    searched.tree.decisions(),
                    searched.tree.nodes().stream().anyMatch(node -> !node.steps.isEmpty()),
                    searched.tree.nodes().stream().map(Node::of).toList());
        }
    }

    /**
     * A node on the page.
     *
     * @param steps three numbers each: cell, digit, and 1 if the digit was placed, 0 if it was removed
     */
    record Node(
            int parent,
            int before,
            int cell,
            int digit,
            boolean fill,
            String branch,
            String state,
            String reason,
            List<Integer> steps,
            List<String> learnt) {
        static Node of(SearchTree.Node node) {
            List<Integer> steps = node.steps.stream()
                    .flatMap(step -> Stream.of(step.cell(), step.digit(), step.placed() ? 1 : 0))
                    .toList();
            return new Node(
                    node.parent,
                    node.stepsBefore,
                    node.cell,
                    node.digit,
                    node.fill,
                    node.branch,
                    node.state.name().toLowerCase(Locale.ROOT),
                    node.reason,
                    steps,
                    List.copyOf(node.learnt));
        }
    }
}
