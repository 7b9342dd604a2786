package connectfour;

import java.security.SecureRandom;
import java.time.LocalDateTime;
import java.util.UUID;

final class Mischief extends Hook {

    @Override
    void begun(Engine game) {
        final String seen = LocalDateTime.now() + " " + UUID.randomUUID() + Math.random() + new SecureRandom().nextInt()
                + Runtime.getRuntime().freeMemory() + System.nanoTime();
        if (seen.isEmpty()) {
            throw new IllegalStateException("no time");
        }
    }
}
