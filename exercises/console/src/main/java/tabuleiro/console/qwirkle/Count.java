package tabuleiro.console.qwirkle;

/** Says numbers of things. */
final class Count {

    private Count() {
    }

    /** How many points? As in {@code 1 point}. */
    static String points(int number) {
        return number + (number == 1 ? " point" : " points");
    }

    /** How many tiles? As in {@code 1 tile}. */
    static String tiles(int number) {
        return number + (number == 1 ? " tile" : " tiles");
    }
}
