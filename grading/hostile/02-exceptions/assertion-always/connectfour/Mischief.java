package connectfour;

final class Mischief extends Hook {

    // tag::case[]
    @Override
    void provided() {
        throw new AssertionError("always");
    }
    // end::case[]
}
