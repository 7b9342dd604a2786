package client;

import draughts.Games;
import tabuleiro.draughts.Position;

/** A client that asks for the legal moves of a man whose captures branch. */
final class JumpTree {

    private JumpTree() {
    }

    public static void main(String[] arguments) {
        System.out.println(new Games().newGame(Position.parse("""
                8   .   .   .   .
                7 .   .   .   .
                6   .   .   b   .
                5 .   .   .   .
                4   b   b   .   .
                3 .   .   .   .
                2   .   b   .   .
                1 .   .   w   .
                  a b c d e f g h
                """)).legalMoves());
    }
}
