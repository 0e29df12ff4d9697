package crosshatch.solvers.release;

import crosshatch.base.InputException;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Budget;
import crosshatch.solver.Family;
import crosshatch.solver.Library;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Loads the adapter of a family again, for another release of its library. Classes of the library come from the jars of the release;
 * the contract of solvers, the puzzles, and all other classes come from this program.
 */
final class ReleaseClasses extends URLClassLoader {
    private static final String PROGRAM = "crosshatch.";

    /** A puzzle with two solutions, so that a solver needs more than propagation. */
    private static final Puzzle SMALL = Puzzle.parse(".13.3........31.");

    private final List<String> own;

    /**
     * Makes a class loader.
     *
     * @param own prefixes of the names of classes that must come from the release
     */
    private ReleaseClasses(URL[] places, List<String> own, ClassLoader program) {
        super(places, program);
        this.own = own;
    }

    /**
     * Returns the family with that release.
     *
     * @param family the family in this program
     * @throws SolverException if the adapter does not fit the release
     */
    static Family load(Family family, Library library, FetchedRelease release) {
        Class<?> type = family.getClass();
        String adapter = type.getPackageName() + ".";
        URL program = type.getProtectionDomain().getCodeSource().getLocation();
        URL[] places = Stream.concat(release.jars().stream().map(ReleaseClasses::url), Stream.of(program))
                .toArray(URL[]::new);
        List<String> own =
                Stream.concat(library.packages().stream(), Stream.of(adapter)).toList();
        try {
            return (Family) new ReleaseClasses(places, own, type.getClassLoader())
                    .loadClass(type.getName())
                    .getConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException | LinkageError unfit) {
            throw new SolverException(release.name() + " does not fit this program: " + unfit, unfit);
        }
    }

    /**
     * Lets a family solve a small puzzle with its release.
     *
     * @throws InputException if the release lacks something that the family calls; names it
     */
    static void requireFitting(Family loaded, SolverSpec spec) {
        try (Solver solver = loaded.create(spec, Trace.OFF)) {
            solver.answer(SMALL, Question.UNIQUE, Budget.unlimited());
        } catch (LinkageError lacking) {
            throw new InputException(
                    spec + ": this release was not tried with this program, and lacks " + lacking.getMessage()
                            + ". Choose a release that was tried: crosshatch solvers list "
                            + spec.family().line(),
                    lacking);
        }
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException impossible) {
            throw new IllegalArgumentException(jar.toString(), impossible);
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        boolean mine = own.stream().anyMatch(name::startsWith);
        if (!mine && (name.startsWith("java.") || name.startsWith(PROGRAM))) return super.loadClass(name, resolve);
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            if (loaded != null) return loaded;
            try {
                return findClass(name);
            } catch (ClassNotFoundException notHere) {
                if (mine) throw notHere;
                return super.loadClass(name, resolve);
            }
        }
    }

    /** Finds a resource, such as a native library, in the jars of the release. */
    @Override
    public @Nullable URL getResource(String name) {
        URL here = findResource(name);
        return here == null ? super.getResource(name) : here;
    }
}
