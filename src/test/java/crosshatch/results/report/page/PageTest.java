package crosshatch.results.report.page;

import static crosshatch.results.report.page.MadePages.solved;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.Fingerprint;
import crosshatch.experiment.Records;
import crosshatch.puzzle.PuzzleText;
import crosshatch.results.RunRecord;
import crosshatch.results.schema.Noise;
import crosshatch.results.schema.Verdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What is in the file; what a browser makes of it is another test. */
class PageTest {
    private static final String NASTY = "</script><!-- <script>alert(1)</script> \"'&\u2028";
    private static final Pattern SCRIPT = Pattern.compile("<script>(.*?)</script>", Pattern.DOTALL);

    @TempDir
    private Path folder = Path.of("");

    @Test
    void thePictureOfTheTutorialShowsThisPage() throws IOException {
        MessageDigest digest = Fingerprint.digest("SHA-256");
        for (String ending : List.of(".css.mustache", ".js")) {
            try (Stream<Path> files = Files.list(Path.of("src/main/resources/crosshatch/results/report/page"))) {
                for (Path file : files.filter(each -> each.toString().endsWith(ending))
                        .sorted()
                        .toList()) digest.update(Files.readAllBytes(file));
            }
        }

        assertEquals(
                Files.readString(Path.of("docs/points.sha256")).split(" ", 2)[0],
                Fingerprint.hex(digest),
                "docs/pictures.sh makes it again");
    }

    @Test
    void whatSpeaksAgainstTheTimesStandsBeforeTheFindings() {
        Noise loaded = Records.noise(0, 0, 1_000_000, 37, 0, -1);
        RunRecord run = Records.with(solved("norvig", 1, 5000, 0), loaded);

        String page = page("loaded", List.of(run));

        int caveats = page.indexOf("How far times can be trusted");
        assertTrue(caveats > 0 && caveats < page.indexOf("class=\"findings\""), "" + caveats);
        assertTrue(page.contains("<li>Noisy machine, on <code>s</code>: other processes used 37 %"));
    }

    @Test
    @Tag("exhaustive")
    void ofAQuietMachineThePageSaysNothing() {
        String page = page("quiet", List.of(solved("norvig", 1, 5000, 0)));

        assertFalse(page.contains("How far times can be trusted"));
    }

    @Test
    void noTextOfARecordEndsItsElement() {
        RunRecord wrong =
                Records.record("x", "sat", 1, 1, "unique", Verdict.WRONG, "a").judged(Verdict.WRONG, NASTY);

        String page = page("nasty", List.of(wrong));

        assertTrue(MadePages.data(page)
                .get("words")
                .valueStream()
                .map(JsonNode::asString)
                .anyMatch(NASTY::equals));
        String markup = SCRIPT.matcher(page).replaceAll("");
        assertEquals(1, markup.split("<script", -1).length - 1, "the data block alone is left");
        assertTrue(markup.contains("&lt;/script&gt;&lt;!-- &lt;script&gt;alert(1)&lt;/script&gt;"));
    }

    @Test
    @Tag("exhaustive")
    void theSameRecordsMakeTheSameBytes() {
        List<RunRecord> records = List.of(solved("x", 1, 900, 2), solved("y", 1, 800, 0), solved("x", 2, 700, 3));

        assertEquals(page("one", records), page("two", records));
    }

    @Test
    void thePolicyAllowsTheScriptsOfThePageByTheirHashesAndNothingElse() throws Exception {
        String page = page("policy", List.of(solved("x", 1, 900, 2)));

        String policy = page.replaceAll("(?s).*Content-Security-Policy\" content=\"([^\"]*)\".*", "$1")
                .replace("&#39;", "'")
                .replace("&#x3D;", "=");
        List<String> hashes = new ArrayList<>();
        for (MatchResult script : SCRIPT.matcher(page).results().toList()) hashes.add(hash(script.group(1)));
        assertEquals(
                4 + Script.ofThePage().size(), hashes.size(), "theme, jQuery, DataTables, ECharts, the page's own");
        assertEquals(
                "default-src 'none'; script-src " + String.join(" ", hashes)
                        + "; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'",
                policy);
    }

    private static String hash(String script) throws Exception {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
        return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    }

    @Test
    void nothingIsLinkedThatLiesElsewhere() {
        String markup =
                SCRIPT.matcher(page("links", List.of(solved("x", 1, 900, 2)))).replaceAll("");

        List<String> targets = Pattern.compile("(?:src|href)=\"([^\"]*)\"")
                .matcher(markup)
                .results()
                .map(match -> match.group(1))
                .toList();
        assertFalse(targets.isEmpty());
        assertTrue(
                targets.stream().allMatch(target -> target.startsWith("#") || target.startsWith("data:")),
                () -> "" + targets);
    }

    @Test
    void theDataHoldEachRunOfAPuzzleWithItsCounters() {
        List<RunRecord> records = List.of(solved("x", 7, 123_456_789, 2), solved("y", 7, 800, 0));

        JsonNode data = MadePages.data(page("data", records));

        assertEquals(
                "[\"s\",7,\"\",\"id7\",true,true,0,null,null]",
                data.at("/puzzles/0").toString());
        assertEquals("y", data.at("/lines/1/solver").asString());
        assertEquals(1e6, data.at("/lines/1/limit").asDouble());
        assertEquals("[[0.8,1.0]]", data.at("/lines/1/curve").toString());
        JsonNode run = data.at("/runs/0");
        assertEquals("[0]", run.get("puzzles").toString());
        assertEquals("[1]", run.get("runs").toString());
        assertEquals("unique", data.at("/words/" + run.at("/claims/0").asInt()).asString());
        assertEquals(
                "correct", data.at("/words/" + run.at("/verdicts/0").asInt()).asString());
        assertEquals(123460, value(data, run, "time"));
        assertEquals(12346, value(data, run, "encoding"));
        assertEquals(2, value(data, run, "backtracks"));
        assertEquals(3, value(data, run, "nodes (library's own)"));
        assertEquals("µs", data.at("/columns/0/unit").asString());
        List<String> columns = data.get("columns")
                .valueStream()
                .map(each -> each.get("name").asString())
                .toList();
        assertFalse(columns.contains("conflicts"), "not recorded of any run: " + columns);
    }

    private static double value(JsonNode data, JsonNode run, String name) {
        int column = 0;
        while (!data.at("/columns/" + column + "/name").asString().equals(name)) column++;
        return run.at("/values/" + column + "/0").asDouble();
    }

    @Test
    void gridsAreShownWhereTheyAreFoundAndElseItIsSaidWhyNot() {
        List<RunRecord> records = List.of(solved("x", 1, 900, 2), solved("x", 2, 900, 2));
        Grids.Place first = new Grids.Place("s", 1, "", "id1");
        Grids some = places -> {
            assertTrue(places.contains(first));
            Grids.Shown shown = new Grids.Shown(Puzzles.EULER_1.givens(), Optional.empty(), true);
            return new Grids.Found(Map.of(first, shown), Map.of("s", "the second is secret"));
        };

        String page = MadePages.page(folder.resolve("grids"), records, some);

        JsonNode data = MadePages.data(page);
        assertEquals(
                PuzzleText.line(Puzzles.EULER_1.givens()),
                data.at("/puzzles/0/7").asString());
        assertEquals(3, data.at("/puzzles/0/6").asInt());
        assertTrue(data.at("/puzzles/0/8").isNull());
        assertTrue(data.at("/puzzles/1/7").isNull());
        assertTrue(page.contains("Not all grids are shown: the second is secret."), page);
    }

    @Test
    void wrongAnswersComeFirst() {
        RunRecord wrong = Records.record("x", "sat", 2, 1, "unique", Verdict.WRONG, "a")
                .judged(Verdict.WRONG, "row 1 holds 5 twice");

        String page = page("wrong", List.of(solved("x", 1, 900, 2), wrong));

        int alarm = page.indexOf("Wrong answers and crashes: 1");
        assertTrue(alarm > 0 && alarm < page.indexOf("id=\"summary\""), "before the answer");
        assertTrue(page.contains(
                "<strong>wrong</strong>: x on <a href=\"#puzzle&#x3D;s+2\">s 2</a>, question unique, claims unique:"
                        + " row 1 holds 5 twice (1×)"));
        assertTrue(page.contains("<td class=\"number bad\" data-order=\"1\">1</td>"), "red in the table");
        assertFalse(page("right", List.of(solved("x", 1, 900, 2))).contains("Wrong answers"));
    }

    @Test
    @Tag("exhaustive")
    void aWrongGridByAKeptFaultIsNoNews() {
        RunRecord kept = Records.record("hp71b", "hand-written", 1, 1, "solved", Verdict.WRONG, "a");
        RunRecord other = Records.record("x", "sat", 1, 1, "solved", Verdict.WRONG, "b");

        String page = page("kept", List.of(kept, other));

        String news = page.substring(page.indexOf("id=\"wrong\""), page.indexOf("id=\"summary\""));
        String known = page.substring(page.indexOf("id=\"known\""), page.indexOf("id=\"shown\""));
        assertTrue(news.contains("Wrong answers and crashes: 1"), news);
        assertTrue(news.contains("<strong>wrong</strong>: x on"), news);
        assertFalse(news.contains("hp71b"), news);
        assertTrue(known.contains("wrong: hp71b on"), known);
        assertTrue(
                known.contains(
                        "<p>* <code>hp71b</code> has a known defect of the published program, preserved on purpose: "),
                known);
        assertFalse(page("only", List.of(kept)).contains("id=\"wrong\""), "nothing is red where nothing is news");
    }

    @Test
    void aScriptThatWouldEndItsElementIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Script("evil", "x = '</SCRIPT>'"));
        assertThrows(IllegalArgumentException.class, () -> new Script("evil", "x = '<!--'"));
    }

    private String page(String name, List<RunRecord> records) {
        return MadePages.page(folder.resolve(name), records, Grids.NONE);
    }
}
