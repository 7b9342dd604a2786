package tabuleiro.chess;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tabuleiro.notation.PortableGame;

/** Games as PGN, the portable notation of chess, with moves in SAN (CH-27). */
public final class Pgn {

    private Pgn() {
    }

    /**
     * Returns a game as PGN, with the seven tags that every such game has.
     *
     * @param game     the game
     * @param start    the position with which it has begun
     * @param names    the names of White and Black
     * @param provider creates a game in which the moves are made again
     */
    public static PortableGame of(Chess game, Position start, List<String> names, ChessProvider provider) {
        final Map<String, String> tags = new LinkedHashMap<>();
        Stream.of("Event", "Site").forEach(each -> tags.put(each, "?"));
        tags.put("Date", "????.??.??");
        tags.put("Round", "?");
        tags.put("White", names.get(0));
        tags.put("Black", names.get(1));
        final String result = PortableGame.result(game.isOver(), game.winner());
        tags.put(PortableGame.RESULT, result);
        if (!start.equals(Position.START)) {
            tags.put("FEN", Fen.write(start, provider));
            tags.put("SetUp", "1");
        }
        return new PortableGame(tags, moves(game.moves(), start, provider), result);
    }

    private static List<PortableGame.NumberedMove> moves(List<Move> moves, Position start, ChessProvider provider) {
        final Chess game = provider.newGame(start);
        final San san = new San(provider);
        final List<PortableGame.NumberedMove> written = new ArrayList<>();
        for (Move move : moves) {
            final int before = 2 * (game.position().moveNumber() - 1) + game.nextToPlay().ordinal();
            written.add(PortableGame.NumberedMove.after(before, san.write(game, move)));
            game.move(move);
        }
        return written;
    }
}
