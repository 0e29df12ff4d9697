package crosshatch.jmh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import com.google.ortools.sat.CpSolverResponse;
import com.google.ortools.sat.CpSolverStatus;
import com.google.protobuf.InvalidProtocolBufferException;
import crosshatch.solver.Claim;
import org.junit.jupiter.api.Test;

class CpSatBenchmarkTest {
    @Test
    void measuresTheSameSearchWithAndWithoutOurPart() throws InvalidProtocolBufferException {
        CpSatBenchmark benchmark = new CpSatBenchmark();
        benchmark.puzzles = "hardest10";
        benchmark.setUp(); // refuses if conflicts differ

        Claim claim = benchmark.answer().claim();
        CpSolverResponse response = CpSolverResponse.parseFrom(benchmark.call());
        CpSolverResponse ofNothing = CpSolverResponse.parseFrom(benchmark.callWithoutModel());
        benchmark.tearDown();

        assertInstanceOf(Claim.Solved.class, claim);
        assertEquals(CpSolverStatus.OPTIMAL, response.getStatus());
        assertEquals(CpSolverStatus.OPTIMAL, ofNothing.getStatus());
    }
}
