package tabuleiro.svg;

/**
 * A picture in SVG, with its title and description for those who cannot see it. The same picture is always the same
 * text; it has no scripts, no ids and no references.
 *
 * @param title       what is shown, in a few words
 * @param description what is shown, in full
 * @param width       in units
 * @param height      in units
 * @param shapes      the elements that are drawn
 */
public record SvgPicture(String title, String description, int width, int height, String shapes) {

    /** Returns the element for a page that contains the style sheet {@link Theme#css()} once. */
    public String inline() {
        return element("", "");
    }

    /** Returns the text of a file of its own. */
    public String file(Theme theme) {
        return element(" xmlns=\"http://www.w3.org/2000/svg\"", "<style>" + theme.css() + "</style>") + "\n";
    }

    private String element(String namespace, String style) {
        return ("<svg%s class=\"picture\" role=\"img\" width=\"%s\" height=\"%s\" viewBox=\"0 0 %s %s\">"
                + "<title>%s</title><desc>%s</desc>%s%s</svg>").formatted(namespace, width, height, width, height,
                        Shapes.escaped(title), Shapes.escaped(description), style, shapes);
    }
}
