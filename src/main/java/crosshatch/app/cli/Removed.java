package crosshatch.app.cli;

import java.util.Map;
import java.util.stream.Collectors;

/** What to use instead of commands and options that earlier versions had. */
final class Removed {
    /** By the command, or the command and its option. Each phrase begins with a verb. */
    static final Map<String, String> INSTEAD = """
            hunt               | use 'study hunt'
            reproduce          | use 'study reproduce'
            replicate          | use 'study replicate'
            compare --plugin   | use --solver-file, which also takes jars
            compare --tuned    | put the configuration into results/tuned
            compare --strong   | put the configuration into results/strong
            compare --order    | use --read order=N
            compare --latin    | use --read latin=N
            compare --box      | use --read box=RxC
            compare --column   | use --read column=NAME
            compare --alphabet | use --read alphabet=A
            compare --skip-bad | use --read skip-bad
            compare --limit    | write SET:N for the first N puzzles of a set
            compare --reversed | add the reversed puzzles to a file of your own
            compare --clip     | leave it out: each batch is limited to a ratio of 3
            compare --recycle-after | use --forks to repeat everything in fresh JVMs
            compare --recycle-above | use --forks to repeat everything in fresh JVMs
            compare --oversubscribe | leave it out: more threads than the machine has give a warning
            generate --order   | write sudoku-N/holes=F as SPEC
            generate --latin   | write latin-N/holes=F as SPEC
            generate --holes   | write /holes=F in SPEC
            generate --unique  | write proper as SPEC
            generate --minimal | write minimal as SPEC
            generate --spread  | write spread as SPEC
            generate --count   | write /count=N in SPEC
            generate --seed    | write /seed=N in SPEC
            generate --kind    | use the committed sets, see 'puzzles list'
            watch              | open the report page that 'compare' writes while it runs
            compare --watch    | open the report page that 'compare' writes while it runs
            explain            | use a program for puzzle players; 'solve --trace' prints the steps of a solver
            rate               | use 'puzzles check'
            site               | read the pages where the repository is hosted
            bench              | use 'compare --until decided --budget 60s'
            study tune         | use irace or SMAC with 'solve --format json' as the target algorithm
            study select       | use 'query --format csv'
            study difficulty   | use 'query'
            study overhead     | read docs/explanation/measuring.md
            generate-completion | use 'compare --help' and the names in it
            solvers show       | use 'solvers list' with the name of the family
            solvers versions   | use 'solvers list' with the name of the family
            puzzles verify     | use 'puzzles check'
            puzzles lint       | use 'puzzles check'
            puzzles stats      | use 'puzzles check'
            check --format     | read the lines of wrong answers and the totals
            generate --hard    | write hard as SPEC
            generate --profile | use the committed sets, see 'puzzles list'
            generate --hard-for | write hard as SPEC, which searches for puzzles that are hard for our solver swift
            report --within    | use --power, which shows how many puzzles a smaller ratio needs
            """.lines()
            .map(line -> line.split("\\s*\\|\\s*", 2))
            .collect(Collectors.toUnmodifiableMap(row -> row[0], row -> row[1]));

    private Removed() {}
}
