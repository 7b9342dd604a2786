package connectfour;

import java.util.HashSet;
import java.util.Set;

final class Mischief extends Hook {

    @Override
    void provided() {
        final Set<String> seen = new HashSet<>(System.getenv().keySet());
        seen.removeAll(Set.of("PWD", "LD_LIBRARY_PATH", "OLDPWD", "SHLVL", "_"));
        if (!seen.isEmpty() || ProcessHandle.current().info().commandLine().isPresent()) {
            throw new IllegalStateException("environment " + seen);
        }
    }
}
