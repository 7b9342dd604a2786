package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        if (System.setProperty("tabuleiro-was-here", "yes") != null) {
            throw new IllegalStateException("again");
        }
    }
}
