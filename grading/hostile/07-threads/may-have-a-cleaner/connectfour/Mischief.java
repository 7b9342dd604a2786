package connectfour;

import java.lang.ref.Cleaner;

final class Mischief extends Hook {

    private static final Cleaner CLEANER = Cleaner.create();
    private static int games;

    @Override
    void begun(Engine game) {
        CLEANER.register(game, () -> games++);
    }
}
