/**
 * Texts made by filling in templates: {@link crosshatch.template.Templates}. The only room that knows how JMustache is set;
 * the templates lie with those who fill them.
 */
@NullMarked
package crosshatch.template;

import org.jspecify.annotations.NullMarked;
