package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        org.junit.jupiter.api.Assertions.assertTrue(true);
    }
}
