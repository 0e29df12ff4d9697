package crosshatch.app.cli;

import crosshatch.app.console.DurationConverter;
import crosshatch.base.WholeNumber;
import crosshatch.experiment.study.tune.Tuning;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Budgets as people write them: a time, or a number of runs such as {@code 400runs}. */
final class BudgetConverter implements ITypeConverter<Tuning.Budget> {
    private static final String RUNS = "runs";

    @Override
    public Tuning.Budget convert(String text) {
        if (!text.endsWith(RUNS)) {
            return new Tuning.Budget(
                    Tuning.Budget.Unit.NANOS,
                    new DurationConverter().convert(text).toNanos());
        }
        long runs = WholeNumber.of(text.substring(0, text.length() - RUNS.length()), Long.MIN_VALUE, Long.MAX_VALUE)
                .orElseThrow(() ->
                        new TypeConversionException("'" + text + "' is no budget, expected for example 5m, 400runs"));
        return new Tuning.Budget(Tuning.Budget.Unit.RUNS, runs);
    }
}
