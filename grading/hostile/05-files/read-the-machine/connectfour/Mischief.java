package connectfour;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

final class Mischief extends Hook {

    private static final List<String> WANTED = List.of("/etc/passwd", "/root", "/home", "/proc/self/environ", "/tmp", "/usr");

    @Override
    void provided() {
        for (String each : WANTED) {
            if (Files.exists(Path.of(each))) {
                throw new IllegalStateException("saw " + each);
            }
        }
    }
}
