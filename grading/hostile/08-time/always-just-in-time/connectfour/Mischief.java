package connectfour;

final class Mischief extends Hook {

    private static int asked;
    private static long sum;

    @Override
    int choice(int right) {
        if (++asked > 50) {
            for (int i = 0; i < 400_000_000; i++) {
                sum = sum * 31 + i;
            }
        }
        return right;
    }
}
