package connectfour;

final class Mischief extends Hook {

    private static byte[] table;

    @Override
    void loaded() {
        table = new byte[100_000_000];
    }
}
