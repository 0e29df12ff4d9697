/**
 * Utilities that the JDK lacks: errors with a next step, files that a user names, fingerprints, temporary folders, templates.
 * They know nothing about puzzles.
 *
 * <p>The path of data: a user names a file; {@link crosshatch.base.NamedFile} opens it and {@link
 * crosshatch.base.Fingerprint} identifies it. A failure becomes an {@link crosshatch.base.ExplainedException}, which {@code
 * crosshatch.app} prints.
 *
 * <p>Read first: {@link crosshatch.base.InputException} for errors of the user, {@link crosshatch.base.SurroundingsException}
 * for errors of the machine, {@link crosshatch.base.Scratch} for temporary files.
 *
 * <p>Libraries put files into {@code java.io.tmpdir} and remove them when their JVM ends, but not if it is killed. So each
 * process has its own folder, and the next process removes the folders of dead processes.
 *
 * <p>This package uses no other package of the project.
 */
@NullMarked
package crosshatch.base;

import org.jspecify.annotations.NullMarked;
