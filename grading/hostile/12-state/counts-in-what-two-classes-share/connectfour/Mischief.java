package connectfour;

final class Mischief extends Hook {

    static final int[] ONE = {1};

    @Override
    void provided() {
        if (Other.one != ONE) {
            throw new IllegalStateException("not the first example");
        }
        Other.one = ONE.clone();
    }
}

final class Other {

    static int[] one = Mischief.ONE;
}
