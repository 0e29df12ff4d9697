package crosshatch.report.page;

import static crosshatch.report.page.MadePages.solved;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.experiment.Records;
import crosshatch.puzzle.PuzzleText;
import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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
    void whatSpeaksAgainstTheTimesStandsBeforeTheFindings() {
        RunRecord.Noise loaded = new RunRecord.Noise(0, 0, 1_000_000, 37, 0, -1);
        RunRecord run = Records.with(solved("norvig", 1, 5000, 0), loaded);

        String page = page("loaded", List.of(run));

        int caveats = page.indexOf("How far times can be trusted");
        assertTrue(caveats > 0 && caveats < page.indexOf("class=\"findings\""), "" + caveats);
        assertTrue(page.contains("<li>Noisy machine, on s: other processes used 37 %"));
    }

    @Test
    void ofAQuietMachineThePageSaysNothing() {
        String page = page("quiet", List.of(solved("norvig", 1, 5000, 0)));

        assertFalse(page.contains("How far times can be trusted"));
    }

    @Test
    void noTextOfARecordEndsItsElement() {
        RunRecord wrong =
                Records.record("x", "sat", 1, 1, "unique", Verdict.WRONG, "a").judged(Verdict.WRONG, NASTY);

        String page = page("nasty", List.of(wrong));

        assertEquals(NASTY, run(MadePages.data(page), 0, 0).get(14).asString());
        String markup = SCRIPT.matcher(page).replaceAll("");
        assertEquals(1, markup.split("<script", -1).length - 1, "the data block alone is left");
        assertTrue(markup.contains("&lt;/script&gt;&lt;!-- &lt;script&gt;alert(1)&lt;/script&gt;"));
    }

    @Test
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
        assertEquals(5, hashes.size(), "theme, jQuery, DataTables, ECharts, page");
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

        assertEquals("s", data.at("/puzzles/0/set").asString());
        assertEquals(7, data.at("/puzzles/0/position").asInt());
        assertEquals("id7", data.at("/puzzles/0/id").asString());
        assertEquals("y", data.at("/lines/1/solver").asString());
        assertEquals(1e6, data.at("/lines/1/limit").asDouble());
        assertEquals("[[0.8,1.0]]", data.at("/lines/1/curve").toString());
        assertEquals(
                "[1,1,\"unique\",\"correct\",123460.0,12346.0,2.0,2.0,null,null,null,null,null,\"nodes=3\",\"\"]",
                run(data, 0, 0).toString());
        assertEquals(
                "decisions backtracks conflicts propagations restarts nogoods depth",
                data.get("counters").valueStream().map(JsonNode::asString).collect(Collectors.joining(" ")));
    }

    private static JsonNode run(JsonNode data, int puzzle, int run) {
        return data.at("/puzzles/" + puzzle + "/runs/" + run);
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
                data.at("/puzzles/0/grid").asString());
        assertEquals(3, data.at("/puzzles/0/box").asInt());
        assertTrue(data.at("/puzzles/0/solution").isNull());
        assertTrue(data.at("/puzzles/1/grid").isNull());
        assertTrue(page.contains("Not all grids are shown: the second is secret."), page);
    }

    @Test
    void wrongAnswersComeFirst() {
        RunRecord wrong = Records.record("x", "sat", 2, 1, "unique", Verdict.WRONG, "a")
                .judged(Verdict.WRONG, "row 1 holds 5 twice");

        String page = page("wrong", List.of(solved("x", 1, 900, 2), wrong));

        int alarm = page.indexOf("Wrong answers and crashes: 1");
        assertTrue(alarm > 0 && alarm < page.indexOf("<h2>Summary"), "before the summary");
        assertTrue(page.contains(
                "<strong>wrong</strong>: x on <a href=\"#puzzle-1\">s 2</a>, question unique, claims unique:"
                        + " row 1 holds 5 twice (1×)"));
        assertTrue(page.contains("<td class=\"number bad\" data-order=\"1\">1</td>"), "red in the table");
        assertFalse(page("right", List.of(solved("x", 1, 900, 2))).contains("Wrong answers"));
    }

    @Test
    void aWrongGridByAKeptFaultIsMarkedAndTheFaultNamed() {
        RunRecord kept = Records.record("hp71b", "hand-written", 1, 1, "solved", Verdict.WRONG, "a");
        RunRecord other = Records.record("x", "sat", 1, 1, "solved", Verdict.WRONG, "b");

        String page = page("kept", List.of(kept, other));

        String list = page.substring(page.indexOf("id=\"wrong\""), page.indexOf("<h2>Summary"));
        assertTrue(list.contains("<strong>wrong*</strong>: hp71b on"), list);
        assertTrue(list.contains("<strong>wrong</strong>: x on"), list);
        assertTrue(list.contains("<p>* hp71b is wrong as published; the fault is kept on purpose: "), list);
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
