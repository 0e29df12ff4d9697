package crosshatch.solver;

import java.util.List;
import java.util.Map;

/** A family of tests: a name and a solver, without options and counters. */
public interface StubFamily extends Family {
    @Override
    default Paradigm paradigm() {
        return Paradigm.HAND_WRITTEN;
    }

    @Override
    default String title() {
        return "a stub";
    }

    @Override
    default String source() {
        return "this test";
    }

    @Override
    default List<Option> options() {
        return List.of();
    }

    @Override
    default Map<Counter, CounterMeaning> counters() {
        return Map.of();
    }
}
