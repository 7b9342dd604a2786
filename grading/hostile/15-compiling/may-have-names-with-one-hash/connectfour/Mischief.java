package connectfour;

final class Mischief extends Hook {

    @Override
    void loaded() {
        for (String name : new String[] {"AaAaAaAaAaAaAaAaAa", "BBBBBBBBBBBBBBBBBB"}) {
            try {
                Class.forName("connectfour." + name);
            } catch (ClassNotFoundException lost) {
                throw new IllegalStateException(lost);
            }
        }
    }
}
