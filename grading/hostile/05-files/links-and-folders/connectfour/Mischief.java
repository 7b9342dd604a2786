package connectfour;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

final class Mischief extends Hook {

    @Override
    void provided() {
        if (new File("/tabuleiro-was-here" + "/d".repeat(100)).mkdirs() || new File("tabuleiro-was-here").mkdir()) {
            throw new IllegalStateException("made a folder");
        }
        try {
            Files.createSymbolicLink(Path.of("/tabuleiro-was-here"), Path.of("/etc/passwd"));
        } catch (IOException expected) {
            try {
                Files.createLink(Path.of("/tabuleiro-was-here"), Path.of("/harness.jar"));
            } catch (IOException expectedToo) {
                return;
            }
        }
        throw new IllegalStateException("made a link");
    }
}
