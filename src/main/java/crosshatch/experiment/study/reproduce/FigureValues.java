package crosshatch.experiment.study.reproduce;

import crosshatch.results.database.RunDatabase;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.Function;

/** Computes the values of figures from the records of experiments. */
public final class FigureValues {
    private FigureValues() {}

    /**
     * Returns the value of each figure; empty if there are no records, or if the query has no value.
     *
     * @param records finds or makes the directory of an experiment; called once for each name
     * @throws crosshatch.base.InputException if a query is wrong
     */
    public static List<Optional<String>> of(List<Figure> figures, Function<String, Optional<Path>> records) {
        Map<String, Optional<Path>> directories = new HashMap<>();
        Map<List<Path>, RunDatabase> opened = new HashMap<>();
        try {
            List<Optional<String>> values = new ArrayList<>();
            for (Figure figure : figures) {
                List<Path> its = figure.experiment().stream()
                        .flatMap(name -> directories.computeIfAbsent(name, records).stream())
                        .toList();
                values.add(
                        its.size() < figure.experiment().size()
                                ? Optional.empty()
                                : of(figure, opened.computeIfAbsent(its, RunDatabase::open)));
            }
            return values;
        } finally {
            opened.values().forEach(RunDatabase::close);
        }
    }

    /** Returns the value of a figure in some records; empty if the query has none. */
    public static Optional<String> of(Figure figure, RunDatabase runs) {
        List<Optional<String>> found = new ArrayList<>();
        runs.queryAsUser(figure.sql(), rows -> {
            while (rows.next()) found.add(value(rows));
        });
        return found.size() == 1 ? found.get(0) : Optional.empty();
    }

    /** Joins the columns of a row with blanks; nothing if one of them is null. */
    private static Optional<String> value(ResultSet row) throws SQLException {
        StringJoiner values = new StringJoiner(" ");
        for (int column = 1; column <= row.getMetaData().getColumnCount(); column++) {
            String value = row.getString(column);
            if (value == null) return Optional.empty();
            values.add(value);
        }
        return Optional.of(values.toString().strip().replaceAll(" +", " "));
    }
}
