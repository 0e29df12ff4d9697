package crosshatch.results.report;

import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Table;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.CounterMeaning.Fidelity;
import crosshatch.solver.Family;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What counters mean, in the words in which families document themselves. Of the families in a report only. */
final class CounterMeanings {
    private final List<Family> families;

    CounterMeanings(List<Family> families) {
        this.families = families;
    }

    /** A row for each counter and family; empty if the report holds no family that this program has. */
    List<Table> table(Collection<String> solvers) {
        List<List<Cell>> rows = new ArrayList<>();
        for (Counter counter : Counter.values()) {
            for (Family family : of(solvers)) {
                CounterMeaning meaning = meaning(family, counter);
                rows.add(List.of(
                        Cell.text(counter.column()),
                        Cell.text(family.name()),
                        Cell.text(meaning.fidelity().word()),
                        Cell.text(meaning.how())));
            }
        }
        if (rows.isEmpty()) return List.of();
        return List.of(new Table(
                "counters",
                "What these counters mean",
                List.of(
                        Column.text("counter", "counter"),
                        Column.text("family", "family"),
                        Column.text("fidelity", "here"),
                        Column.text("how", "what is counted")),
                rows,
                List.of(Stream.of(Counter.values())
                        .map(counter -> counter.column() + ": " + counter.meaning())
                        .collect(Collectors.joining("; ", "As defined for all families: ", ".")))));
    }

    /** One counter, in a sentence, for the foot of a table. */
    String note(Counter counter, Collection<String> solvers) {
        String name = counter.column().substring(0, 1).toUpperCase(Locale.ROOT)
                + counter.column().substring(1);
        return name + ": " + counter.meaning() + "."
                + said(" Counted exactly by ", counter, solvers, Fidelity.EXACT)
                + said(" Nearest count: ", counter, solvers, Fidelity.NEAREST)
                + said(" Not counted by ", counter, solvers, Fidelity.ABSENT);
    }

    /** The families that count with this fidelity; those with a count of their own, each with its meaning. */
    private String said(String before, Counter counter, Collection<String> solvers, Fidelity fidelity) {
        String counted = of(solvers).stream()
                .filter(family -> meaning(family, counter).fidelity() == fidelity)
                .map(family -> family.name()
                        + (fidelity == Fidelity.NEAREST
                                ? " (" + meaning(family, counter).how() + ")"
                                : ""))
                .collect(Collectors.joining(", "));
        return counted.isEmpty() ? "" : before + counted + ".";
    }

    private List<Family> of(Collection<String> solvers) {
        return families.stream()
                .filter(family -> solvers.stream()
                        .anyMatch(solver -> SolverNames.family(solver).equals(family.name())))
                .toList();
    }

    private static CounterMeaning meaning(Family family, Counter counter) {
        return family.counters().getOrDefault(counter, CounterMeaning.absent("not counted"));
    }
}
