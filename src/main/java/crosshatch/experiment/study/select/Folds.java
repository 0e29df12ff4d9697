package crosshatch.experiment.study.select;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.rng.sampling.ListSampler;
import org.apache.commons.rng.simple.RandomSource;

/** Instances cut into parts of about the same size, at random, with isomorphs of one puzzle in one part. */
final class Folds {
    private Folds() {}

    /** The part of each instance, from 0. */
    static int[] of(List<Scenario.Instance> instances, int parts, long seed) {
        List<String> origins = new ArrayList<>(
                instances.stream().map(Scenario.Instance::origin).distinct().toList());
        ListSampler.shuffle(RandomSource.SPLIT_MIX_64.create(seed), origins);
        Map<String, Integer> partOf = new HashMap<>();
        for (int at = 0; at < origins.size(); at++) partOf.put(origins.get(at), at % parts);
        return instances.stream().mapToInt(each -> partOf.get(each.origin())).toArray();
    }
}
