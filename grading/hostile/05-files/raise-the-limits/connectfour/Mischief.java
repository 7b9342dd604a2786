package connectfour;

import java.io.IOException;

final class Mischief extends Hook {

    @Override
    void loaded() {
        if (succeeds("/prlimit", "--fsize=unlimited:unlimited", "/prlimit", "--version")
                || succeeds("/prlimit", "--nproc=9999:9999", "/prlimit", "--version")
                || succeeds("/setpriv", "--reuid", "0", "/prlimit", "--version")) {
            throw new IllegalStateException("got more");
        }
    }

    private static boolean succeeds(String... command) {
        try {
            return new ProcessBuilder(command).redirectErrorStream(true).start().waitFor() == 0;
        } catch (IOException | InterruptedException refused) {
            return false;
        }
    }
}
