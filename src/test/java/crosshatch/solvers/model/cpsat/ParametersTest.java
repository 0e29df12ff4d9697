package crosshatch.solvers.model.cpsat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.ortools.sat.SatParameters;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The library is told what a spec says, and nothing else. */
class ParametersTest {
    /** What differs from a message that nobody has filled. */
    private static Map<String, String> chosen(String spec) {
        SatParameters parameters = Parameters.of(Configurations.spec(spec));
        SatParameters untouched = SatParameters.getDefaultInstance();
        Map<String, String> chosen = new TreeMap<>();
        parameters.getAllFields().forEach((field, value) -> {
            if (!value.equals(untouched.getField(field))) chosen.put(field.getName(), value.toString());
        });
        return chosen;
    }

    /** Interrupts belong to the JVM. */
    @Test
    void withoutOptionsTheLibraryRunsAsItComesWithOneWorker() {
        assertEquals(Map.of("num_workers", "1", "catch_sigint_signal", "false"), chosen("cpsat"));
    }

    @Test
    void theProfileForSmallModelsLeavesStepsOut() {
        assertEquals(
                Map.of(
                        "num_workers", "1",
                        "catch_sigint_signal", "false",
                        "cp_model_presolve", "false",
                        "cp_model_probing_level", "0",
                        "linearization_level", "0",
                        "symmetry_level", "0",
                        "use_sat_inprocessing", "false",
                        "auto_detect_greater_than_at_least_one_of", "false",
                        "initial_polarity", "POLARITY_TRUE"),
                chosen("cpsat/profile=fast"));
    }

    @Test
    void aParameterOfItsOwnGoesBeforeTheProfile() {
        Map<String, String> expected = new TreeMap<>(chosen("cpsat/profile=fast"));
        expected.remove("symmetry_level"); // 2 is the library's default
        expected.put("linearization_level", "2");
        expected.put("cp_model_probing_level", "3");
        expected.remove("use_sat_inprocessing");
        expected.put("initial_polarity", "POLARITY_RANDOM");
        expected.put("search_branching", "PSEUDO_COST_SEARCH");

        assertEquals(
                expected,
                chosen(
                        "cpsat/profile=fast/linearization=2/probing=3/symmetry=2/inprocessing=on/polarity=random/branching=pseudo-cost"));
    }
}
