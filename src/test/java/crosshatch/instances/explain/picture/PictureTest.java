package crosshatch.instances.explain.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.instances.explain.Explainer;
import crosshatch.instances.explain.Explanation;
import crosshatch.instances.explain.Explanation.Step;
import crosshatch.instances.explain.technique.CandidateGrid;
import crosshatch.instances.explain.technique.Wording;
import crosshatch.puzzle.Puzzle;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The pictures as another program reads them: by an XML parser, or for the page by its links. */
class PictureTest {
    private static final String SVG = "http://www.w3.org/2000/svg";

    @TempDir
    private Path folder = Path.of("");

    static Stream<Puzzle> puzzles() {
        return Stream.of(
                Puzzles.EULER_1,
                Puzzles.NORVIG_HARD_1.reversed(),
                Puzzles.TWO_SOLUTIONS_2,
                Puzzles.NO_CANDIDATE,
                Puzzles.ORDER_4);
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void eachStepIsAWellFormedPictureWithEveryDigitAndCandidateInItsCell(Puzzle puzzle) throws Exception {
        Explanation explanation = new Explainer(true, 60).explain(puzzle);

        int files = StepPictures.writeFiles(explanation, folder);

        assertEquals(explanation.steps().size() + 1, files);
        assertEquals(texts(explanation.start(), explanation.start()), drawn(0, explanation));
        for (Step step : explanation.steps()) {
            CandidateGrid placed = step.before().grid().equals(step.after().grid()) ? step.before() : step.after();
            assertEquals(texts(placed, step.before()), drawn(step.number(), explanation), "step " + step.number());
        }
    }

    /** @return cell by cell its digit in {@code digits}, or its candidates in {@code marks} */
    private static List<String> texts(CandidateGrid digits, CandidateGrid marks) {
        return IntStream.range(0, digits.board().cells())
                .mapToObj(cell -> digits.open(cell)
                        ? CandidateGrid.digits(marks.mask(cell)).stream()
                                .map(Wording::digit)
                                .collect(Collectors.joining())
                        : Wording.digit(digits.digit(cell)))
                .toList();
    }

    /** @return the characters in each cell, sorted, by where they are drawn */
    private List<String> drawn(int number, Explanation explanation) throws Exception {
        Element picture =
                parsed(folder.resolve("step-%03d.svg".formatted(number))).getDocumentElement();
        assertEquals(SVG, picture.getNamespaceURI());
        int n = explanation.puzzle().board().digits();
        GridLayout layout = new GridLayout(explanation.puzzle().board());
        assertEquals("0 0 %1$d %1$d".formatted(layout.size()), picture.getAttribute("viewBox"));

        List<List<String>> cells = new ArrayList<>();
        for (int cell = 0; cell < n * n; cell++) cells.add(new ArrayList<>());
        NodeList texts = picture.getElementsByTagNameNS(SVG, "text");
        for (int i = 0; i < texts.getLength(); i++) {
            Element text = (Element) texts.item(i);
            if (text.getAttribute("class").equals("number")) continue;
            int column = (Integer.parseInt(text.getAttribute("x")) - layout.left(0)) / layout.cellSize();
            int row = (Integer.parseInt(text.getAttribute("y")) - layout.top(0)) / layout.cellSize();
            cells.get(row * n + column).add(text.getTextContent());
        }
        return cells.stream()
                .map(cell -> cell.stream().sorted().collect(Collectors.joining()))
                .toList();
    }

    private static Document parsed(Path file) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        return factory.newDocumentBuilder().parse(file.toFile());
    }

    /** Some programs that draw SVG know no variables of CSS, and would paint everything black. */
    @Test
    void aColourThatIsAVariableStandsAfterOneThatIsNot() throws Exception {
        StepPictures.writeFiles(new Explainer(false, 1).explain(Puzzles.EULER_1), folder);

        String style = parsed(folder.resolve("step-000.svg"))
                .getElementsByTagNameNS(SVG, "style")
                .item(0)
                .getTextContent();
        List<String> rules = style.lines().filter(line -> line.contains("var(")).toList();
        assertFalse(rules.isEmpty());
        for (String rule : rules)
            assertTrue(rule.matches(".*(fill|stroke): #\\w{6}; \\1: var\\(--[\\w-]+\\);.*"), rule);
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void everyLinkOfThePageLeadsSomewhereAndNoNameIsTwice(Puzzle puzzle) {
        String page = page(new Explainer(true, 60).explain(puzzle), "A puzzle");

        List<String> ids = matches("\\sid=\"([^\"]*)\"", page);
        assertEquals(ids.size(), ids.stream().distinct().count());
        List<String> links = matches("href=\"([^\"]*)\"", page);
        assertFalse(links.isEmpty());
        for (String link : links) assertTrue(link.startsWith("#") && ids.contains(link.substring(1)), link);
    }

    @Test
    void aPageWithoutStepsLeadsToItsEnd() {
        String page = page(new Explainer(false, 1).explain(Puzzles.FULL), "A puzzle");

        assertFalse(page.contains("#step-1"));
        assertTrue(page.contains("href=\"#end\""));
    }

    @Test
    void whatIsNotOursIsEscaped() {
        String page = page(new Explainer(false, 1).explain(Puzzles.EULER_1), "<b>\"Tom\" & 'Jo'</b>");

        assertFalse(page.contains("<b>"));
        assertTrue(page.contains("<h1>&lt;b&gt;&quot;Tom&quot; &amp; &#39;Jo&#39;&lt;/b&gt;, step by step</h1>"));
    }

    private static String page(Explanation explanation, String title) {
        StringWriter out = new StringWriter();
        StepPictures.writePage(explanation, title, List.of(), out);
        return out.toString();
    }

    private static List<String> matches(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map((MatchResult match) -> match.group(1))
                .toList();
    }
}
