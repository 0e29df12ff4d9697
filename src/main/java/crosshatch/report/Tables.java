package crosshatch.report;

import crosshatch.report.table.Table;
import crosshatch.solver.Family;
import java.util.ArrayList;
import java.util.List;

/** All tables that can be made of lines, in the order in which they are read. */
public final class Tables {
    private Tables() {}

    /**
     * @param families of this program: what their options and counters mean
     * @param factors names of options whose effect is shown
     * @throws crosshatch.puzzle.InputException if the records say nothing of one of {@code factors}
     */
    public static List<Table> of(Lines lines, List<Summary> summaries, List<Family> families, List<String> factors) {
        CounterMeanings meanings = new CounterMeanings(families);
        Factors options = new Factors(lines, families);
        List<Table> tables = new ArrayList<>();
        tables.addAll(SummaryTable.perSet(summaries, meanings));
        tables.addAll(SetsBySolvers.tables(summaries));
        tables.addAll(Comparisons.withTheBest(lines, summaries));
        tables.addAll(Rankings.tables(summaries));
        tables.addAll(Portfolios.tables(lines, summaries));
        tables.addAll(options.ablations());
        for (String factor : factors) tables.addAll(options.by(factor));
        tables.addAll(meanings.table(summaries.stream().map(Summary::solver).toList()));
        return tables;
    }
}
