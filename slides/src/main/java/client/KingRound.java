package client;

import draughts.Games;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Position;

/** A client that asks for the legal moves of a king that can go round. */
final class KingRound {

    private KingRound() {
    }

    public static void main(String[] arguments) {
        final Draughts game = new Games().newGame(Position.parse("""
                8   .   .   .   b
                7 .   .   .   .
                6   .   .   .   .
                5 .   .   .   .
                4   .   b   b   .
                3 .   W   .   .
                2   .   b   b   .
                1 .   .   .   .
                  a b c d e f g h
                rules: classic
                """));
        System.out.println(game.legalMoves());
    }
}
