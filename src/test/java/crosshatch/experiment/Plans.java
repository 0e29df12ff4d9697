package crosshatch.experiment;

import crosshatch.instances.sets.InstanceSelection;
import crosshatch.solver.Limits;
import crosshatch.solver.NamedSolver;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import java.util.Collection;
import java.util.List;

/** Plans for tests: each says only what it is about. */
public final class Plans {
    private Plans() {}

    /** Of experiment {@code e}: any solution, no limits, every puzzle once, cold, in this JVM; without sets and solvers. */
    public static PlanBuilder cold() {
        return PlanBuilder.builder()
                .experiment("e")
                .sets(List.of())
                .solvers(List.of())
                .question(Question.ANY)
                .limits(Limits.UNLIMITED)
                .selection(InstanceSelection.ALL)
                .repetitions(1)
                .seed(1)
                .warmup(new Plan.WarmupPlan(0, 3))
                .block(50)
                .placement(Plan.PlannedPlacement.HERE)
                .shard(Part.WHOLE);
    }

    /** Called as their specs say. */
    public static List<NamedSolver> named(Collection<SolverSpec> specs) {
        return specs.stream().map(NamedSolver::new).toList();
    }
}
