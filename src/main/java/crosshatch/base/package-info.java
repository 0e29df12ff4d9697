/**
 * Utilities that any program needs and the JDK lacks: errors with a next step, files that a user names, fingerprints, temporary
 * folders, templates. Nothing here knows puzzles.
 *
 * <p>The path of data: a user names a file; {@link crosshatch.base.NamedFile} opens it and {@link crosshatch.base.Fingerprint}
 * identifies it. A failure becomes an {@link crosshatch.base.ExplainedException}, which {@code crosshatch.app} prints.
 *
 * <p>Read first: {@link crosshatch.base.InputException} (the user can mend it), {@link
 * crosshatch.base.SurroundingsException} (the machine must), {@link crosshatch.base.Scratch} (where temporary files go).
 *
 * <p>Libraries put files into {@code java.io.tmpdir} and remove them at the end of their JVM. A JVM that is killed does not get
 * there. So each process has a folder of its own, which is removed with it, and the next process removes the folders of dead
 * processes.
 *
 * <p>Knows no other group.
 */
@NullMarked
package crosshatch.base;

import org.jspecify.annotations.NullMarked;
