package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        throw new InternalError("not really");
    }
}
