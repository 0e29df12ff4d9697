package crosshatch.solvers.export;

import crosshatch.solver.Option;
import crosshatch.solvers.model.cpsat.CpSatFamily;
import crosshatch.solvers.model.cpsat.CpSatModelText;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** {@code cpsat}: the models that the family {@code cpsat} solves, as text of the protocol buffer {@code CpModelProto}. */
final class CpSatFormat implements ModelFormat {

    @Override
    public String name() {
        return "cpsat";
    }

    @Override
    public List<Option> options() {
        return CpSatFamily.modelOptions();
    }

    @Override
    public void write(Problem problem, ModelSpec spec, Writer out) throws IOException {
        CpSatModelText.write(problem.puzzle(), problem.excluded(), spec::get, out);
    }
}
