package crosshatch.instances.explain.picture;

import crosshatch.instances.explain.Explanation.Step;
import crosshatch.instances.explain.picture.GridLayout.Box;
import crosshatch.instances.explain.technique.Candidate;
import crosshatch.instances.explain.technique.CandidateGrid;
import crosshatch.instances.explain.technique.Deduction.Pattern;
import crosshatch.instances.explain.technique.Wording;
import crosshatch.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Draws the grids of one explanation. Its steps must come in order, because digits that depend on an assumption look different. */
final class GridArtist {
    private static final Pattern NOTHING = new Pattern(List.of(), List.of(), List.of());

    /** The distance from the base of a character to its middle, for the font sizes of the style sheet. */
    private static final int MARK_RISE = 6;

    private static final int DIGIT_RISE = 13;

    /** Half the width of the stroke through a candidate. */
    private static final int HALF_STROKE = 7;

    private final Puzzle puzzle;
    private final GridLayout layout;
    private CandidateGrid certain;

    /**
     * Prepares the pictures.
     *
     * @param start the grid before the first step
     */
    GridArtist(Puzzle puzzle, CandidateGrid start) {
        this.puzzle = puzzle;
        layout = new GridLayout(puzzle.board());
        certain = start;
    }

    /** Draws a grid without marks. */
    Picture plain(String id, String title, CandidateGrid grid) {
        Scene scene = new Scene(NOTHING, grid, grid, List.of(), false);
        return draw(scene, new Caption(id, title, title, "plain"));
    }

    /** Draws the grid before a step, with the digits that it places; removed candidates are struck out. */
    Picture of(Step step) {
        if (step.level() == 0) certain = step.after();
        String result = Wording.result(puzzle.board(), step.deduction());
        Caption caption = new Caption(
                "picture-" + step.number(),
                "Step " + step.number() + ": " + step.deduction().technique(),
                (result.isEmpty() ? "" : result + ". ") + step.deduction().because(),
                step.kind().name().toLowerCase(Locale.ROOT));
        Scene scene = new Scene(
                step.deduction().pattern(),
                step.before(),
                step.after(),
                step.deduction().placed(),
                step.kind() == Step.Kind.CONTRADICTION);
        return draw(scene, caption);
    }

    private Picture draw(Scene scene, Caption caption) {
        List<Candidate> gone = scene.gone();
        List<Candidate> keys = scene.pattern.candidates().stream()
                .filter(each -> scene.isMark(each) && !gone.contains(each))
                .toList();
        return new Picture(
                caption,
                layout.size(),
                scene.pattern.units().stream().map(layout::around).toList(),
                scene.pattern.cells().stream().map(layout::around).toList(),
                frames(scene),
                keys.stream().map(each -> mark(each, "mark keytext")).toList(),
                gone.stream().map(each -> mark(each, "mark gone")).toList(),
                gone.stream().map(this::stroke).collect(Collectors.joining()),
                layout.lines(false),
                layout.lines(true),
                numbers(),
                digits(scene),
                marks(scene, keys, gone));
    }

    /** Returns frames around new digits, or around the clash of a contradiction. */
    private List<Box> frames(Scene scene) {
        if (!scene.clash) {
            return scene.placed.stream().map(each -> layout.around(each.cell())).toList();
        }
        return Stream.concat(
                        scene.pattern.units().stream().map(layout::around),
                        scene.pattern.cells().stream().map(layout::around))
                .toList();
    }

    private Text mark(Candidate candidate, String style) {
        int y = layout.y(candidate.cell(), candidate.digit());
        return new Text(
                layout.x(candidate.cell(), candidate.digit()),
                y,
                y + MARK_RISE,
                style,
                Wording.digit(candidate.digit()));
    }

    private String stroke(Candidate candidate) {
        return "M%d %dl%d %d"
                .formatted(
                        layout.x(candidate.cell(), candidate.digit()) - HALF_STROKE,
                        layout.y(candidate.cell(), candidate.digit()) + HALF_STROKE,
                        2 * HALF_STROKE,
                        -2 * HALF_STROKE);
    }

    private List<Text> numbers() {
        List<Text> numbers = new ArrayList<>();
        int middle = GridLayout.MARGIN / 2;
        int n = puzzle.board().digits();
        for (int i = 0; i < n; i++) {
            int column = layout.left(i) + layout.cellSize() / 2;
            int row = layout.top(i * n) + layout.cellSize() / 2;
            numbers.add(new Text(column, middle, middle + MARK_RISE, "number", "c" + (i + 1)));
            numbers.add(new Text(middle, row, row + MARK_RISE, "number", "r" + (i + 1)));
        }
        return numbers;
    }

    private List<Text> digits(Scene scene) {
        List<Text> digits = new ArrayList<>();
        for (int cell = 0; cell < puzzle.board().cells(); cell++) {
            int digit = scene.digit(cell);
            if (digit == 0) continue;
            int y = layout.top(cell) + layout.cellSize() / 2;
            digits.add(new Text(
                    layout.left(cell) + layout.cellSize() / 2, y, y + DIGIT_RISE, style(cell), Wording.digit(digit)));
        }
        return digits;
    }

    private String style(int cell) {
        if (puzzle.given(cell) != 0) return "given";
        return certain.open(cell) ? "assumed" : "found";
    }

    private List<Text> marks(Scene scene, List<Candidate> keys, List<Candidate> gone) {
        return scene.marks().stream()
                .filter(each -> !keys.contains(each) && !gone.contains(each))
                .map(each -> mark(each, "mark"))
                .toList();
    }

    /**
     * The contents of one picture.
     *
     * @param clash whether the pattern is a contradiction
     */
    private record Scene(
            Pattern pattern, CandidateGrid before, CandidateGrid after, List<Candidate> placed, boolean clash) {

        /** Returns the digit that a cell shows large; 0 if it shows its candidates. */
        int digit(int cell) {
            return placed.stream()
                    .filter(each -> each.cell() == cell)
                    .mapToInt(Candidate::digit)
                    .findFirst()
                    .orElse(before.digit(cell));
        }

        boolean isMark(Candidate candidate) {
            return digit(candidate.cell()) == 0 && before.has(candidate.cell(), candidate.digit());
        }

        /** Returns the candidates before the step, in the cells that show candidates. */
        List<Candidate> marks() {
            return IntStream.range(0, before.board().cells())
                    .boxed()
                    .flatMap(cell ->
                            CandidateGrid.digits(before.mask(cell)).stream().map(digit -> new Candidate(cell, digit)))
                    .filter(this::isMark)
                    .toList();
        }

        /** Returns the candidates that the step removes. */
        List<Candidate> gone() {
            return marks().stream()
                    .filter(each -> !after.has(each.cell(), each.digit()))
                    .toList();
        }
    }

    /**
     * The parts of the picture of one grid, back to front, by the names in the template {@code grid.svg.mustache}.
     *
     * @param caption the description
     * @param size width and height
     * @param units the tinted units of the step
     * @param cells the filled cells of the step
     * @param frames the frames around new digits, or around a clash
     * @param keys the candidates that make the step possible
     * @param gone the candidates that it removes
     * @param strikes the strokes through removed candidates, SVG path data
     * @param thin the lines between cells, path data
     * @param thick the lines around boxes, path data
     * @param numbers the numbers of rows and columns
     * @param digits the digits of solved cells
     * @param marks the candidates that are neither keys nor gone
     */
    record Picture(
            Caption caption,
            int size,
            List<Box> units,
            List<Box> cells,
            List<Box> frames,
            List<Text> keys,
            List<Text> gone,
            String strikes,
            String thin,
            String thick,
            List<Text> numbers,
            List<Text> digits,
            List<Text> marks) {}

    /**
     * The description of a picture.
     *
     * @param id an id, unique on a page
     * @param title a short text for readers who cannot see the picture
     * @param description a long text for readers who cannot see the picture
     * @param kind the kind of step, a CSS class
     */
    record Caption(String id, String title, String description, String kind) {}

    /**
     * One text.
     *
     * @param x the horizontal position of its middle
     * @param y the vertical position of its middle
     * @param base the vertical position of its base line
     * @param style one or more CSS classes
     */
    record Text(int x, int y, int base, String style, String text) {}
}
