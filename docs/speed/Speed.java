import com.sun.management.ThreadMXBean;
import crosshatch.puzzle.board.Board;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.results.noise.Quartiles;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleReader;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.Symmetry;
import crosshatch.solver.Budget;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What speed.sh calls: {@code java -cp target/crosshatch.jar docs/speed/Speed.java ...}
 *
 * <pre>
 *   isomorphs FILE COUNT SEED GIVENS     random isomorphs of the puzzles, in turn, each without so many of its givens
 *   measure FILE QUESTION NAME ROUND SPEC   warms up on the puzzles from behind until that is steady, then answers each once; prints a row
 *   table FILE                           medians over the rounds, from rows, and swift's as multiples of those of the fastest other program, and of each
 * </pre>
 *
 * A row: set, question, solver, round, puzzles, µs of CPU time a puzzle, puzzles without solution, puzzles with several. The first
 * row of a file names them.
 */
public final class Speed {
    /** Warm is what has answered as fast, to a quarter, in so many stretches of this length, one after the other. */
    private static final long STRETCH_NANOS = 300_000_000L;

    private static final int STRETCHES = 8;
    /** C2 takes a second for the largest method, on a slow machine two; who waits for longer is not warm, but measured. */
    private static final int MOST_STRETCHES = 30;

    private Speed() {}

    public static void main(String[] arguments) throws IOException {
        Locale.setDefault(Locale.ROOT);
        switch (arguments[0]) {
            case "isomorphs" -> isomorphs(
                    puzzles(arguments[1]),
                    Integer.parseInt(arguments[2]),
                    new Random(Long.parseLong(arguments[3])),
                    Integer.parseInt(arguments[4]));
            case "measure" -> measure(arguments[1], Question.parse(arguments[2]), arguments[3], arguments[4], arguments[5]);
            case "table" -> table(Files.readAllLines(Path.of(arguments[1])));
            default -> throw new IllegalArgumentException(arguments[0] + ": expected isomorphs, measure or table");
        }
    }

    private static List<Puzzle> puzzles(String file) {
        try (PuzzleReader reader = PuzzleReader.open(Path.of(file), ReaderSettings.DEFAULT)) {
            return reader.stream().map(LocatedPuzzle::puzzle).toList();
        }
    }

    private static void isomorphs(List<Puzzle> puzzles, int count, Random random, int givensLess) {
        for (int i = 0; i < count; i++) {
            Puzzle isomorph = Symmetry.random(Board.sudoku(3), random::nextInt).apply(puzzles.get(i % puzzles.size()));
            StringBuilder line = new StringBuilder(isomorph.toString());
            for (int left = givensLess; left > 0; ) {
                int cell = random.nextInt(line.length());
                if (line.charAt(cell) == '.') continue;
                line.setCharAt(cell, '.');
                left--;
            }
            System.out.println(line);
        }
    }

    private static void measure(String file, Question question, String name, String round, String spec) {
        List<Puzzle> puzzles = puzzles(file);
        ThreadMXBean threads = ManagementFactory.getPlatformMXBean(ThreadMXBean.class);
        try (Solver solver = SolverCatalog.standard().create(spec)) {
            warmUp(puzzles, question, solver);
            int none = 0;
            int several = 0;
            long start = threads.getCurrentThreadCpuTime();
            for (Puzzle puzzle : puzzles) {
                int shown = solver.answer(puzzle, question, Budget.unlimited()).claim().shown().size();
                if (shown == 0) none++;
                if (shown > 1) several++;
            }
            double micros = (threads.getCurrentThreadCpuTime() - start) / 1e3 / puzzles.size();
            String set = Path.of(file).getFileName().toString().replaceFirst("\\.[^.]*$", "");
            System.out.printf("%s,%s,%s,%s,%d,%.4f,%d,%d%n", set, question, name, round, puzzles.size(), micros, none, several);
        }
    }

    /** Answers the puzzles from behind, over and over. */
    private static void warmUp(List<Puzzle> puzzles, Question question, Solver solver) {
        List<Double> rates = new ArrayList<>();
        int next = puzzles.size();
        while (rates.size() < MOST_STRETCHES && !isSteady(rates)) {
            long start = System.nanoTime();
            int answered = 0;
            for (; System.nanoTime() - start < STRETCH_NANOS; answered++) {
                solver.answer(puzzles.get(--next), question, Budget.unlimited()).claim().shown();
                if (next == 0) next = puzzles.size();
            }
            rates.add((double) answered / (System.nanoTime() - start));
        }
    }

    private static boolean isSteady(List<Double> rates) {
        if (rates.size() < STRETCHES) return false;
        List<Double> last = rates.subList(rates.size() - STRETCHES, rates.size()).stream().sorted().toList();
        return last.get(STRETCHES - 1) <= 1.25 * last.get(0);
    }

    /** Solvers as rows, sets and questions as columns; refuses answers that differ. */
    private static void table(List<String> rows) {
        Map<String, Map<String, List<Double>>> micros = new TreeMap<>();
        Map<String, String> answers = new TreeMap<>();
        for (String row : rows.subList(1, rows.size())) {
            String[] fields = row.split(",");
            String column = fields[0] + " " + fields[1];
            String said = fields[4] + " puzzles, " + fields[6] + " without solution, " + fields[7] + " with several";
            String before = answers.putIfAbsent(column, said);
            if (before != null && !before.equals(said)) {
                throw new IllegalStateException(column + ": " + fields[2] + " says " + said + ", another " + before);
            }
            micros.computeIfAbsent(fields[2], solver -> new TreeMap<>())
                    .computeIfAbsent(column, set -> new ArrayList<>())
                    .add(Double.parseDouble(fields[5]));
        }
        List<String> columns = List.copyOf(answers.keySet());
        printRow("µs", columns);
        System.out.println("|---|" + "---:|".repeat(columns.size()));
        micros.forEach((solver, bySet) -> printRow(
                solver, columns.stream().map(column -> median(bySet, column).map(Speed::digits).orElse("–")).toList()));
        Set<String> others = new TreeSet<>(micros.keySet());
        others.removeIf(Speed::isOurs);
        printMultiples("the fastest other", others, columns, micros);
        others.stream().collect(Collectors.groupingBy(Speed::program, TreeMap::new, Collectors.toSet()))
                .forEach((program, builds) -> printMultiples(program, builds, columns, micros));
    }

    /** Our solvers as multiples of the fastest of some others. */
    private static void printMultiples(
            String name, Set<String> others, List<String> columns, Map<String, Map<String, List<Double>>> micros) {
        System.out.println();
        printRow("× " + name, columns.stream().map(column -> "× " + column).toList());
        System.out.println("|---|" + "---:|".repeat(columns.size()));
        for (String ours : micros.keySet()) {
            if (!isOurs(ours) || others.stream().noneMatch(other -> isSetBeside(ours, other))) continue;
            printRow(ours, columns.stream().map(column -> ratio(ours, others, column, micros).map(Speed::digits).orElse("–")).toList());
        }
    }

    /** Without how it was built. */
    private static String program(String solver) {
        return solver.replaceFirst("-.*", "");
    }

    private static void printRow(String name, List<String> cells) {
        System.out.println("| " + name + " | " + String.join(" | ", cells) + " |");
    }

    private static boolean isOurs(String solver) {
        return solver.startsWith("swift");
    }

    /** Of a solver's median and the least of the others. */
    private static Optional<Double> ratio(
            String ours, Set<String> others, String column, Map<String, Map<String, List<Double>>> micros) {
        Optional<Double> fastest = others.stream()
                .filter(other -> isSetBeside(ours, other))
                .flatMap(other -> median(micros.get(other), column).stream())
                .min(Double::compare);
        return fastest.flatMap(least -> median(micros.get(ours), column).map(own -> own / least));
    }

    /** One held to 256 bits is set beside others that are; whoever has all registers is set beside every build. */
    private static boolean isSetBeside(String ours, String other) {
        return !ours.endsWith("-avx2") || other.endsWith("-avx2");
    }

    private static Optional<Double> median(Map<String, List<Double>> bySet, String column) {
        return Optional.ofNullable(bySet.get(column)).map(values -> Quartiles.of(values).median());
    }

    private static String digits(double value) {
        return String.format("%.3g", value);
    }
}
