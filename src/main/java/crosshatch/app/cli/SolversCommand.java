package crosshatch.app.cli;

import crosshatch.app.console.Terminal;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Family;
import crosshatch.solver.Option;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.external.Descriptions;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** Lists the solvers: the command {@code solvers}. */
@Command(
        name = "solvers",
        description = "Lists the families of solvers, their options and the meanings of their counters.",
        subcommands = {SolversCheckCommand.class, SolversVersionsCommand.class, SolversFetchCommand.class},
        footer = {
            "  crosshatch solvers list",
            "  crosshatch solvers show choco",
            "  crosshatch solvers versions cpsat",
            "  crosshatch solvers fetch cpsat@9.8,choco@4.10.17",
            "  crosshatch solvers check mine.json"
        })
final class SolversCommand extends ProgramCommand {
    @Override
    public Integer call() {
        throw new ParameterException(
                line(), "solvers: expected 'list', 'show FAMILY', 'versions FAMILY', 'fetch RELEASE' or 'check FILE'");
    }

    @Command(
            name = "list",
            mixinStandardHelpOptions = true,
            description = "Lists the families, one per line.",
            footer = {"  crosshatch solvers list", "  crosshatch solvers list --solver-file mine.json"})
    void list(@Mixin GuestOptions guests) {
        PrintWriter out = out();
        out.print(text(
                List.of("family", "paradigm", "what"),
                guests.catalog().everyFamily().stream()
                        .map(family -> List.of(family.name(), family.paradigm().word(), family.title()))));
    }

    @Command(
            name = "show",
            mixinStandardHelpOptions = true,
            description = "Shows the options, defaults, counters and source of one family.",
            footer = {"  crosshatch solvers show choco", "  crosshatch solvers show choco/alldiff=BC"})
    void show(
            @Parameters(paramLabel = "FAMILY", description = "A family, or a spec of it.") String text,
            @Mixin GuestOptions guests) {
        PrintWriter out = out();
        SolverSpec solver = guests.catalog().spec(text);
        Family family = solver.family();
        out.println(Terminal.here()
                .flowed(family.name() + ": " + family.title() + "\nSource: " + family.source() + "\nWith all options: "
                        + solver.spelledOut()));
        Descriptions.shipped(family.name())
                .ifPresent(description -> out.println("Description:\n" + description.strip()));
        if (!family.options().isEmpty()) {
            out.println();
            out.print(optionTable(solver));
        }
        out.println();
        out.print(text(
                List.of("counter", "", "meaning here"),
                Stream.of(Counter.values())
                        .map(counter -> List.of(
                                counter.column(),
                                meaning(family, counter).fidelity().word(),
                                meaning(family, counter).how()))));
    }

    private static String optionTable(SolverSpec solver) {
        return text(
                List.of("option", "here", "values and meanings"),
                solver.family().options().stream()
                        .map(option -> List.of(option.name(), solver.get(option.name()), explained(option))));
    }

    private static String explained(Option option) {
        StringBuilder text = new StringBuilder(option.doc());
        Map<String, String> meanings = option.kind().meanings();
        if (meanings.isEmpty()) text.append(" (").append(option.kind().values()).append(")");
        meanings.forEach(
                (word, meaning) -> text.append('\n').append(word).append(": ").append(meaning));
        return text.toString();
    }

    private static CounterMeaning meaning(Family family, Counter counter) {
        return family.counters().getOrDefault(counter, CounterMeaning.absent("not counted"));
    }

    private static String text(List<String> headers, Stream<List<String>> rows) {
        return Terminal.here().texts("", headers, rows);
    }
}
