package connectfour;

final class Mischief extends Hook {

    private static final int[] TABLE = new int[200_000];

    static {
        long number = 1;
        for (int round = 0; round < 400; round++) {
            for (int i = 0; i < TABLE.length; i++) {
                number = number * 6364136223846793005L + 1442695040888963407L;
                TABLE[i] ^= (int) (number >>> 33);
            }
        }
    }

    @Override
    void begun(Engine game) {
        if (TABLE[0] == TABLE[1]) {
            throw new IllegalStateException("the table is empty");
        }
    }
}
