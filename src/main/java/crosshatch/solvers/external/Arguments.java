package crosshatch.solvers.external;

import crosshatch.base.InputException;
import crosshatch.solver.SolverSpec;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/**
 * Fills the places in commands. A place that is a whole argument becomes any number of arguments; a place within an argument becomes a
 * text.
 */
final class Arguments {
    static final String INPUT = "{input}";
    static final String OUTPUT = "{output}";
    static final String MODEL = "{model}";
    static final String PROOF = "{proof}";
    static final String LIBRARY = "{library}";
    private static final String HERE = "{here}";
    private static final String SEVERAL = "{several}";
    private static final String COUNT = "{count}";
    private static final Pattern PLACE = Pattern.compile("\\{([a-z][a-z0-9-]*)}");

    private Arguments() {}

    /** Fills in the folder of the description. */
    static List<String> at(String here, List<String> command) {
        return command.stream().map(each -> each.replace(HERE, here)).toList();
    }

    /**
     * Checks the places of a command.
     *
     * @throws InputException if nothing fills a place, or an option has no place
     */
    static void check(Description description, Path file) {
        Set<String> places = places(description.command());
        for (Map.Entry<String, Description.Choice> option :
                description.options().entrySet()) {
            String place = "{" + option.getKey() + "}";
            if (description.input().options().stream()
                    .anyMatch(each -> each.name().equals(option.getKey()))) {
                throw new InputException(file + ": option " + option.getKey()
                        + " is already an option of the model, see" + " crosshatch export --help");
            }
            if (!description.command().contains(place)) {
                throw new InputException(file + ": option " + option.getKey()
                        + " has no place in the command, expected " + place + " as an argument of its own");
            }
            String byDefault = option.getValue().byDefault();
            if (option.getValue().meaning(byDefault).isEmpty()) {
                throw new InputException(file + ": option " + option.getKey() + ": its default '" + byDefault
                        + "' is not among its values "
                        + String.join(", ", option.getValue().values().keySet()));
            }
            places.remove(place);
        }
        checkFixed(description, file, places);
        description.proving().ifPresent(proof -> checkProof(description, proof, file));
        checkCounters(description, file);
        checkLibrary(description, file);
    }

    private static Set<String> places(List<String> command) {
        Set<String> places = new TreeSet<>();
        for (String argument : command) {
            Matcher place = PLACE.matcher(argument);
            while (place.find()) places.add(place.group());
        }
        return places;
    }

    /** Checks that the command for proofs has the places of the usual command, so that it runs the same solver. */
    private static void checkProof(Description description, Description.Proof proof, Path file) {
        Set<String> places = places(proof.command());
        if (!places.remove(PROOF)) {
            throw new InputException(
                    file + ": the command of 'proof' has no place " + PROOF + " for the file with the proof");
        }
        if (!places.equals(places(description.command()))) {
            throw new InputException(file + ": the command of 'proof' has the places " + String.join(", ", places)
                    + " in addition to " + PROOF + ", expected the places of 'command'");
        }
        if (description.input() != Input.DIMACS || description.server()) {
            throw new InputException(file
                    + ": found 'proof', expected it only with the input 'dimacs', because proofs consist of clauses");
        }
    }

    private static void checkLibrary(Description description, Path file) {
        boolean named = Stream.concat(
                        description.command().stream(),
                        description.options().values().stream()
                                .flatMap(option -> option.values().values().stream())
                                .flatMap(List::stream))
                .anyMatch(argument -> argument.contains(LIBRARY));
        if (named == description.library().isEmpty()) {
            throw new InputException(file + ": expected both or neither of 'library' and a place " + LIBRARY
                    + " in the command or an option");
        }
        if (named && description.server())
            throw new InputException(file + ": found 'library' in the description of a server, expected none");
    }

    private static void checkCounters(Description description, Path file) {
        if (description.server() && !description.counters().isEmpty()) {
            throw new InputException(
                    file
                            + ": found 'counters' in the description of a server, expected none, because a server prints name=value after its answer");
        }
        description.counters().forEach((name, pattern) -> {
            try {
                if (Pattern.compile(pattern).matcher("").groupCount() == 1) return;
            } catch (PatternSyntaxException malformed) {
                throw new InputException(file + ": counter " + name + ": " + malformed.getMessage(), malformed);
            }
            throw new InputException(file + ": counter " + name + ": '" + pattern
                    + "', expected exactly one group, around the number: ([0-9]+)");
        });
    }

    private static void checkFixed(Description description, Path file, Set<String> places) {
        places.removeAll(List.of(INPUT, OUTPUT, HERE, SEVERAL));
        places.remove(LIBRARY);
        if (!places.isEmpty()) {
            throw new InputException(
                    file + ": found the unknown place " + places.iterator().next() + " in the command, expected "
                            + INPUT + ", " + OUTPUT + ", " + HERE + ", " + SEVERAL + " or the name of an option");
        }
        if (!description.several().isEmpty() && !description.command().contains(SEVERAL)) {
            throw new InputException(file + ": 'several' has no place in the command, expected " + SEVERAL
                    + " as an argument of its own");
        }
        boolean byLine = description.input() == Input.LINE && description.output() == Dialect.LINE;
        if (description.server() && !byLine) {
            throw new InputException(file + ": expected the input 'line' and the output 'line' for a server");
        }
    }

    /**
     * Returns the command for one call, without the names of files.
     *
     * @param wanted the number of solutions to find
     */
    static List<String> of(Description description, SolverSpec spec, int wanted) {
        return of(description.command(), description, spec, wanted);
    }

    /**
     * Returns the command for one call.
     *
     * @param template the usual command, or the command for proofs
     */
    static List<String> of(List<String> template, Description description, SolverSpec spec, int wanted) {
        List<String> command = new ArrayList<>();
        for (String argument : template) {
            if (argument.equals(SEVERAL)) {
                if (wanted > 1) description.several().forEach(each -> command.add(each.replace(COUNT, "" + wanted)));
                continue;
            }
            Description.Choice option = description.options().get(argument.replaceAll("[{}]", ""));
            if (option == null || !argument.startsWith("{")) command.add(argument);
            else option.meaning(spec.get(argument.replaceAll("[{}]", ""))).ifPresent(command::addAll);
        }
        return command;
    }

    /** Returns whether a command contains the name of the input file; else the program reads its standard input. */
    static boolean haveInput(List<String> command) {
        return command.stream().anyMatch(each -> each.contains(INPUT));
    }

    /** Fills in one place. */
    static List<String> filled(List<String> command, String place, Path file) {
        return command.stream()
                .map(each -> each.replace(place, file.toString()))
                .toList();
    }
}
