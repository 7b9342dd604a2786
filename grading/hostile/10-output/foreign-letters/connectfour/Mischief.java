package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        throw new שגיאה();
    }

    static final class שגיאה extends RuntimeException {
    }
}
