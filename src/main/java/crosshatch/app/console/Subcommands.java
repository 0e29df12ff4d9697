package crosshatch.app.console;

import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Makes the commands of a program: in full those that the arguments name, of all others only what a list of commands shows. Reading
 * the options of all would take longer than solving a puzzle.
 */
final class Subcommands {
    /** A file of arguments, which may name any command. */
    private static final String FILE = "@";

    private final List<String> arguments;
    private final Predicate<String> isRead;

    private Subcommands(List<String> arguments, Predicate<String> isRead) {
        this.arguments = arguments;
        this.isRead = isRead;
    }

    /** All in full. */
    static Subcommands all() {
        return new Subcommands(List.of(), name -> true);
    }

    /** Those in full that are named; all for a script that completes commands. */
    static Subcommands named(String... arguments) {
        List<String> words = List.of(arguments);
        String completion = name(AutoComplete.GenerateCompletion.class);
        boolean mayBeAny = words.stream().anyMatch(word -> word.startsWith(FILE) || word.equals(completion));
        return mayBeAny ? all() : new Subcommands(words, words::contains);
    }

    /** If the arguments begin with one of its commands, the program has no other. */
    List<CommandLine> of(Program program) {
        List<Class<?>> all =
                program.groups().values().stream().flatMap(List::stream).toList();
        return all.stream()
                .filter(each -> !arguments.isEmpty() && name(each).equals(arguments.get(0)))
                .findFirst()
                .<List<Class<?>>>map(List::of)
                .orElse(all)
                .stream()
                .map(this::made)
                .toList();
    }

    private CommandLine made(Class<?> command) {
        return isRead.test(name(command)) ? new CommandLine(command) : brief(command);
    }

    private static CommandLine brief(Class<?> command) {
        Command annotation = annotation(command);
        CommandSpec spec = CommandSpec.create().name(annotation.name());
        spec.usageMessage().description(annotation.description());
        for (Class<?> below : annotation.subcommands()) spec.addSubcommand(name(below), brief(below));
        return new CommandLine(spec);
    }

    /** What the annotation of a command calls it. */
    static String name(Class<?> command) {
        return annotation(command).name();
    }

    private static Command annotation(Class<?> command) {
        return Objects.requireNonNull(command.getAnnotation(Command.class));
    }
}
