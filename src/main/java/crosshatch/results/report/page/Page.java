package crosshatch.results.report.page;

import com.samskivert.mustache.Template;
import crosshatch.base.NamedFile;
import crosshatch.base.Templates;
import crosshatch.results.report.Caveats;
import crosshatch.results.report.Line;
import crosshatch.results.report.Lines;
import crosshatch.results.report.SolverNames;
import crosshatch.results.report.Summary;
import crosshatch.results.report.VerdictNotes;
import crosshatch.results.report.figure.Figure;
import crosshatch.results.report.page.PuzzleSample.Chosen;
import crosshatch.results.report.page.PuzzleSample.Share;
import crosshatch.results.report.table.Table;
import java.io.IOException;
import java.io.Writer;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes the page of a report. Its size is bounded for any number of runs: sums and curves use all runs, but only a {@link
 * PuzzleSample} is shown puzzle by puzzle.
 */
public final class Page {
    private static final String ENVIRONMENT = "environment.json";

    /** The number of sets from which on a title does not name them. */
    private static final int MANY_SETS = 5;

    private Page() {}

    /**
     * The content of a page that is not read from the records.
     *
     * @param results the tables to read first
     * @param more the other tables
     * @param figures figures in addition to those that the page draws itself
     * @param experiments the descriptions of the experiments
     * @param grids finds the grids of puzzles
     * @param running the progress of a running comparison in words, whose page reloads itself; null if the comparison has ended
     */
    public record Contents(
            List<Table> results,
            List<Table> more,
            List<Figure> figures,
            List<Provenance> experiments,
            Grids grids,
            @Nullable String running) {
        /** Returns the content of a page about a comparison that has ended. */
        public Contents(
                List<Table> results,
                List<Table> more,
                List<Figure> figures,
                List<Provenance> experiments,
                Grids grids) {
            this(results, more, figures, experiments, grids, null);
        }
    }

    /**
     * Writes the page. The same records and contents give the same bytes.
     *
     * @param file the file; its directory is made if it does not exist
     * @throws crosshatch.base.ExplainedException if the page cannot be written
     */
    public static void write(Path file, Lines lines, Contents contents) {
        View view = view(lines, contents, PuzzleSample.MOST_RUNS);
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            try (Writer out = Files.newBufferedWriter(file)) {
                template().execute(view, out);
            }
        } catch (IOException failed) {
            throw NamedFile.unwritable(file, failed);
        }
    }

    private static Template template() {
        return new Templates(Page.class).named("page.html");
    }

    private static View view(Lines lines, Contents contents, int room) {
        List<Share> shares = PuzzleSample.choose(lines, room);
        List<Chosen> chosen = PuzzleSample.chosen(lines);
        Grids.Found found =
                contents.grids().of(chosen.stream().map(Chosen::place).toList());
        PageData data = PageData.of(lines, shares, chosen, found.grids());
        Script theme = Script.own("theme.js");
        List<Script> scripts = Stream.concat(Script.libraries().stream(), Script.ofThePage().stream())
                .toList();
        return new View(
                new View.Head(
                        policy(Stream.concat(Stream.of(theme), scripts.stream())),
                        theme.text(),
                        scripts,
                        title(lines),
                        scope(lines),
                        contents.experiments().stream()
                                .map(Page::setting)
                                .distinct()
                                .toList()),
                findings(lines, chosen),
                View.Shown.of(contents.results(), contents.more(), contents.figures()),
                new View.Explorer(
                        shares.stream().map(share -> sample(share, found, data)).toList(), data.json()),
                contents.experiments(),
                contents.running());
    }

    /**
     * Makes the sentences of the page.
     *
     * @param chosen the puzzles that the page shows individually
     */
    private static View.Findings findings(Lines lines, List<Chosen> chosen) {
        List<WrongAnswersSection.Wrong> wrong = WrongAnswersSection.of(lines.database());
        List<View.ShownWrong> shown = shown(wrong, lines.names(), chosen);
        return new View.Findings(
                question(lines),
                PageFindings.answer(lines),
                shown.stream().filter(each -> !each.expected()).toList(),
                shown.stream().filter(View.ShownWrong::expected).toList(),
                faults(wrong, lines.names()),
                Caveats.of(lines.all()),
                PageFindings.of(lines.summaries()));
    }

    /** Returns the content security policy: only scripts of this page run, nothing is loaded and nothing is sent. */
    private static String policy(Stream<Script> scripts) {
        return "default-src 'none'; script-src " + scripts.map(Script::source).collect(Collectors.joining(" "))
                + "; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
    }

    private static String title(Lines lines) {
        int sets = distinct(lines, Line::set).size();
        String named = sets < MANY_SETS ? list(lines, Line::set) : PageFindings.many(sets, "set");
        return named + ": " + PageFindings.many(distinct(lines, Line::solver).size(), "solver");
    }

    private static String question(Lines lines) {
        List<String> sets = distinct(lines, Line::set);
        List<String> questions = distinct(lines, Line::question);
        return "Which solver is best on " + (sets.size() == 1 ? sets.get(0) : sets.size() + " sets") + ", task "
                + String.join(", ", questions) + "?";
    }

    private static String scope(Lines lines) {
        long runs = lines.database()
                .list("SELECT sum(runs) FROM puzzles", row -> row.getLong(1))
                .get(0);
        Map<String, Long> puzzles = new LinkedHashMap<>();
        for (Summary summary : lines.summaries()) puzzles.merge(summary.set(), summary.puzzles(), Math::max);
        long all = puzzles.values().stream().mapToLong(Long::longValue).sum();
        return PageFindings.many(distinct(lines, Line::solver).size(), "solver") + " (" + list(lines, Line::paradigm)
                + ") on "
                + PageFindings.many(all, "puzzle") + " of " + PageFindings.many(puzzles.size(), "set") + " ("
                + String.join(", ", puzzles.keySet()) + "), task "
                + list(lines, Line::question) + ": " + PageFindings.many(runs, "run") + ", each answer validated.";
    }

    private static String list(Lines lines, Function<Line, String> part) {
        return String.join(", ", distinct(lines, part));
    }

    private static List<String> distinct(Lines lines, Function<Line, String> part) {
        return lines.all().stream().map(part).distinct().toList();
    }

    private static String setting(Provenance experiment) {
        return Stream.of("cpu", "os", "jdk", "started", "gitCommit")
                .map(name -> experiment.fact(ENVIRONMENT, name))
                .filter(value -> !value.isEmpty())
                .map(value -> value.replaceFirst("T[0-9:.]+Z$", "")) // the day; the rest stands under Provenance
                .collect(Collectors.joining(" · "));
    }

    private static List<View.ShownWrong> shown(
            List<WrongAnswersSection.Wrong> wrong, SolverNames names, List<Chosen> chosen) {
        Set<String> there = chosen.stream().map(each -> label(each.place())).collect(Collectors.toSet());
        List<View.ShownWrong> views = new ArrayList<>();
        for (WrongAnswersSection.Wrong each : wrong) {
            String puzzle = label(new Grids.Place(each.set(), each.position(), each.variant(), ""));
            boolean expected = each.knownDefect(names).isPresent();
            views.add(new View.ShownWrong(each, expected, puzzle, there.contains(puzzle) ? address(puzzle) : null));
        }
        return views;
    }

    /** Returns the footnotes on the marks of wrong answers. */
    private static List<String> faults(List<WrongAnswersSection.Wrong> wrong, SolverNames names) {
        return wrong.stream()
                .flatMap(each -> each.knownDefect(names).stream()
                        .map(fault -> VerdictNotes.ofFault(names.label(each.solver()), fault)))
                .distinct()
                .toList();
    }

    private static String label(Grids.Place place) {
        return place.set() + " " + place.position() + (place.variant().isEmpty() ? "" : " " + place.variant());
    }

    /** Returns the address of a puzzle in the fragment of the page's address. */
    private static String address(String puzzle) {
        return "#puzzle=" + URLEncoder.encode(puzzle, StandardCharsets.UTF_8);
    }

    private static View.ShownSample sample(Share share, Grids.Found found, PageData data) {
        long grids = data.puzzles().stream()
                .filter(puzzle -> puzzle.set().equals(share.set()) && puzzle.grid() != null)
                .count();
        String reason = found.withheld().getOrDefault(share.set(), "the page has room for no more");
        String note = grids == share.shown()
                ? ""
                : grids == 0 ? "No grids are shown: " + reason : "Not all grids are shown: " + reason;
        return new View.ShownSample(share.set(), share.sentence(), note);
    }
}
