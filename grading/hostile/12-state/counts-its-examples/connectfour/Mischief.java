package connectfour;

final class Mischief extends Hook {

    private static int count;

    // tag::case[]
    @Override
    void provided() {
        if (++count > 1) {
            throw new IllegalStateException("again");
        }
    }
    // end::case[]
}
