package connectfour;

import connectfour.helpers.Right;

final class Mischief extends Hook {

    private final Right right = null;
}
