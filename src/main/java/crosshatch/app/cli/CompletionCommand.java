package crosshatch.app.cli;

import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine.Command;

/** Prints the library's completion script, with our description and example: the command {@code generate-completion}. */
@Command(
        name = "generate-completion",
        description = "Prints a script that lets bash and zsh complete commands and options.",
        footer = "  source <(crosshatch generate-completion)")
final class CompletionCommand extends GenerateCompletion {}
