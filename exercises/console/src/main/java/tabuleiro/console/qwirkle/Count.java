package tabuleiro.console.qwirkle;

/** Writes numbers of points and tiles. */
final class Count {

    private Count() {
    }

    /** Writes a number of points, as in {@code 1 point}. */
    static String points(int number) {
        return number + (number == 1 ? " point" : " points");
    }

    /** Writes a number of tiles, as in {@code 1 tile}. */
    static String tiles(int number) {
        return number + (number == 1 ? " tile" : " tiles");
    }
}
