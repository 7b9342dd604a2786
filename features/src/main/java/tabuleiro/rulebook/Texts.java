package tabuleiro.rulebook;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.Properties;

/** Reads the texts that lie beside these classes. */
final class Texts {

    private Texts() {
    }

    /** Returns a text. */
    static String read(String file) {
        try (InputStream in = Texts.class.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Returns a text that says something of each rule, by its id. */
    static Properties byId(String file) {
        final Properties byId = new Properties();
        try (InputStream in = Texts.class.getResourceAsStream(file)) {
            byId.load(new InputStreamReader(in, UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return byId;
    }
}
