package tabuleiro.console.former;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A text that is part of a program, such as the rules of a game.
 *
 * @param home the class in whose package the file is
 * @param name the name of the file
 */
public record ResourceText(Class<?> home, String name) implements Supplier<Optional<String>> {

    /** Returns the text; nothing if it cannot be read. */
    @Override
    public Optional<String> get() {
        try (InputStream text = home.getResourceAsStream(name)) {
            return text == null ? Optional.empty()
                    : Optional.of(new String(text.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }
}
