package crosshatch.experiment.study.select;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.experiment.study.select.Scenario.Instance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class FoldsTest {
    private static Instance instance(String name, String origin) {
        return new Instance(name, origin, new Features(new double[0][], new double[0]), List.of());
    }

    @Test
    void isomorphsAreInOneFold() {
        List<Instance> instances = new ArrayList<>();
        for (int puzzle = 1; puzzle <= 60; puzzle++) {
            String origin = "s#" + puzzle;
            instances.add(instance(origin, origin));
            instances.add(instance(origin + "-isomorph-1", origin));
        }

        int[] folds = AslibFiles.folds(instances, 10, 1);

        for (int at = 0; at < folds.length; at += 2) assertEquals(folds[at], folds[at + 1]);
        for (int fold = 0; fold < 10; fold++) {
            int number = fold;
            assertEquals(12, Arrays.stream(folds).filter(each -> each == number).count());
        }
    }
}
