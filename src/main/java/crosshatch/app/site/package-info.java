/**
 * Makes a web site of the project's texts: static, linked pages with a search. A visitor can read them without building anything.
 *
 * <p>Begin with {@link crosshatch.app.site.Site}. It follows the links of the README, makes a page of each text and copies all
 * other linked files, so that broken links are found. The only package that imports commonmark-java.
 *
 * <p>Knows {@code crosshatch.base}.
 */
@NullMarked
package crosshatch.app.site;

import org.jspecify.annotations.NullMarked;
