package crosshatch.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.CommittedPlans;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import java.io.IOException;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What {@code results/freeze.json} promises: our search was not changed after the freeze, and headlines show seeds that it never saw. */
@Tag("exhaustive")
class FrozenSearchTest {
    private static final Path FREEZE = Path.of("results/freeze.json");
    /** Of generated sets; options of solvers have seeds, too. */
    private static final Pattern SEED = Pattern.compile("(?:holes=[^\",]*seed=|held-out/[a-z0-9-]+-)(\\d+)");

    private static JsonNode freeze() throws IOException {
        return JsonMapper.shared().readTree(Files.readString(FREEZE));
    }

    private static Set<String> texts(JsonNode array) {
        Set<String> texts = new TreeSet<>();
        array.forEach(each -> texts.add(each.asString()));
        return texts;
    }

    private static Set<String> testSeeds() throws IOException {
        Set<String> seeds = new TreeSet<>();
        for (JsonNode each : freeze().path("freezes"))
            seeds.add(each.path("test").asString());
        return seeds;
    }

    @Test
    void theSearchIsWhatItWasAtTheFreeze() throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        for (String folder : texts(freeze().path("sources"))) digest.update(program(Path.of(folder)));

        assertEquals(
                freeze().path("sha256").asString(),
                HexFormat.of().formatHex(digest.digest()),
                "a search of ours was changed after the freeze. Take the change back, or freeze again: new commit, new seed,"
                        + " and every headline is measured again");
    }

    @Test
    void onlyWhatTheCompilerReadsCounts() throws Exception {
        String plain = "class A { int a() { return 1; } }";

        assertEquals(read(plain), read("/** Says one. */ class A {\n  int a() { // one\n    return 1;\n  }\n}"));
        assertFalse(read(plain).equals(read("class A { int a() { return 2; } }")));
        assertFalse(read(plain).equals(read("class A { int b() { return 1; } }")));
    }

    @Test
    void theSeedOfHeldOutSetsFollowsFromTheCommit() throws IOException {
        for (JsonNode each : freeze().path("freezes")) {
            String commit = each.path("commit").asString();

            assertEquals(
                    Long.parseLong(commit.substring(0, 8), 16),
                    each.path("test").asLong(),
                    commit);
        }
    }

    @Test
    void noSeedIsOnTwoLists() throws IOException {
        Set<String> all = testSeeds();
        int count = freeze().path("freezes").size();
        for (String list : List.of("validation", "training")) {
            Set<String> seeds = texts(freeze().path(list));
            count += seeds.size();
            all.addAll(seeds);
        }

        assertEquals(count, all.size());
    }

    @Test
    void aPlanForAHeadlineNamesTheSeedOfItsFreezeAndNoOtherPlanNamesIt() throws IOException {
        List<Plan> plans = plans();
        for (JsonNode each : freeze().path("freezes")) {
            String test = each.path("test").asString();
            Set<String> headlines = texts(each.path("headlines"));
            Set<String> named = new TreeSet<>();
            for (Plan plan : plans) {
                Set<String> seeds = seeds(plan);
                if (seeds.contains(test)) named.add(plan.experiment());
                if (headlines.contains(plan.experiment())) {
                    assertTrue(
                            Set.of(test).containsAll(seeds), plan.experiment() + " is a headline and names " + seeds);
                }
            }

            assertTrue(named.equals(headlines), "plans that name " + test + ": " + named);
        }
    }

    @Test
    void whatIsLearntFromIsNeverATest() throws IOException {
        Set<String> known = texts(freeze().path("training"));
        known.addAll(texts(freeze().path("validation")));
        Set<String> named = new TreeSet<>();
        for (String folder : List.of("results/tuned", "results/strong")) {
            try (Stream<Path> files = Files.list(Path.of(folder))) {
                for (Path file : files.sorted().toList()) named.addAll(seedsIn(Files.readString(file)));
            }
        }

        assertTrue(
                known.containsAll(named),
                "of " + named + " some stand on no list of seeds that may be learnt from: " + known);
    }

    /** Pages, plans, scripts and records of earlier measurements: a seed that somebody looked at must be on a list. */
    @Test
    void everySeedThatIsNamedAnywhereIsOnAList() throws IOException {
        Set<String> known = testSeeds();
        for (String list : List.of("validation", "training")) known.addAll(texts(freeze().path(list)));
        Set<String> missing = new TreeSet<>();
        for (String folder : List.of("README.md", "docs", "plans", "results")) {
            try (Stream<Path> files = Files.walk(Path.of(folder))) {
                for (Path file : files.filter(FrozenSearchTest::isText).toList()) {
                    seedsIn(Files.readString(file)).stream()
                            .filter(seed -> !known.contains(seed))
                            .forEach(seed -> missing.add(seed + " in " + file));
                }
            }
        }

        assertEquals(Set.of(), missing);
    }

    private static boolean isText(Path file) {
        return file.toString().matches(".*[.](md|json|csv|sql|sh|tex)") && Files.isRegularFile(file);
    }

    private static List<Plan> plans() throws IOException {
        return CommittedPlans.files().stream().map(PlanFile::read).toList();
    }

    private static Set<String> seeds(Plan plan) {
        Set<String> seeds = new TreeSet<>();
        plan.sets().forEach(set -> seeds.addAll(seedsIn(set.source())));
        return seeds;
    }

    private static Set<String> seedsIn(String text) {
        Set<String> seeds = new TreeSet<>();
        for (Matcher seed = SEED.matcher(text); seed.find(); ) seeds.add(seed.group(1));
        return seeds;
    }

    /** The words of the classes of a folder, in the order of their names: no comments, no layout, no imports, no
     * sentences for people.
     */
    private static byte[] program(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            StringBuilder text = new StringBuilder();
            for (Path file : files.filter(each -> each.toString().endsWith(".java"))
                    .filter(each -> !each.endsWith("package-info.java"))
                    .sorted()
                    .toList()) {
                text.append(parsed(file));
            }
            return text.toString().getBytes(StandardCharsets.UTF_8);
        }
    }

    private static String read(String source) throws IOException {
        Path file = Files.createTempFile("Frozen", ".java");
        try {
            return parsed(Files.writeString(file, source));
        } finally {
            Files.delete(file);
        }
    }

    private static String parsed(Path file) throws IOException {
        String code = Files.readAllLines(file).stream()
                .filter(line -> !line.startsWith("import ") && !line.startsWith("package "))
                .collect(Collectors.joining("\n"));
        StreamTokenizer tokens = new StreamTokenizer(new StringReader(code));
        tokens.ordinaryChar('/');
        tokens.slashSlashComments(true);
        tokens.slashStarComments(true);
        tokens.wordChars('_', '_');
        List<String> words = new ArrayList<>();
        boolean behindSentence = false;
        for (int token = tokens.nextToken(); token != StreamTokenizer.TT_EOF; token = tokens.nextToken()) {
            boolean isSentence = token == '"' && tokens.sval.contains(" ");
            if (isSentence && !words.isEmpty() && words.get(words.size() - 1).equals("+"))
                words.remove(words.size() - 1);
            if (!isSentence && !(behindSentence && token == '+')) words.add(word(token, tokens));
            behindSentence = isSentence;
        }
        return String.join("\n", words) + "\n";
    }

    private static String word(int token, StreamTokenizer tokens) {
        return switch (token) {
            case StreamTokenizer.TT_WORD -> tokens.sval;
            case StreamTokenizer.TT_NUMBER -> Double.toString(tokens.nval);
            case '"', '\'' -> "'" + tokens.sval;
            default -> Character.toString(token);
        };
    }
}
