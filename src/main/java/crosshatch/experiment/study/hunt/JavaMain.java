package crosshatch.experiment.study.hunt;

import crosshatch.base.Templates;
import crosshatch.base.WholeNumber;
import crosshatch.experiment.study.hunt.draw.Fillings;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Relation;
import crosshatch.solver.SolverSpec;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A case as a Java program of at most forty lines that uses only the library of its solver. The program states the puzzle in the
 * plainest way, so it may not show the fault. Only a run of the program shows whether it does.
 */
final class JavaMain {
    static final String FILE = "Main.java";

    private static final Templates TEMPLATES = new Templates(JavaMain.class);

    private static final Map<String, String> FACTORIES = Map.ofEntries(
            Map.entry("default", "newDefault"),
            Map.entry("nosimplification", "newNoSimplification"),
            Map.entry("concise", "newConcise"),
            Map.entry("unsat", "newUNSAT"),
            Map.entry("light", "newLight"),
            Map.entry("bestwl", "newBestWL"),
            Map.entry("bestht", "newBestHT"),
            Map.entry("backjumping", "newBackjumping"),
            Map.entry("best17", "newBest17"));

    private final HuntCase huntCase;

    JavaMain(HuntCase huntCase) {
        this.huntCase = huntCase;
    }

    /** Returns the program; empty for families without a library, and for relations with too many fillings. */
    Optional<String> text() {
        return switch (huntCase.solver().family().line()) {
            case "sat4j" -> Optional.of(sat4j());
            case "cpsat" -> Optional.of(filled("CpSatMain.java", Map.of()));
            case "choco" -> choco();
            default -> Optional.empty();
        };
    }

    private String sat4j() {
        SolverSpec spec = huntCase.solver();
        String order =
                switch (spec.get("phase")) {
                    case "positive" -> "new PositiveLiteralSelectionStrategy()";
                    case "negative" -> "new NegativeLiteralSelectionStrategy()";
                    default -> "";
                };
        String phase = order.isEmpty() ? "" : "((Solver<?>) solver).setOrder(new VarOrderHeap(" + order + "));";
        String factory = FACTORIES.getOrDefault(spec.get("factory"), "newDefault");
        return filled("Sat4jMain.java", Map.of("factory", factory, "phase", phase));
    }

    private Optional<String> choco() {
        Board board = huntCase.last().board();
        boolean sameBoard =
                huntCase.puzzles().stream().allMatch(each -> each.board().equals(board));
        boolean fillable = board.relations().stream()
                .allMatch(each -> Fillings.of(each, board).isPresent());
        if (!sameBoard || !fillable) return Optional.empty();
        SolverSpec spec = huntCase.solver();
        boolean isKept = spec.is("reuse", "on") && board.relations().isEmpty();
        List<Puzzle> asked = isKept ? huntCase.puzzles() : List.of(huntCase.last());
        String search =
                switch (spec.get("select")) {
                    case "dom" -> "Search.minDomLBSearch(cells)";
                    case "domwdeg" -> "Search.domOverWDegSearch(cells)";
                    default -> "Search.inputOrderLBSearch(cells)";
                };
        return Optional.of(filled(
                "ChocoMain.java",
                Map.ofEntries(
                        Map.entry("digits", "" + board.digits()),
                        Map.entry("cells", "" + board.cells()),
                        Map.entry("units", array(board.units(), each -> array(each.cells()))),
                        Map.entry("tables", array(board.relations(), JavaMain::tableCells)),
                        Map.entry("tuples", array(board.relations(), each -> tuples(each, board))),
                        Map.entry("puzzles", array(asked, JavaMain::givens)),
                        Map.entry("kept", "" + isKept),
                        Map.entry("learn", "" + spec.is("learn", "lcg")),
                        Map.entry("alldiff", spec.get("alldiff")),
                        Map.entry("search", search))));
    }

    private static String tableCells(Relation relation) {
        return array(ints(relation.cells()));
    }

    private static int[] ints(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }

    private static String tuples(Relation relation, Board board) {
        return array(Fillings.of(relation, board).orElseThrow().tuples(), tuple -> array(ints(tuple)));
    }

    private static String givens(Puzzle puzzle) {
        return array(puzzle.givens().digits());
    }

    private static String array(int[] numbers) {
        return Arrays.stream(numbers).mapToObj(String::valueOf).collect(Collectors.joining(", ", "{", "}"));
    }

    private static <T> String array(List<T> items, Function<T, String> each) {
        return items.stream().map(each).collect(Collectors.joining(", ", "{", "}"));
    }

    private String filled(String template, Map<String, String> values) {
        Map<String, String> all = new HashMap<>(values);
        all.put("limit", "" + huntCase.question().limit());
        return TEMPLATES.named(template).execute(all);
    }

    /**
     * Writes the program, runs it, and keeps it with its output only if it shows the fault.
     *
     * @param solutions the number of solutions of the last puzzle; -1 if it is not known
     * @return the file name; empty if the program does not show the fault
     */
    static Optional<String> write(HuntFinding finding, long solutions, Path folder) throws IOException {
        Optional<String> text = new JavaMain(finding.huntCase()).text();
        if (text.isEmpty()) return Optional.empty();
        Path file = folder.resolve(FILE);
        Files.writeString(file, text.get());
        if (Run.of(file).shows(finding, solutions)) return Optional.of(FILE);
        Files.delete(file);
        return Optional.empty();
    }

    /**
     * A run of such a program.
     *
     * @param ended whether it ended by itself
     * @param exitCode its exit code
     * @param output the output of both streams
     */
    record Run(boolean ended, int exitCode, String output) {
        private static final long LIMIT_SECONDS = 60;
        private static final Pattern COUNT = Pattern.compile("([0-9]+) solutions?");

        /** Runs a source file with the libraries of this program, in the folder of its input. */
        static Run of(Path source) throws IOException {
            Path folder = Objects.requireNonNull(source.toAbsolutePath().getParent());
            Path printed = Files.createTempFile(folder, "printed", ".txt");
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            source.getFileName().toString())
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(printed.toFile())
                    .start();
            try {
                boolean ended = process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS);
                if (!ended) process.destroyForcibly().waitFor();
                return new Run(ended, process.exitValue(), Files.readString(printed, StandardCharsets.UTF_8));
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                process.destroyForcibly();
                return new Run(false, -1, "");
            } finally {
                Files.delete(printed);
            }
        }

        /** Returns the number of solutions that it printed for the last puzzle; -1 if it printed none. */
        long solutions() {
            Matcher matcher = COUNT.matcher(output);
            long last = -1;
            while (matcher.find())
                last = WholeNumber.of(matcher.group(1), 0, Long.MAX_VALUE).orElse(-1);
            return last;
        }

        /**
         * Returns whether the output shows the fault.
         *
         * @param solutions the true number of solutions; -1 if it is not known
         */
        boolean shows(HuntFinding finding, long solutions) {
            return switch (finding.fault().kind()) {
                case OVERLOOKED ->
                    solutions() >= 0
                            && solutions()
                                    < (solutions < 0
                                            ? 1
                                            : Math.min(
                                                    solutions,
                                                    finding.huntCase()
                                                            .question()
                                                            .limit()));
                case NO_SOLUTION_SHOWN -> solutions >= 0 && solutions() > solutions;
                case CRASH -> ended && exitCode != 0 && output.contains("Exception in thread");
                case HANG -> !ended;
                case EASIER, LIMIT, MEMORY, COUNTER -> false;
            };
        }
    }
}
