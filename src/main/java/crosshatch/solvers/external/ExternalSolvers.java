package crosshatch.solvers.external;

import crosshatch.base.InputException;
import crosshatch.solver.Family;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The external solvers of a user: programs with descriptions, and families in jars, found by {@link ServiceLoader}. Other processes
 * receive the descriptions, and have the jar on their class path. The main program reads the name and options of a family in a jar,
 * but never runs its solvers in a comparison.
 *
 * @param families all families
 * @param programs the descriptions of programs
 * @param jars the jars of the other families
 */
public record ExternalSolvers(List<Family> families, List<Description> programs, List<Path> jars) {
    /** No external solvers. */
    public static final ExternalSolvers NONE = new ExternalSolvers(List.of(), List.of(), List.of());

    public ExternalSolvers {
        families = List.copyOf(families);
        programs = List.copyOf(programs);
        jars = List.copyOf(jars);
    }

    /**
     * Reads external solvers.
     *
     * @param files descriptions of programs
     * @param jars jars with families
     * @throws InputException if one cannot be read, or two have one name
     */
    public static ExternalSolvers of(List<Path> files, List<Path> jars) {
        List<Family> fromJars = new ArrayList<>();
        for (Path jar : jars) fromJars.addAll(familiesIn(jar));
        return new ExternalSolvers(fromJars, List.of(), jars)
                .withPrograms(files.stream().map(Descriptions::read).toList());
    }

    /** Returns the families in jars, together with these programs. */
    ExternalSolvers withPrograms(List<Description> described) {
        List<Family> all = new ArrayList<>();
        described.forEach(each -> all.add(new ProgramFamily(each)));
        families.stream().filter(each -> !(each instanceof ProgramFamily)).forEach(all::add);
        requireDifferentNames(all);
        return new ExternalSolvers(all, described, jars);
    }

    /** Returns these external solvers, together with models of the user that specs name. */
    public ExternalSolvers withModels(Collection<ProgramFamily> models) {
        if (models.isEmpty()) return this;
        return withPrograms(Stream.concat(programs.stream(), models.stream().map(ProgramFamily::description))
                .toList());
    }

    /** Returns the jar of a family; empty for families that are in no jar. */
    public static Optional<Path> jarOf(Family family) {
        return JarFamily.jarOf(family);
    }

    /** Returns the description of a program in JSON, with its folder filled in; empty if no program has this name. */
    public Optional<String> description(String name) {
        return programs.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .map(Descriptions::write);
    }

    /** Returns the programs as lines for {@link #fromWorkerArguments} in another process. */
    public List<String> lines() {
        return programs.stream().map(Descriptions::write).toList();
    }

    /**
     * Reads the external solvers in another process.
     *
     * @param lines the result of {@link #lines()}
     * @param jar whether the class path of this JVM has a jar
     */
    public static ExternalSolvers fromWorkerArguments(List<String> lines, boolean jar) {
        List<Family> fromJar = new ArrayList<>();
        if (jar) ServiceLoader.load(Family.class).forEach(fromJar::add);
        return new ExternalSolvers(fromJar, List.of(), List.of())
                .withPrograms(lines.stream().map(Descriptions::parse).toList());
    }

    /** Loads the families in a jar. The class loader stays open, because solvers load their classes from it later. */
    private static List<Family> familiesIn(Path jar) {
        if (!Files.isRegularFile(jar)) throw new InputException("plug-in " + jar + ": found no such jar");
        try {
            URL[] place = {jar.toUri().toURL()};
            ClassLoader here = ExternalSolvers.class.getClassLoader();
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
