package crosshatch.app.console;

import crosshatch.app.console.HelpHeading.Heading;
import java.lang.reflect.Field;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * Formats the help of commands: line breaks of the source are ignored. The first sentence of a description is a paragraph of its own,
 * because lists of commands show it.
 */
final class Usage {
    /** The end of a line of an example that is continued, as in a shell. */
    private static final String GOES_ON = " \\";

    private static final String INDENT = "      ";

    /** The most options that a command lists without headings. */
    private static final int MANY = 15;

    private Usage() {}

    /** Fits the texts of a command and its subcommands; examples become lines of at most {@code width} columns. */
    static void fit(CommandSpec command, int width) {
        UsageMessageSpec usage = command.usageMessage();
        usage.abbreviateSynopsis(true);
        usage.descriptionHeading("%n").parameterListHeading("%n").optionListHeading("%n");
        usage.commandListHeading("%nCommands:%n");
        usage.description(paragraphs(String.join(" ", usage.description())));
        usage.footer(Stream.of(usage.footer())
                .flatMap(line -> lines(line, width).stream())
                .toArray(String[]::new));
        if (usage.footer().length > 0 && usage.footerHeading().isEmpty()) usage.footerHeading("%nExamples:%n");
        if (command.options().size() > MANY)
            usage.sectionMap().put(UsageMessageSpec.SECTION_KEY_OPTION_LIST, Usage::options);
        for (CommandLine below : command.subcommands().values()) fit(below.getCommandSpec(), width);
    }

    /** Lists options under headings, see {@link HelpHeading}. */
    private static String options(Help help) {
        Map<Heading, List<OptionSpec>> options = help.commandSpec().options().stream()
                .filter(each -> !each.hidden())
                .collect(
                        Collectors.groupingBy(Usage::heading, () -> new EnumMap<>(Heading.class), Collectors.toList()));
        return options.entrySet().stream()
                .map(each -> String.format("%s:%n", each.getKey())
                        + help.optionListExcludingGroups(
                                each.getValue(), help.createDefaultLayout(), null, help.parameterLabelRenderer()))
                .collect(Collectors.joining(System.lineSeparator()));
    }

    private static Heading heading(OptionSpec option) {
        if (!(option.userObject() instanceof Field field)) return Heading.MOST_USED;
        return Stream.of(field, field.getDeclaringClass())
                .flatMap(each -> Stream.ofNullable(each.getAnnotation(HelpHeading.class)))
                .findFirst()
                .map(HelpHeading::value)
                .orElse(Heading.MOST_USED);
    }

    /** Lists commands under headings; a command with its own heading is replaced by its subcommands with both names. */
    static void group(CommandSpec program, Map<String, List<Class<?>>> groups) {
        program.usageMessage().commandListHeading("");
        program.usageMessage().sectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, help -> {
            Map<String, Map<String, String>> all = new LinkedHashMap<>();
            groups.forEach((heading, commands) -> all.put(heading, sentences(program, commands)));
            int width = all.values().stream()
                    .flatMap(lines -> lines.keySet().stream())
                    .mapToInt(String::length)
                    .max()
                    .orElse(0);
            StringBuilder list = new StringBuilder();
            all.forEach((heading, sentences) -> {
                Map<String, String> lines = new LinkedHashMap<>();
                sentences.forEach((name, sentence) -> lines.put(String.format("%-" + width + "s", name), sentence));
                list.append(String.format("%n%s:%n", heading)).append(help.createTextTable(lines));
            });
            return list.toString();
        });
    }

    /** Returns the first sentence of each description, by the name of the command. */
    private static Map<String, String> sentences(CommandSpec program, List<Class<?>> commands) {
        Map<String, String> sentences = new LinkedHashMap<>();
        for (Class<?> each : commands) {
            CommandSpec command = spec(program, Subcommands.name(each));
            if (commands.size() > 1) sentences.put(command.name(), first(command));
            else {
                for (String below : command.subcommands().keySet()) {
                    sentences.put(command.name() + " " + below, first(spec(command, below)));
                }
            }
        }
        return sentences;
    }

    private static CommandSpec spec(CommandSpec above, String name) {
        return Objects.requireNonNull(above.subcommands().get(name), name).getCommandSpec();
    }

    private static String first(CommandSpec command) {
        return command.usageMessage().description()[0];
    }

    private static String[] paragraphs(String description) {
        int end = description.indexOf(". ") + 1;
        return end == 0
                ? new String[] {description}
                : new String[] {
                    description.substring(0, end),
                    "",
                    description.substring(end).strip()
                };
    }

    /** Breaks an example into lines at places where a shell allows it. */
    private static List<String> lines(String example, int width) {
        if (example.length() < width) return List.of(example);
        int end = example.lastIndexOf(' ', width - GOES_ON.length() - 1);
        if (example.substring(0, Math.max(0, end)).isBlank()) return List.of(example);
        return Stream.concat(
                        Stream.of(example.substring(0, end) + GOES_ON),
                        lines(INDENT + example.substring(end).strip(), width).stream())
                .toList();
    }
}
