package tabuleiro.draughts;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Games in PDN, the notation of the field: tags, then the moves by the numbers of their squares (DR-27). This is given
 * code: whether a move is legal is asked of the game.
 */
public final class Pdn {

    /** The value of the tag GameType, of each variant. */
    static final Map<Variant, String> GAME_TYPES =
            Map.of(Variant.CLASSIC, "28,W,8,8,N2,0", Variant.SIMPLIFIED, "99,W,8,8,N2,0");

    private Pdn() {
    }

    /**
     * Writes a game.
     *
     * @param game  with its moves
     * @param start the position in which the game was begun or resumed; its counted turns are lost
     */
    public static String write(Draughts game, Position start) {
        final String result = result(game);
        return """
                [GameType "%s"]
                [SetUp "1"]
                [FEN "%s"]
                [Result "%s"]

                %s%s
                """.formatted(GAME_TYPES.get(game.variant()), PdnFen.draw(start), result, moves(game, start), result);
    }

    private static String result(Draughts game) {
        if (!game.isOver()) {
            return "*";
        }
        return game.winner().map(player -> player == Player.WHITE ? "1-0" : "0-1").orElse("1/2-1/2");
    }

    private static String moves(Draughts game, Position start) {
        final StringBuilder text = new StringBuilder();
        final int first = start.nextToPlay() == Player.WHITE ? 0 : 1;
        for (int i = 0; i < game.moves().size(); i++) {
            final int turn = i + first;
            if (turn % 2 == 0 || i == 0) {
                text.append(turn / 2 + 1).append(turn % 2 == 0 ? ". " : "... ");
            }
            text.append(move(game.moves().get(i))).append(' ');
        }
        return text.toString();
    }

    /** Returns a way by the numbers of its squares. Moves are written with hyphens, captures with an x. */
    private static String move(List<Square> way) {
        final boolean isStep = way.size() == 2 && Math.abs(way.get(0).row() - way.get(1).row()) == 1;
        return way.stream().map(square -> String.valueOf(PdnFen.number(square)))
                .collect(Collectors.joining(isStep ? "-" : "x"));
    }

    /**
     * Reads a game and plays it. Comments, variations and glyphs are skipped. A game that the result calls lost by the
     * player who is next, though it is not over, has been resigned.
     *
     * @param provider of the game that is played
     * @throws IllegalArgumentException if the text has another form, or a move is not legal; the message says where
     */
    public static Draughts read(String text, DraughtsProvider provider) {
        return new PdnReader(text, provider).read();
    }

    /**
     * Returns the legal move that squares name: all squares of its way, or only the first and the last if there is only
     * one capture that this can mean.
     */
    static Optional<List<Square>> legal(Draughts game, List<Square> squares) {
        final List<List<Square>> ways = game.legalMoves();
        if (ways.contains(squares)) {
            return Optional.of(squares);
        }
        final List<List<Square>> meant = ways.stream().filter(way -> squares.size() == 2
                && way.get(0).equals(squares.get(0)) && way.get(way.size() - 1).equals(squares.get(1))).toList();
        final long captures = meant.stream().map(way -> game.captured(way).stream().sorted().toList())
                .distinct().count();
        return captures == 1 ? Optional.of(meant.get(0)) : Optional.empty();
    }
}
