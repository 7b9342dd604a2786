package tiny;

import java.io.IOException;
import java.util.stream.Stream;

/**
 * Plays your engine, for development environments and {@code mvn -q test-compile exec:java}; {@code exercises/play} is
 * quicker. Given code: nothing to change here.
 */
public final class Play {

    private Play() {
    }

    /**
     * Starts the console.
     *
     * @param options its options; {@code --help} shows them
     */
    public static void main(String[] options) throws IOException, InterruptedException {
        tabuleiro.console.start.Play.main(
                Stream.concat(Stream.of("tiny"), Stream.of(options)).toArray(String[]::new));
    }
}
