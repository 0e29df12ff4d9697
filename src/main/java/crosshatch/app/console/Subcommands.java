package crosshatch.app.console;

import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Makes the commands of a program. A command that the arguments name is complete; others have only the texts for a list, because
 * loading the options of all would take longer than solving a puzzle.
 */
final class Subcommands {
    /** The prefix of a file of arguments, which may name any command. */
    private static final String FILE = "@";

    private final List<String> arguments;
    private final Predicate<String> isRead;

    private Subcommands(List<String> arguments, Predicate<String> isRead) {
        this.arguments = arguments;
        this.isRead = isRead;
    }

    /** Makes all commands complete. */
    static Subcommands all() {
        return new Subcommands(List.of(), name -> true);
    }

    /** Makes the named commands complete; all of them for a completion script. */
    static Subcommands named(String... arguments) {
        List<String> words = List.of(arguments);
        String completion = name(AutoComplete.GenerateCompletion.class);
        boolean mayBeAny = words.stream().anyMatch(word -> word.startsWith(FILE) || word.equals(completion));
        return mayBeAny ? all() : new Subcommands(words, words::contains);
    }

    /** Returns the commands; only one if the arguments begin with it. */
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

    /** Returns the name in the annotation of a command. */
    static String name(Class<?> command) {
        return annotation(command).name();
    }

    private static Command annotation(Class<?> command) {
        return Objects.requireNonNull(command.getAnnotation(Command.class));
    }
}
