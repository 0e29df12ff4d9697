package crosshatch.app.tree;

import java.awt.Color;

/** The colours of search trees, on the page and in pictures, as in {@code #ffffff}. */
record Palette(
        String paper,
        String raised,
        String ink,
        String soft,
        String line,
        String key,
        String refuted,
        String solution,
        String open) {
    static final Palette LIGHT = new Palette(
            "#ffffff", "#f5f7f9", "#1b1f24", "#57606a", "#c8d0d8", "#005a8f", "#b3161b", "#1a7f37", "#57606a");
    static final Palette DARK = new Palette(
            "#14181d", "#1c2229", "#eceff2", "#aeb7c0", "#3b444d", "#7cc4f0", "#ff9d94", "#6fd08c", "#aeb7c0");

    /** Returns the colour of a node. */
    Color of(SearchTree.State state) {
        return Color.decode(
                switch (state) {
                    case OPEN -> open;
                    case REFUTED -> refuted;
                    case SOLUTION -> solution;
                });
    }
}
