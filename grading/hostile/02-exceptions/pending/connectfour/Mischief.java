package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        throw new io.cucumber.java.PendingException();
    }
}
