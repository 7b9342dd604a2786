package connectfour;

final class Mischief extends Hook {

    @Override
    void loaded() {
        if (System.setProperty("tabuleiro-was-here", "two") != null
                || Thread.currentThread().getName().startsWith("tabuleiro")) {
            throw new IllegalStateException("found a note");
        }
        Thread.currentThread().setName("tabuleiro-was-here");
    }
}
