package tabuleiro.svg;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** How light pictures are. */
public enum Theme {
    /** For light pages, and for paper. */
    LIGHT,
    /** For dark pages. */
    DARK,
    /** As the reader's system is set; light on paper. */
    SYSTEM;

    /** Returns the style sheet of all pictures, which names nothing outside of them. */
    public String css() {
        return read("picture.css") + switch (this) {
            case LIGHT -> "";
            case DARK -> read("dark.css");
            case SYSTEM -> "@media screen and (prefers-color-scheme: dark) {\n" + read("dark.css") + "}\n";
        };
    }

    private static String read(String file) {
        try (InputStream in = Theme.class.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
