package crosshatch.solvers.external;

import crosshatch.puzzle.board.Board;
import crosshatch.solver.Family;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A family from a user's jar, as the main program uses it: for its name and options, and with copies of boards. Its solvers run in
 * separate processes.
 */
final class JarFamily implements InvocationHandler {
    private final Path jar;
    private final Family family;
    private volatile @Nullable Board lastCopy;

    private JarFamily(Path jar, Family family) {
        this.jar = jar;
        this.family = family;
    }

    static Family of(Path jar, Family family) {
        Class<?>[] types = {Family.class};
        return (Family) Proxy.newProxyInstance(JarFamily.class.getClassLoader(), types, new JarFamily(jar, family));
    }

    /** Returns the jar of a family; empty for families that are in no jar. */
    static Optional<Path> jarOf(Family family) {
        return Proxy.isProxyClass(family.getClass())
                ? Optional.of(((JarFamily) Proxy.getInvocationHandler(family)).jar)
                : Optional.empty();
    }

    @Override
    public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments) throws Throwable {
        if (method.getName().equals("equals") && arguments != null) return proxy == arguments[0];
        try {
            Object result = method.invoke(family, arguments == null ? null : copied(arguments));
            return result instanceof Family release ? of(jar, release) : result;
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }

    private Object[] copied(Object[] arguments) {
        Object[] copies = arguments.clone();
        for (int i = 0; i < copies.length; i++) if (copies[i] instanceof Board board) copies[i] = copy(board);
        return copies;
    }

    /** Copies a board; most puzzles have the board of the previous one, whose copy is used again. */
    private Board copy(Board board) {
        Board last = lastCopy;
        if (last != null && last.equals(board)) return last;
        Board copy = board.copy();
        lastCopy = copy;
        return copy;
    }
}
