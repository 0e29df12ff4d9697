package crosshatch.experiment.campaign;

import crosshatch.base.InputException;
import crosshatch.base.Remedy;
import crosshatch.experiment.Plan;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.release.FetchedRelease;
import crosshatch.solvers.release.ReleasedFamily;
import crosshatch.solvers.release.Releases;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Releases of libraries that a plan names: on this machine before anything runs, and held to the hashes that the plan has of them. */
final class PinnedReleases {
    private PinnedReleases() {}

    /**
     * The plan with the hashes of the jars that its solvers will run with.
     *
     * @throws InputException if a solver asks for what its release lacks, or if a jar is not the one of the plan
     * @throws crosshatch.base.SurroundingsException if a release cannot be had
     */
    static Plan of(Plan plan) {
        SortedMap<String, SortedMap<String, String>> found = new TreeMap<>();
        for (SolverSpec spec : plan.specs()) {
            if (!(spec.family() instanceof ReleasedFamily family)) continue;
            requireWorkers(plan, spec);
            family.check(spec);
            if (found.containsKey(family.name())) continue;
            FetchedRelease fetched = Releases.ofUser().fetch(family);
            requireAsPinned(plan.releases().getOrDefault(family.name(), new TreeMap<>()), fetched);
            found.put(family.name(), fetched.hashes());
        }
        return found.isEmpty() ? plan : plan.withReleases(found);
    }

    private static void requireWorkers(Plan plan, SolverSpec spec) {
        if (plan.placement().workers()) return;
        throw new InputException(
                "solver '" + spec
                        + "': a JVM holds one release of a library, and this one holds its own. Let solvers run"
                        + " in JVMs of their own",
                Remedy.ISOLATION);
    }

    /** A jar that the plan does not name is one of another platform. */
    private static void requireAsPinned(Map<String, String> pinned, FetchedRelease fetched) {
        fetched.hashes().forEach((jar, hash) -> {
            String expected = pinned.getOrDefault(jar, hash);
            if (!expected.equals(hash)) {
                throw new InputException(
                        fetched.name() + ": " + jar + " has the SHA-256 " + hash + ", the plan expects " + expected);
            }
        });
    }
}
