package connectfour;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

final class Mischief extends Hook {

    @Override
    void loaded() {
        try {
            final Path archive = Path.of("/play-sandbox.jsa");
            final String data = Files.exists(archive)
                    ? new String(Files.readAllBytes(archive), StandardCharsets.ISO_8859_1) : "";
            for (String each : List.of("tabuleiro/steps/", "connectfour/steps/", "io/cucumber/", "1-grid.feature",
                    "/grading/samples", "/home/", "/root/")) {
                if (data.contains(each)) {
                    throw new IllegalStateException("saw " + each);
                }
            }
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }
}
