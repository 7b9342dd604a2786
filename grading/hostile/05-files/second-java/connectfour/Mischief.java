package connectfour;

import java.io.IOException;
import java.util.List;

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
        for (String way : List.of("POSIX_SPAWN", "VFORK", "FORK")) {
            System.setProperty("jdk.lang.Process.launchMechanism", way);
            start("/jre/bin/java", "-version");
        }
        start("/jre/lib/jspawnhelper");
        start("/prlimit", "--nproc=1000", "/jre/bin/java", "-version");
    }
}
