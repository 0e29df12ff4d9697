package crosshatch.app.watch;

import crosshatch.base.Templates;
import crosshatch.results.report.page.Page;
import crosshatch.results.report.page.Script;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The page itself, the same for every campaign: it asks for the state and shows it. Its scripts are those in it, it loads nothing
 * from elsewhere, and no other page may frame it.
 *
 * @param policy what the browser is told it may do
 * @param html what it opens
 */
record LivePage(String policy, String html) {
    static LivePage made() {
        List<Script> scripts = List.of(Script.charts(), Script.own(LivePage.class, "watch.js"));
        String sources = scripts.stream().map(Script::source).collect(Collectors.joining(" "));
        String policy = "default-src 'none'; script-src " + sources
                + "; style-src 'unsafe-inline'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none';"
                + " frame-ancestors 'none'";
        String html = new Templates(LivePage.class).named("watch.html").execute(new View(Page.style(), scripts));
        return new LivePage(policy, html);
    }

    /** What the template takes. */
    record View(String style, List<Script> scripts) {}
}
