package connectfour;

import java.io.IOException;

final class Mischief extends Hook {

    private static void start(String... command) {
        try {
            new ProcessBuilder(command).start();
        } catch (IOException refused) {
            return;
        }
        throw new IllegalStateException("there is a second process");
    }

    @Override
    void begun(Engine game) {
        for (int i = 0; i < 8; i++) {
            start("/jre/bin/java", "-Xmx512m", "-cp", "/harness.jar:/specification.jar",
                    "tabuleiro.grading.child.ChildMain");
        }
    }
}
