package client;

import tabuleiro.connectfour.Position;

/** Reads a picture with a character that stands for nothing. */
final class BadPicture {

    private BadPicture() {
    }

    public static void main(String[] arguments) {
        // tag::program[]
        final Position position = Position.parse("""
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . 3 . . .
                . . . 1 . . .
                """);
        System.out.println(position);
        // end::program[]
    }
}
