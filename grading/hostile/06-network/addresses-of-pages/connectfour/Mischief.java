package connectfour;

import java.io.IOException;
import java.net.URL;
import java.util.List;

final class Mischief extends Hook {

    @Override
    void loaded() {
        for (String each : List.of("http://1.1.1.1/", "https://1.1.1.1/", "ftp://1.1.1.1/x", "file:///etc/passwd",
                "jar:http://1.1.1.1/x.jar!/x", "jar:file:/etc/x.jar!/x")) {
            try {
                new URL(each).openStream();
            } catch (IOException expected) {
                continue;
            }
            throw new IllegalStateException("read " + each);
        }
    }
}
