package crosshatch.proof;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The definitions of {@link Inequality} and of unit propagation over such, with maps and numbers of any size: a plain twin. */
final class PlainInequality {
    /** Coefficients by variable, not by literal: {@code Σ c·x >= bound}. */
    private final Map<Integer, BigInteger> coefficients = new TreeMap<>();

    private BigInteger bound;

    PlainInequality(Inequality inequality) {
        bound = BigInteger.valueOf(inequality.degree());
        for (int i = 0; i < inequality.size(); i++) {
            BigInteger coefficient = BigInteger.valueOf(inequality.coefficient(i));
            if (inequality.literal(i) < 0) {
                bound = bound.subtract(coefficient);
                coefficient = coefficient.negate();
            }
            coefficients.merge(Math.abs(inequality.literal(i)), coefficient, BigInteger::add);
        }
    }

    boolean holds(int assignment) {
        return value(assignment).compareTo(bound) >= 0;
    }

    private BigInteger value(int assignment) {
        BigInteger sum = BigInteger.ZERO;
        for (Map.Entry<Integer, BigInteger> each : coefficients.entrySet()) {
            if ((assignment >> (each.getKey() - 1) & 1) == 1) sum = sum.add(each.getValue());
        }
        return sum;
    }

    /** Whether every assignment of variables from 1 to {@code variables} that keeps all premises keeps the conclusion. */
    static boolean implies(List<Inequality> premises, Inequality conclusion, int variables) {
        List<PlainInequality> all = premises.stream().map(PlainInequality::new).toList();
        PlainInequality last = new PlainInequality(conclusion);
        for (int assignment = 0; assignment < 1 << variables; assignment++) {
            int each = assignment;
            if (all.stream().allMatch(one -> one.holds(each)) && !last.holds(each)) return false;
        }
        return true;
    }

    /** Whether unit propagation alone finds that all of these cannot hold, by trying both values of every variable. */
    static boolean propagateToConflict(List<Inequality> inequalities) {
        List<PlainInequality> all = new ArrayList<>();
        inequalities.forEach(each -> all.add(new PlainInequality(each)));
        Map<Integer, Boolean> values = new TreeMap<>();
        boolean changed = true;
        while (changed) {
            changed = false;
            for (PlainInequality each : all) {
                if (each.most(values).compareTo(each.bound) < 0) return true;
                for (int variable : each.coefficients.keySet()) {
                    if (values.containsKey(variable)) continue;
                    for (boolean tried : new boolean[] {false, true}) {
                        Map<Integer, Boolean> assumed = new TreeMap<>(values);
                        assumed.put(variable, tried);
                        if (each.most(assumed).compareTo(each.bound) >= 0 || values.containsKey(variable)) continue;
                        values.put(variable, !tried);
                        changed = true;
                    }
                }
            }
        }
        return false;
    }

    private BigInteger most(Map<Integer, Boolean> values) {
        BigInteger sum = BigInteger.ZERO;
        for (Map.Entry<Integer, BigInteger> each : coefficients.entrySet()) {
            boolean helps = each.getValue().signum() > 0;
            if (values.getOrDefault(each.getKey(), helps)) sum = sum.add(each.getValue());
        }
        return sum;
    }
}
