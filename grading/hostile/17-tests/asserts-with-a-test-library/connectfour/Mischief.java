package connectfour;

import org.junit.jupiter.api.Assertions;

final class Mischief extends Hook {

    @Override
    void provided() {
        Assertions.assertTrue(true);
    }
}
