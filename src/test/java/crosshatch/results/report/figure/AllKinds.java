package crosshatch.results.report.figure;

import crosshatch.results.RunRecord;
import crosshatch.results.report.OptionalParts;
import crosshatch.results.report.ReportOptions;
import crosshatch.results.report.Summary;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Figures of every kind, of three solvers on eight sets and of three releases of a solver on another. */
final class AllKinds {
    private static final ReportOptions WITH_POWER =
            new ReportOptions(List.of(), List.of(), List.of(), Optional.empty(), Optional.empty(), true, true);

    private static final List<String> MADE_SETS = List.of(
            "sudoku-3/holes=0.5/count=4",
            "sudoku-4/holes=0.5/count=4",
            "latin-9/holes=0.3/count=4",
            "latin-9/holes=0.4/count=4",
            "latin-12/holes=0.3/count=4",
            "latin-12/holes=0.4/count=4");

    private AllKinds() {}

    /**
     * Of set s with four puzzles, of set many with thirty times as many, and of made sets with four.
     *
     * @param directory new, for the ledger
     */
    static List<Figure> of(Path directory) {
        return of(directory, record -> record);
    }

    /** Of the same records, each of which is changed. */
    static List<Figure> of(Path directory, UnaryOperator<RunRecord> changed) {
        List<RunRecord> records = new ArrayList<>(Recorded.threeSolvers());
        for (int puzzle = 1; puzzle <= 30; puzzle++) {
            for (RunRecord each : Recorded.threeSolvers()) {
                records.add(Recorded.on(each, "many", 4L * puzzle + each.run().getPosition()));
            }
        }
        for (String set : MADE_SETS) {
            for (RunRecord each : Recorded.threeSolvers()) {
                records.add(Recorded.on(each, set, each.run().getPosition()));
            }
        }
        List<Figure> figures = new ArrayList<>(Recorded.lines(
                directory,
                changed(records, changed),
                lines -> Figures.of(
                        lines,
                        Summary.of(lines),
                        OptionalParts.of(lines, SolverCatalog.standard().families(), WITH_POWER))));
        figures.addAll(Recorded.lines(
                directory.resolveSibling(directory.getFileName() + "-releases"),
                changed(Recorded.threeReleases(), changed),
                VersionFigures::of));
        return figures;
    }

    private static List<RunRecord> changed(List<RunRecord> records, UnaryOperator<RunRecord> changed) {
        return records.stream().map(changed).toList();
    }
}
