package crosshatch.experiment.study.reproduce;

import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The results for some papers.
 *
 * @param results one for each of their figures
 */
public record Reproductions(List<PublishedSource> papers, List<Reproduction> results) {
    public Reproductions {
        papers = List.copyOf(papers);
        results = List.copyOf(results);
    }

    /** The results of one paper, in its order. */
    List<Reproduction> of(PublishedSource paper) {
        Map<PublishedFigure, Reproduction> byFigure =
                results.stream().collect(Collectors.toMap(Reproduction::figure, Function.identity()));
        return paper.figures().stream().map(byFigure::get).toList();
    }

    /** Whether every figure is the published one, or something else for a known reason, or needs data. */
    public boolean acceptable() {
        return results.stream().allMatch(result -> result.outcome().acceptable());
    }

    OutcomeTable outcomes() {
        return new OutcomeTable(results);
    }

    /** What to fetch for figures that need data, after a line break; empty if there are none. */
    String advice() {
        SortedSet<String> missing = new TreeSet<>();
        results.forEach(result -> missing.addAll(result.missing()));
        return missing.isEmpty()
                ? ""
                : "\nFor figures that need data: crosshatch puzzles fetch " + String.join(" ", missing)
                        + "\nand then: crosshatch study reproduce --all";
    }
}
