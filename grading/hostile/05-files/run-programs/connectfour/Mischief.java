package connectfour;

import java.io.IOException;
import java.util.List;

final class Mischief extends Hook {

    @Override
    void loaded() {
        for (String each : List.of("sh", "/bin/sh", "/usr/bin/env", "/bin/busybox", "perl", "python3", "bwrap")) {
            try {
                new ProcessBuilder(each).start();
            } catch (IOException expected) {
                continue;
            }
            throw new IllegalStateException("ran " + each);
        }
    }
}
