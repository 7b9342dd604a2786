package tabuleiro.rulebook;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Properties;

/** Reads the texts that lie beside these classes. */
final class Texts {

    private Texts() {
    }

    /**
     * Returns a text.
     *
     * @throws IllegalStateException if there is no such file; the message says which to write
     */
    static String read(String file) {
        try (InputStream in = Texts.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("There is no file src/main/resources/tabuleiro/rulebook/" + file
                        + " in the folder features; write it as those beside it.");
            }
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Returns a text that says something of each rule, by its id. */
    static Properties byId(String file) {
        final Properties byId = new Properties();
        try {
            byId.load(new StringReader(read(file)));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return byId;
    }
}
