package crosshatch.cli;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.HorizontalAlign;
import crosshatch.outside.Shipped;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Family;
import crosshatch.solver.Option;
import crosshatch.solver.SolverSpec;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code solvers}: what there is to compare. */
@Command(
        name = "solvers",
        mixinStandardHelpOptions = true,
        description = "Lists the families of solvers, their options and what their counters mean.",
        footerHeading = "%nExamples:%n",
        subcommands = SolversCheckCommand.class,
        footer = {
            "  crosshatch solvers list",
            "  crosshatch solvers show choco",
            "  crosshatch solvers list --solver-file mine.json",
            "  crosshatch solvers check mine.json"
        })
final class SolversCommand implements Runnable {
    private static final int WIDTH = 92;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "expected 'list', 'show FAMILY' or 'check FILE'");
    }

    @Command(name = "list", mixinStandardHelpOptions = true, description = "Lists the families, one a line.")
    void list(@Mixin GuestOptions guests) {
        PrintWriter out = spec.commandLine().getOut();
        List<Family> families = guests.catalog().everyFamily();
        out.println(AsciiTable.getTable(
                AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER,
                families,
                List.of(
                        column("family", 14).with(Family::name),
                        column("paradigm", 14).with(family -> family.paradigm().word()),
                        column("what", WIDTH).with(Family::title))));
    }

    @Command(
            name = "show",
            mixinStandardHelpOptions = true,
            description = "Shows one family: options, defaults, counters, source.")
    void show(
            @Parameters(paramLabel = "FAMILY", description = "A family, or a spec of it.") String text,
            @Mixin GuestOptions guests) {
        PrintWriter out = spec.commandLine().getOut();
        SolverSpec solver = guests.catalog().spec(text);
        Family family = solver.family();
        out.println(family.name() + ": " + family.title());
        out.println("Source: " + family.source());
        out.println("In full: " + solver);
        Shipped.text(family.name()).ifPresent(description -> out.println("Description:\n" + description.strip()));
        if (!family.options().isEmpty()) {
            out.println();
            out.println(optionTable(solver));
        }
        out.println();
        out.println(AsciiTable.getTable(
                AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER,
                List.of(Counter.values()),
                List.of(
                        column("counter", 14).with(Counter::column),
                        column("", 8)
                                .with(counter ->
                                        meaning(family, counter).fidelity().word()),
                        column("what is counted here", WIDTH)
                                .with(counter -> meaning(family, counter).how()))));
    }

    private static String optionTable(SolverSpec solver) {
        return AsciiTable.getTable(
                AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER,
                solver.family().options(),
                List.of(
                        column("option", 14).with(Option::name),
                        column("here", 30).with(option -> solver.get(option.name())),
                        column("values and what they mean", WIDTH).with(SolversCommand::explained)));
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

    private static Column column(String header, int width) {
        return new Column()
                .header(header)
                .headerAlign(HorizontalAlign.LEFT)
                .dataAlign(HorizontalAlign.LEFT)
                .maxWidth(width);
    }
}
