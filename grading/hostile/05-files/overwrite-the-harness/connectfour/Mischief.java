package connectfour;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.List;

final class Mischief extends Hook {

    @Override
    void provided() {
        for (String each : List.of("/harness.jar", "/specification.jar", "/jre/lib/modules", "/jre/bin/java",
                "/play-sandbox.jsa", "/prlimit", "/setpriv")) {
            final File file = new File(each);
            file.deleteOnExit();
            if (file.delete() || file.renameTo(new File("/tabuleiro-was-here")) || file.setWritable(true, false)) {
                throw new IllegalStateException("changed " + each);
            }
            try (RandomAccessFile opened = new RandomAccessFile(file, "rw")) {
                throw new IllegalStateException("opened " + opened);
            } catch (IOException expected) {
                // This is expected.
            }
        }
    }
}
