package crosshatch.results.report;

import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.CodeMarks;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Table;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.CounterMeaning.Fidelity;
import crosshatch.solver.Family;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Explains counters in the words of the documentation of each family. Only families in the report appear. */
final class CounterMeanings {
    private final List<Family> families;

    CounterMeanings(List<Family> families) {
        this.families = families;
    }

    /** Makes a table with a row for each counter and family; empty if this program has none of the families. */
    List<Table> table(Collection<String> solvers) {
        List<Family> counting = of(solvers);
        if (counting.isEmpty()) return List.of();
        List<List<Cell>> rows = new ArrayList<>();
        for (Counter counter : Counter.values()) {
            rows.add(row(counter, "all families", "definition", counter.meaning()));
            for (Family family : counting) {
                CounterMeaning meaning = meaning(family, counter);
                rows.add(row(counter, family.name(), meaning.fidelity().word(), meaning.how()));
            }
        }
        return List.of(new Table(
                "counters",
                "What these counters mean",
                List.of(
                        Column.text("counter", "counter"),
                        Column.text("family", "family"),
                        Column.text("fidelity", "exact or nearest"),
                        Column.text("how", "what is counted")),
                rows,
                List.of()));
    }

    private static List<Cell> row(Counter counter, String family, String fidelity, String how) {
        return List.of(Cell.text(counter.column()), Cell.text(family), Cell.text(fidelity), Cell.text(how));
    }

    /** Explains one counter for a note under a table. {@link #table} explains counters that only resemble it. */
    String note(Counter counter, Collection<String> solvers) {
        return CodeMarks.of(counter.column()) + ": " + counter.meaning() + "."
                + families(" The count is exact for ", counter, solvers, Fidelity.EXACT)
                + families(" The nearest available counter is used for ", counter, solvers, Fidelity.NEAREST)
                + families(" Nothing is counted for ", counter, solvers, Fidelity.ABSENT);
    }

    /** Returns whether two solvers count the same: they belong to one family, or both families count exactly. */
    boolean isComparable(Counter counter, String solver, String other) {
        List<String> solvers = List.of(solver, other);
        return SolverNames.family(solver).equals(SolverNames.family(other))
                || notExact(counter, solvers).isEmpty();
    }

    /** Returns the names of the families whose count does not follow the definition. */
    List<String> notExact(Counter counter, Collection<String> solvers) {
        return of(solvers).stream()
                .filter(family -> meaning(family, counter).fidelity() != Fidelity.EXACT)
                .map(Family::name)
                .toList();
    }

    private String families(String before, Counter counter, Collection<String> solvers, Fidelity fidelity) {
        List<String> counted = of(solvers).stream()
                .filter(family -> meaning(family, counter).fidelity() == fidelity)
                .map(Family::name)
                .toList();
        return counted.isEmpty() ? "" : before + CodeMarks.of(counted) + ".";
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
