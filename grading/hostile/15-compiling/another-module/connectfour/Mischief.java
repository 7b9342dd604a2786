package connectfour;

import java.util.logging.Logger;

final class Mischief extends Hook {

    private static final Logger LOG = Logger.getLogger("games");

    @Override
    void begun(Engine game) {
        LOG.info("a new game");
    }
}
