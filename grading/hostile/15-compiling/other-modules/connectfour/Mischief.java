package connectfour;

import java.util.logging.Logger;

final class Mischief extends Hook {

    private static final Logger LOGGER = Logger.getLogger("connectfour");
}
