package crosshatch.experiment.study.select;

import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import org.tribuo.Model;
import org.tribuo.MutableDataset;
import org.tribuo.common.tree.RandomForestTrainer;
import org.tribuo.impl.ArrayExample;
import org.tribuo.provenance.SimpleDataSourceProvenance;
import org.tribuo.regression.RegressionFactory;
import org.tribuo.regression.Regressor;
import org.tribuo.regression.ensemble.AveragingCombiner;
import org.tribuo.regression.rtree.CARTJointRegressionTrainer;
import org.tribuo.regression.rtree.impurity.MeanSquaredError;

/**
 * Predicts how long each solver takes from the features of a puzzle: a random forest (L. Breiman, Machine Learning 45, 2001), as in
 * F. Hutter, L. Xu, H. Hoos and K. Leyton-Brown, Artificial Intelligence 206, 2014.
 */
final class RuntimeForest {
    private static final int TREES = 20;
    private static final int DEPTH = 12;
    private static final float FEWEST_IN_A_LEAF = 3;
    private static final float FEATURES_A_SPLIT = 0.5f;
    private static final long SEED = 1;
    /** Tribuo tells each tree that it grows. Held here, because loggers are forgotten by those who hold none. */
    private static final Logger TRIBUO = Logger.getLogger("org.tribuo");

    static {
        TRIBUO.setLevel(Level.WARNING);
    }

    private final String[] features;
    private final String[] solvers;
    private final Model<Regressor> model;

    private RuntimeForest(String[] features, String[] solvers, Model<Regressor> model) {
        this.features = features;
        this.solvers = solvers;
        this.model = model;
    }

    /**
     * @param features names
     * @param values of the features, one row a puzzle
     * @param times of each solver, or their logarithms, one row a puzzle; finite
     */
    static RuntimeForest of(String[] features, List<double[]> values, List<double[]> times) {
        String[] solvers = IntStream.range(0, times.get(0).length)
                .mapToObj(String::valueOf)
                .toArray(String[]::new);
        RegressionFactory factory = new RegressionFactory();
        MutableDataset<Regressor> puzzles =
                new MutableDataset<>(new SimpleDataSourceProvenance("puzzles", factory), factory);
        for (int at = 0; at < values.size(); at++) {
            puzzles.add(new ArrayExample<>(new Regressor(solvers, times.get(at)), features, values.get(at)));
        }
        CARTJointRegressionTrainer tree = new CARTJointRegressionTrainer(
                DEPTH, FEWEST_IN_A_LEAF, 0, FEATURES_A_SPLIT, new MeanSquaredError(), false, SEED);
        return new RuntimeForest(
                features,
                solvers,
                new RandomForestTrainer<>(tree, new AveragingCombiner(), TREES, SEED).train(puzzles));
    }

    /** The number of the solver from which least is expected. */
    int fastest(double[] values) {
        Regressor expected = model.predict(
                        new ArrayExample<>(new Regressor(solvers, new double[solvers.length]), features, values))
                .getOutput();
        int fastest = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int solver = 0; solver < solvers.length; solver++) {
            double time = expected.getDimension(solvers[solver]).orElseThrow().getValue();
            if (time < least) {
                least = time;
                fastest = solver;
            }
        }
        return fastest;
    }
}
