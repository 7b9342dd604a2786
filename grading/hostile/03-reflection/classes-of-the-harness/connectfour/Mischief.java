package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        System.out.println(tabuleiro.grading.wire.Frames.MOST_BYTES);
    }
}
