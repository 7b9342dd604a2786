package connectfour;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;

final class Mischief extends Hook {

    @Override
    void provided() {
        try {
            File.createTempFile("tabuleiro-was-here", "");
        } catch (IOException expected) {
            try {
                Files.createTempDirectory("tabuleiro-was-here");
            } catch (IOException expectedToo) {
                return;
            }
        }
        throw new IllegalStateException("made a file");
    }
}
