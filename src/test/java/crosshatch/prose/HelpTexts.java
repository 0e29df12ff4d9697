package crosshatch.prose;

import crosshatch.app.cli.Crosshatch;
import java.io.IOException;
import java.lang.reflect.Member;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The help of all commands, by the model of the command line, each text once and with the source that has it. Examples are none. */
final class HelpTexts {
    private static final Pattern MARKUP = Pattern.compile("@\\|\\S+ (.*?)\\|@");
    private static final Pattern FILLED_IN = Pattern.compile("\\$\\{[^}]*\\}");
    private static final int ENOUGH_TO_FIND = 20;

    private final Path home;
    private final List<Passage> passages = new ArrayList<>();
    private final Set<String> seen = new HashSet<>();

    private HelpTexts(Path home) {
        this.home = home;
    }

    static List<Passage> read(Path home) throws Exception {
        Crosshatch program = CommandLine.defaultFactory().create(Crosshatch.class);
        CommandLine commands = new CommandLine(program);
        program.groups().values().forEach(group -> group.forEach(commands::addSubcommand));
        HelpTexts texts = new HelpTexts(home);
        texts.read(commands);
        return texts.passages;
    }

    private void read(CommandLine command) throws IOException {
        CommandSpec spec = command.getCommandSpec();
        UsageMessageSpec usage = spec.usageMessage();
        Class<?> owner = spec.userObject().getClass();
        add(owner, String.join(" ", usage.header()));
        add(owner, String.join(" ", usage.description()));
        for (String line : usage.footer()) add(owner, line);
        for (String meaning : usage.exitCodeList().values()) add(owner, meaning);
        for (ArgSpec argument : Stream.concat(spec.options().stream(), spec.positionalParameters().stream())
                .toList()) {
            if (argument.userObject() instanceof Member member) {
                add(member.getDeclaringClass(), String.join(" ", argument.description()));
            }
        }
        for (CommandLine below : command.getSubcommands().values()) read(below);
    }

    /** @param text not taken if it is empty, an example, or one of the library's own */
    private void add(Class<?> owner, String text) throws IOException {
        if (text.isBlank() || text.startsWith(" ") || !owner.getName().startsWith("crosshatch.")) return;
        String file =
                "src/main/java/" + owner.getName().replaceFirst("\\$.*", "").replace('.', '/') + ".java";
        if (!seen.add(file + text)) return;
        String shown = MARKUP.matcher(text).replaceAll("$1").replace("%n", " ").replace("%%", "%");
        Passage.Builder passage = new Passage.Builder();
        int line = lineOf(text, Files.readString(home.resolve(file)));
        int from = 0;
        for (var filled = FILLED_IN.matcher(shown); filled.find(); from = filled.end()) {
            passage.words(shown.substring(from, filled.start()), line);
            passage.code(filled.group(), line);
        }
        passages.add(passage.words(shown.substring(from), line).build(Kind.HELP, file, false));
    }

    /** Of the source that begins with the same words; its first if the text is not written there in one piece. */
    private static int lineOf(String text, String source) {
        int place = source.indexOf(text.substring(0, Math.min(text.length(), ENOUGH_TO_FIND)));
        return (int) source.substring(0, Math.max(0, place)).lines().count() + (place < 0 ? 1 : 0);
    }
}
