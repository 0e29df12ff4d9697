package crosshatch.solvers.model.sat4j;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.sat4j.minisat.constraints.cnf.OriginalBinaryClause;
import org.sat4j.minisat.constraints.cnf.OriginalWLClause;
import org.sat4j.minisat.core.ILits;
import org.sat4j.minisat.core.Solver;
import org.sat4j.minisat.core.SolverStats;
import org.sat4j.specs.IVecInt;

/**
 * What differs between the releases of Sat4j that this package may be loaded with, 2.3.3 and later: types moved between packages,
 * counters were public fields before they had methods, and only subclasses could add constraints. The ways in are found once, by name,
 * and are as quick in one release as in another.
 */
final class Sat4jRelease {
    private static final MethodHandle BINARY_CLAUSE = clauses(OriginalBinaryClause.class);
    private static final MethodHandle LONG_CLAUSE = clauses(OriginalWLClause.class);
    private static final MethodHandle ADD = adding();
    private static final MethodHandle ASSIGNED =
            opened(Solver.class, "nAssigns", 0).asType(MethodType.methodType(int.class, Solver.class));
    private static final Map<String, MethodHandle> COUNTS = counts();

    private Sat4jRelease() {}

    private static MethodHandle clauses(Class<?> kind) {
        return opened(kind, "brandNewClause", 3)
                .asType(MethodType.methodType(Object.class, Solver.class, ILits.class, IVecInt.class));
    }

    private static MethodHandle adding() {
        return opened(Solver.class, "addConstr", 1)
                .asType(MethodType.methodType(Object.class, Solver.class, Object.class));
    }

    private static MethodHandle opened(Class<?> type, String name, int parameters) {
        try {
            for (Method method : type.getDeclaredMethods()) {
                if (!method.getName().equals(name) || method.getParameterCount() != parameters) continue;
                method.setAccessible(true); // addConstr is protected in releases before 2.3.6, nAssigns in all
                return MethodHandles.lookup().unreflect(method);
            }
        } catch (IllegalAccessException changed) {
            throw new IllegalStateException(changed);
        }
        throw new IllegalStateException("this release of Sat4j has no " + type.getSimpleName() + "." + name);
    }

    /** By Sat4j's own names; a field has the name itself, a method {@code get} before it. */
    private static Map<String, MethodHandle> counts() {
        Map<String, MethodHandle> counts = new HashMap<>();
        try {
            for (Field field : SolverStats.class.getFields()) {
                counts.put(key(field.getName()), MethodHandles.lookup().unreflectGetter(field));
            }
            for (Method method : SolverStats.class.getMethods()) {
                if (method.getName().startsWith("get") && method.getParameterCount() == 0) {
                    counts.put(
                            key(method.getName().substring("get".length())),
                            MethodHandles.lookup().unreflect(method));
                }
            }
        } catch (IllegalAccessException changed) {
            throw new IllegalStateException("Sat4j shows its counters in another way", changed);
        }
        return counts;
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /**
     * Adds a clause as it is.
     *
     * @param literals two or more, in Sat4j's internal form; emptied
     */
    static void addClause(IVecInt literals, ILits vocabulary, Solver<?> solver) {
        try {
            MethodHandle maker = literals.size() == 2 ? BINARY_CLAUSE : LONG_CLAUSE;
            add(maker.invoke((Solver<?>) solver, vocabulary, literals), solver);
        } catch (RuntimeException | Error broken) {
            throw broken;
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Adds a constraint as it is. */
    static void add(Object constraint, Solver<?> solver) {
        try {
            Object added = ADD.invoke((Solver<?>) solver, constraint);
            assert added == constraint;
        } catch (RuntimeException | Error broken) {
            throw broken;
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** How many literals are on the trail. */
    static int assigned(Solver<?> solver) {
        try {
            return (int) ASSIGNED.invokeExact((Solver<?>) solver);
        } catch (RuntimeException | Error broken) {
            throw broken;
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Whether the release has a counter of this name. */
    static boolean counts(String name) {
        return COUNTS.containsKey(key(name));
    }

    /** @throws IllegalArgumentException if the release has none of this name */
    static long count(String name, SolverStats stats) {
        MethodHandle count = COUNTS.get(key(name));
        if (count == null) throw new IllegalArgumentException("Sat4j counts no " + name);
        try {
            return ((Number) count.invoke(stats)).longValue();
        } catch (RuntimeException | Error broken) {
            throw broken;
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
