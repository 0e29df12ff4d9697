package crosshatch.instances.sets;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Files as users name them.
 *
 * @param copies of files that were named on another machine, by the path that they had there
 * @param closed whether no file is looked for, whatever somebody names
 */
record UserFiles(Map<String, Path> copies, boolean closed) {
    private static final String SOLUTIONS = ".solutions.txt";

    UserFiles {
        copies = Map.copyOf(copies);
    }

    /** What is there under a name, or its copy. */
    Optional<Path> here(String name) {
        if (closed) return Optional.empty();
        try {
            Path file = Path.of(name);
            return Optional.of(copies.getOrDefault(file.toString(), file)).filter(Files::exists);
        } catch (InvalidPathException noPath) {
            return Optional.empty();
        }
    }

    /** @throws InputException if there is no such file */
    Path solutions(String name) {
        return here(name)
                .map(file -> NamedFile.require(file, "solutions"))
                .orElseThrow(() -> new InputException("'" + name + "': no such file of solutions"));
    }

    /** {@code killer.ids.solutions.txt} or {@code killer.solutions.txt} beside {@code killer.ids}. */
    Optional<Path> solutionsBeside(Path file) {
        String name = String.valueOf(file.getFileName());
        return Stream.of(name, name.replaceFirst("\\.[^.]*$", ""))
                .map(stem -> file.resolveSibling(stem + SOLUTIONS))
                .filter(beside -> !beside.equals(file))
                .flatMap(beside -> here(beside.toString()).stream())
                .filter(Files::isRegularFile)
                .findFirst();
    }
}
