/**
 * Programs as trees of processes: started, watched, measured, and ended whole.
 *
 * <p>Begin with {@link crosshatch.solvers.external.process.ProgramRun}, a program that is started for one puzzle, and
 * {@link crosshatch.solvers.external.process.ServerProcess}, one that answers line by line. Both hold a
 * {@link crosshatch.solvers.external.process.ProgramTree}: the program and all that it starts, daemons included. No process
 * escapes. This JVM makes itself the parent of every orphan below it (Linux, {@code PR_SET_CHILD_SUBREAPER}). Every program
 * carries a mark in its environment. A guard, a shell that outlives this JVM by a moment, ends all processes with the mark when
 * this JVM is gone, even by {@code kill -9}. Where Linux allows it, {@link crosshatch.solvers.external.process.ControlGroups}
 * do this in one stroke for programs that take their time.
 *
 * <p>The only package that imports JNA, for the few calls of the C library that Java has no words for. The package uses {@code
 * crosshatch.solver}, for limits.
 */
@NullMarked
package crosshatch.solvers.external.process;

import org.jspecify.annotations.NullMarked;
