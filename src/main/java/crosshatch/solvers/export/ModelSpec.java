package crosshatch.solvers.export;

import crosshatch.base.InputException;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.OptionValues;
import crosshatch.solvers.model.cnf.CandidateVariables;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;

/**
 * Names one way to write a model: a format with a value for each of its options. Its text is {@code format/option=value/…}, like the
 * spec of a solver, but with every option, sorted.
 */
public final class ModelSpec {
    /** All formats. */
    public static final List<ModelFormat> FORMATS =
            List.of(new CnfFormat(), new OpbFormat(), new XcspFormat(), new MiniZincFormat(), new CpSatFormat());

    private final ModelFormat format;
    private final OptionValues values;

    private ModelSpec(ModelFormat format, OptionValues values) {
        this.format = format;
        this.values = values;
    }

    /**
     * Reads a spec.
     *
     * @param text {@code format} or {@code format/option=value/…}, options in any order
     * @throws InputException for an unknown format or option or a bad value; lists the possible ones
     */
    public static ModelSpec parse(String text) {
        ModelFormat format = OptionValues.named("model", text, FORMATS, ModelFormat::name);
        return new ModelSpec(format, OptionValues.parse("model", text, format.options()));
    }

    public ModelFormat format() {
        return format;
    }

    /** Returns the value of an option of the format. */
    public String get(String option) {
        return values.get(option);
    }

    /** Returns the value of an option made by {@link crosshatch.solver.Option#constants}. */
    public <E extends Enum<E>> E constant(String option, Class<E> type) {
        return values.constant(option, type);
    }

    /** Returns whether an option has this value, chosen or by default. */
    public boolean is(String option, String value) {
        return values.is(option, value);
    }

    /** Makes an error that refuses this spec. */
    public InputException refused(String reason) {
        return new InputException("model '" + this + "': " + reason);
    }

    /** Writes the model, see {@link ModelFormat#write}. */
    public void write(Problem problem, Writer out) throws IOException {
        format.write(problem, this, out);
    }

    /** Returns the candidates of the first variables of a formula; empty if the format does not number its variables so. */
    public Optional<CandidateVariables> candidates(Puzzle puzzle) {
        return format.candidates(puzzle, this);
    }

    /** Returns whether the model is a formula whose variables are all candidates. */
    public boolean hasOnlyCandidates(Board board) {
        return format.hasOnlyCandidates(board, this);
    }

    /** Returns the spec with every option, so that a file names its model completely. */
    @Override
    public String toString() {
        return values.spelledOut();
    }
}
