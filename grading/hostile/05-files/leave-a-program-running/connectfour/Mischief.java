package connectfour;

import java.io.IOException;

final class Mischief extends Hook {

    @Override
    void loaded() {
        try {
            new ProcessBuilder("/jre/bin/java", "-Xmx8m", "-XX:+UseSerialGC", "-cp", "/harness.jar:/specification.jar",
                    "tabuleiro.grading.child.ChildMain").start();
        } catch (IOException refused) {
            // Then no program is left running.
        }
    }
}
