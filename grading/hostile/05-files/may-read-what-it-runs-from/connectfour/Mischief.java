package connectfour;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

final class Mischief extends Hook {

    @Override
    void loaded() {
        try {
            for (String each : List.of("/jre/release", "/harness.jar", "/specification.jar")) {
                if (Files.readAllBytes(Path.of(each)).length == 0) {
                    throw new IllegalStateException(each + " is empty");
                }
            }
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }
}
