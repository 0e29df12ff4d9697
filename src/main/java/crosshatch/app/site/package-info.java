/**
 * The project's texts as a site of static pages, linked, with a search in them: what a visitor reads before building anything.
 *
 * <p>Begin with {@link crosshatch.app.site.Site}. It follows the links of the README, makes a page of each text and copies what else they
 * lead to, so that a link which leads nowhere is found. The only package that imports commonmark-java.
 *
 * <p>Knows {@code crosshatch.base}.
 */
@NullMarked
package crosshatch.app.site;

import org.jspecify.annotations.NullMarked;
