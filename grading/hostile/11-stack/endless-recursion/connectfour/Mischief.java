package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        provided();
    }
}
