package crosshatch.app.cli;

import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine.Command;

/** {@code generate-completion}: the library's script, with a description and an example of ours. */
@Command(
        name = "generate-completion",
        description = "Prints a script that lets bash and zsh complete commands and options.",
        footer = "  source <(crosshatch generate-completion)")
final class CompletionCommand extends GenerateCompletion {}
