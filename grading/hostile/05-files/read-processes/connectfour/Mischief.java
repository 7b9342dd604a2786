package connectfour;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

final class Mischief extends Hook {

    @Override
    void provided() {
        for (String each : List.of("/proc", "/sys", "/run", "/dev/fd", "/dev/stdin", "/dev/mem", "/dev/tty",
                "/dev/pts", "/dev/shm", "/etc", "/var", "/bin", "/sbin", "/opt", "/mnt", "/boot", "/srv")) {
            if (Files.exists(Path.of(each))) {
                throw new IllegalStateException("saw " + each);
            }
        }
    }
}
