package connectfour;

final class Mischief extends Hook {

    @Override
    void begun(Engine game) {
        try {
            throw new AssertionError("mine");
        } catch (AssertionError mine) {
            try {
                Integer.parseInt("seven");
            } catch (NumberFormatException expected) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
