package crosshatch.jmh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.solver.Claim;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.runner.BenchmarkList;

/** The benchmarks run, and JMH finds them. */
class SolveBenchmarkTest {
    static Stream<String> solvers() throws NoSuchFieldException {
        return Stream.of(SolveBenchmark.class
                .getField("solver")
                .getAnnotation(Param.class)
                .value());
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void takesPuzzleAfterPuzzleRoundTheSet(String solver) {
        SolveBenchmark benchmark = new SolveBenchmark();
        benchmark.solver = solver;
        benchmark.question = "unique";
        benchmark.setUp();

        Set<String> solutions = new TreeSet<>();
        for (int i = 0; i < 20; i++) {
            Claim.Unique unique = assertInstanceOf(Claim.Unique.class, benchmark.solve());
            solutions.add(unique.grid().toString());
        }
        benchmark.tearDown();

        assertEquals(10, solutions.size());
    }

    @Test
    void refusesToMeasureWrongAnswers() {
        SolveBenchmark benchmark = new SolveBenchmark();
        benchmark.solver = "hp71b/version=1/depth=5/width=3";
        benchmark.puzzles = "hp71b";

        assertThrows(IllegalStateException.class, benchmark::setUp);
    }

    @Test
    void areKnownToTheHarness() throws IOException {
        try (InputStream list = BenchmarkList.class.getResourceAsStream(BenchmarkList.BENCHMARK_LIST)) {
            assertNotNull(list, "the annotation processor of JMH has not run");
            String text = new String(list.readAllBytes(), StandardCharsets.UTF_8);

            assertTrue(text.contains("crosshatch.jmh.SolveBenchmark"), text);
        }
    }
}
