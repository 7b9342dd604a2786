package connectfour;

final class Mischief extends Hook {

    static final int[] TABLE = {MANY};
}
