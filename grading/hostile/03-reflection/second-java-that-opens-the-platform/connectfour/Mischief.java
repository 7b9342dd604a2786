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
    void loaded() {
        start("/jre/bin/java", "--add-opens=java.base/jdk.internal.misc=ALL-UNNAMED",
                "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED", "-cp", "/harness.jar:/specification.jar",
                "tabuleiro.grading.child.ChildMain");
    }
}
