package connectfour;

final class Mischief extends Hook {

    private static final Object[] STATE = new Object[3];

    static {
        STATE[0] = STATE;
        STATE[1] = new Object[] {STATE};
        STATE[2] = STATE[1];
    }
}
