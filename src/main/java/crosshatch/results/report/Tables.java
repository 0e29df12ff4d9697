package crosshatch.results.report;

import crosshatch.base.InputException;
import crosshatch.results.report.statistics.Holm;
import crosshatch.results.report.table.Table;
import crosshatch.solver.Family;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes all tables of a report, in the order of reading. */
public final class Tables {
    private Tables() {}

    /**
     * Makes all tables of a finished experiment.
     *
     * @param families the families of this program, which explain their options and counters
     * @param wanted the optional parts of the report
     * @param extras the optional parts that were already computed
     * @throws crosshatch.base.InputException if the records have no values of a factor, or no solver with a wanted label
     */
    public static List<Table> of(
            Lines lines, List<Summary> summaries, List<Family> families, ReportOptions wanted, OptionalParts extras) {
        CounterMeanings meanings = new CounterMeanings(families);
        List<String> factors = wanted.factors();
        Factors options = new Factors(lines, families);
        List<Comparisons> best = Comparisons.withTheBest(lines, summaries);
        List<Comparisons> references = wanted.references().stream()
                .flatMap(label -> Comparisons.with(label, lines, summaries).stream())
                .toList();
        List<Comparisons> ablations = options.ablations();
        List<Comparisons> levels = lines.levels().tables(lines, summaries);
        Versions releases = Versions.of(lines);
        if (factors.contains(Versions.FACTOR) && releases.isEmpty()) {
            throw new InputException(
                    "version: found no solver that ran with two releases of its library, expected at least one in the records,"
                            + " such as cpsat@9.8 and cpsat");
        }
        List<Comparisons> byVersion = releases.times();
        List<Comparisons> byFactor = factors.stream()
                .filter(factor -> !factor.equals(Versions.FACTOR))
                .flatMap(factor -> options.by(factor).stream())
                .toList();
        Holm page = Holm.of(DoubleStream.concat(
                        Stream.of(best, references, ablations, levels, byVersion, byFactor)
                                .flatMap(List::stream)
                                .flatMapToDouble(Comparisons::pValues),
                        extras.effects().stream().flatMapToDouble(Effects::pValues))
                .toArray());
        List<Table> tables = new ArrayList<>();
        tables.addAll(SummaryTable.perSet(summaries, meanings, rows -> notesOnNames(lines, rows)));
        tables.addAll(SetsBySolvers.tables(summaries));
        tables.addAll(Twins.tables(lines));
        best.forEach(each -> tables.add(each.table(page)));
        references.forEach(each -> tables.add(each.table(page)));
        tables.addAll(DecompositionTable.of(extras.decomposed(), meanings));
        tables.addAll(Rankings.tables(lines, summaries));
        tables.addAll(PowerTable.tables(extras.pairs()));
        ablations.forEach(each -> tables.add(each.table(page)));
        levels.forEach(each -> tables.add(each.table(page)));
        tables.addAll(releases.counts());
        byVersion.forEach(each -> tables.add(each.table(page)));
        extras.effects().forEach(each -> tables.add(each.table(page)));
        byFactor.forEach(each -> tables.add(each.table(page)));
        tables.addAll(meanings.table(summaries.stream().map(Summary::solver).toList()));
        return withIdsOfTheirOwn(tables);
    }

    private static List<String> notesOnNames(Lines lines, List<Summary> rows) {
        Stream<String> set = lines.noteOn(rows.get(0).set()).map(note -> note + ".").stream();
        Stream<String> solvers = rows.stream().flatMap(row -> lines.names().meaning(row.solver()).stream());
        return Stream.concat(set, solvers).toList();
    }

    /** Names of sets may differ in signs only that ids do not have: the later one is then numbered. */
    private static List<Table> withIdsOfTheirOwn(List<Table> tables) {
        Set<String> taken = new HashSet<>();
        return tables.stream()
                .map(table -> table.withId(IntStream.iterate(1, number -> number + 1)
                        .mapToObj(number -> number == 1 ? table.id() : table.id() + "-" + number)
                        .filter(taken::add)
                        .findFirst()
                        .orElseThrow()))
                .toList();
    }
}
