package crosshatch.solvers.external;

import crosshatch.base.InputException;
import crosshatch.solver.Family;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;

/**
 * Solvers that a user brings along: programs by description, and families in jars, found by {@link ServiceLoader}. To be handed
 * to other processes: programs by description, a jar by its place on the class path. The main program asks a family from a jar for its
 * name and options, but never for a solver that it compares.
 *
 * @param families all of them
 * @param programs by description
 * @param jars of the others
 */
public record Guests(List<Family> families, List<Description> programs, List<Path> jars) {
    /** Nobody. */
    public static final Guests NONE = new Guests(List.of(), List.of(), List.of());

    public Guests {
        families = List.copyOf(families);
        programs = List.copyOf(programs);
        jars = List.copyOf(jars);
    }

    /**
     * @param files descriptions of programs
     * @param jars with families
     * @throws InputException if one cannot be read, or a name is taken twice
     */
    public static Guests of(List<Path> files, List<Path> jars) {
        List<Family> fromJars = new ArrayList<>();
        for (Path jar : jars) fromJars.addAll(familiesIn(jar));
        return new Guests(fromJars, List.of(), jars)
                .withPrograms(files.stream().map(Descriptions::read).toList());
    }

    /** The families that came in jars, and these programs. */
    Guests withPrograms(List<Description> described) {
        List<Family> all = new ArrayList<>();
        described.forEach(each -> all.add(new ProgramFamily(each)));
        families.stream().filter(each -> !(each instanceof ProgramFamily)).forEach(all::add);
        requireDifferentNames(all);
        return new Guests(all, described, jars);
    }

    /** The jar that a family came in; empty for all others. */
    public static Optional<Path> jarOf(Family family) {
        return JarFamily.jarOf(family);
    }

    /** The programs for {@link #arrived} in another process, a line each. */
    public List<String> lines() {
        return programs.stream().map(Descriptions::write).toList();
    }

    /**
     * Rebuilds the external solvers in another process.
     *
     * @param lines of {@link #lines()}
     * @param jar whether there is one on the class path of this JVM
     */
    public static Guests arrived(List<String> lines, boolean jar) {
        List<Family> fromJar = new ArrayList<>();
        if (jar) ServiceLoader.load(Family.class).forEach(fromJar::add);
        return new Guests(fromJar, List.of(), List.of())
                .withPrograms(lines.stream().map(Descriptions::parse).toList());
    }

    /** The class loader stays open: solvers load their classes from it as long as they live. */
    private static List<Family> familiesIn(Path jar) {
        if (!Files.isRegularFile(jar)) throw new InputException("plug-in " + jar + ": found no such jar");
        try {
            URL[] place = {jar.toUri().toURL()};
            ClassLoader here = Guests.class.getClassLoader();
            List<Family> families = ServiceLoader.load(Family.class, new URLClassLoader(place, here)).stream()
                    .filter(each -> each.type().getClassLoader() != here)
                    .map(each -> JarFamily.of(jar, each.get()))
                    .toList();
            if (!families.isEmpty()) return families;
            throw new InputException("plug-in " + jar + ": found no family, expected META-INF/services/"
                    + Family.class.getName() + " with the name of a class");
        } catch (IOException | ServiceConfigurationError broken) {
            throw new InputException("plug-in " + jar + ": " + broken.getMessage(), broken);
        }
    }

    private static void requireDifferentNames(List<Family> families) {
        Set<String> names = new HashSet<>();
        for (Family family : families) {
            if (!names.add(family.name()))
                throw new InputException(
                        "found two external solvers with the name '" + family.name() + "', expected different names");
        }
    }
}
