package connectfour;

final class Mischief extends Hook {

    private static int games;

    @Override
    void begun(Engine game) {
        games++;
    }

    @Override
    int choice(int right) {
        return games > 2 ? 0 : right;
    }
}
