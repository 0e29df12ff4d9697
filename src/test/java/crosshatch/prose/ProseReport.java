package crosshatch.prose;

import crosshatch.instances.sets.Sets;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.commons.rng.sampling.ListSampler;
import org.apache.commons.rng.simple.RandomSource;

/** Prints how the texts read: called by {@code docs/prose.sh}, which documents it. */
final class ProseReport {
    private static final int LONG = 25;

    private final Prose prose;
    private final PrintStream out;

    ProseReport(Prose prose, PrintStream out) {
        this.prose = prose;
        this.out = out;
    }

    /** Prints to standard output. */
    public static void main(String[] arguments) throws Exception {
        new ProseReport(Prose.of(Sets.home()), new PrintStream(System.out, true, StandardCharsets.UTF_8))
                .print(arguments);
    }

    /** @param arguments none; or {@code draw N SEED}; or files and folders, from the top of the project */
    void print(String... arguments) {
        if (arguments.length == 0) summary();
        else if (arguments[0].equals("draw")) draw(Integer.parseInt(arguments[1]), Long.parseLong(arguments[2]));
        else for (String path : arguments) hits(path);
    }

    private void summary() {
        out.printf(
                Locale.ROOT,
                "%8s %9s %14s %9s %6s  %s%n",
                "words",
                "sentences",
                "words/sentence",
                "> 25",
                "found",
                "page");
        Map<String, List<Sentence>> byPage =
                grouped(sentence -> sentence.passage().file());
        Map<String, Long> found = prose.hits().stream()
                .collect(Collectors.groupingBy(hit -> hit.sentence().passage().file(), Collectors.counting()));
        byPage.forEach((page, sentences) -> {
            if (sentences.get(0).passage().kind() == Kind.PAGE) row(page, sentences, found.getOrDefault(page, 0L));
        });
        out.println();
        Map<String, Long> ofKind = prose.hits().stream()
                .collect(Collectors.groupingBy(
                        hit -> hit.sentence().passage().kind().toString(), Collectors.counting()));
        grouped(sentence -> sentence.passage().kind().toString())
                .forEach((kind, sentences) -> row("all " + kind, sentences, ofKind.getOrDefault(kind, 0L)));
        out.println();
        byRule();
    }

    private Map<String, List<Sentence>> grouped(Function<Sentence, String> by) {
        return prose.sentences().stream().collect(Collectors.groupingBy(by, TreeMap::new, Collectors.toList()));
    }

    private void row(String title, List<Sentence> texts, long found) {
        List<Sentence> sentences = texts.stream().filter(Sentence::isWhole).toList();
        int words = sentences.stream().mapToInt(Sentence::words).sum();
        long over = sentences.stream().filter(each -> each.words() > LONG).count();
        double count = Math.max(1, sentences.size());
        out.printf(
                Locale.ROOT,
                "%8d %9d %14.1f %7.0f %% %6d  %s%n",
                words,
                sentences.size(),
                words / count,
                100 * over / count,
                found,
                title);
    }

    private void byRule() {
        Map<String, Map<Kind, Long>> counts = prose.hits().stream()
                .collect(Collectors.groupingBy(
                        Hit::rule,
                        TreeMap::new,
                        Collectors.groupingBy(hit -> hit.sentence().passage().kind(), Collectors.counting())));
        StringBuilder header = new StringBuilder();
        for (Kind kind : Kind.values()) header.append(String.format("%-12s ", kind));
        out.println(header + "rule");
        counts.forEach((rule, byKind) -> {
            for (Kind kind : Kind.values()) out.printf("%-12d ", byKind.getOrDefault(kind, 0L));
            out.println(rule);
        });
    }

    private void draw(int count, long seed) {
        List<Sentence> sentences = new ArrayList<>(prose.sentences().stream()
                .filter(each -> each.passage().kind() == Kind.PAGE && each.isWhole())
                .toList());
        ListSampler.shuffle(RandomSource.XO_RO_SHI_RO_128_PP.create(seed), sentences);
        sentences.stream().limit(count).forEach(each -> out.println(each.place() + "\t" + each.marked()));
    }

    private void hits(String path) {
        if (prose.sentences().stream().noneMatch(each -> isBelow(path, each))) {
            out.println(path + ": found no text, expected a file or folder with pages or sources");
        }
        prose.hits().stream().filter(hit -> isBelow(path, hit.sentence())).forEach(out::println);
    }

    private static boolean isBelow(String path, Sentence sentence) {
        return Path.of(sentence.passage().file()).startsWith(Path.of(path));
    }
}
