package tabuleiro.chess.steps;

import io.cucumber.java.ParameterType;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tabuleiro.chess.Chess;
import tabuleiro.chess.ChessProvider;
import tabuleiro.chess.Claim;
import tabuleiro.chess.Ending;
import tabuleiro.chess.Player;
import tabuleiro.chess.Position;
import tabuleiro.chess.Square;
import tabuleiro.steps.Moves;
import tabuleiro.steps.TestedGame;

/**
 * The game of an example of chess, and the words by which examples name its players and squares. Below the board of a
 * picture stand, as far as they matter, lines such as {@code next: black}, {@code castling: KQkq},
 * {@code en passant: e6}, {@code halfmove clock: 99}, {@code move: 40}, {@code draw offered by: white},
 * {@code captured: q P}, {@code earlier:} with the first four fields of FENs, and {@code settled by: agreement}.
 */
public final class TestedChess extends TestedGame<Chess, Position> {

    private final ChessProvider provider;

    /** Will test a game of this provider. */
    public TestedChess(ChessProvider provider, Moves moves) {
        super(moves,
                new Positions<>(Position::parse, provider::whyNotNewGame, provider::newGame, Chess::position),
                new Questions<>(Chess::nextToPlay, Chess::isOver,
                        game -> game.winner().stream().toList(), Chess::legalMoves));
        this.provider = provider;
    }

    /** Reads a player: {@code white} or {@code black}. */
    @ParameterType("white|black")
    public Player player(String word) {
        return Player.valueOf(word.toUpperCase(Locale.ROOT));
    }

    /**
     * Reads a square, such as {@code e4}; what it holds is {@code a white king}, {@code a white queen}, {@code a white
     * rook}, {@code a white bishop}, {@code a white knight}, {@code a white pawn}, {@code a black king}, {@code a black
     * queen}, {@code a black rook}, {@code a black bishop}, {@code a black knight} or {@code a black pawn}.
     */
    @ParameterType("[a-h][1-8]")
    public Square cell(String notation) {
        return Square.parse(notation);
    }

    /** Starts a new game. */
    @Override
    protected Chess newGame() {
        return provider.newGame();
    }

    /** Returns how a game has ended that looks like the position of the example. */
    Optional<Ending> endingOfDescribed() {
        return provider.ending(described());
    }

    @Override
    protected String draw(Position position) {
        return position.diagram().board();
    }

    @Override
    protected String at(Object cell) {
        return game().at((Square) cell).map(piece -> "a " + piece.words()).orElse(NOTHING);
    }

    @Override
    protected Map<String, Supplier<?>> queries() {
        final Chess game = game();
        final Map<String, Supplier<?>> queries = new LinkedHashMap<>();
        Square.ALL.forEach(square -> queries.put(reaching(square),
                () -> game.reach(square).stream().sorted(Squares.IN_ORDER).toList()));
        Stream.of(Player.values()).forEach(player ->
                queries.put("what was captured by " + player, () -> game.captured(player)));
        Stream.of(Claim.values()).forEach(claim ->
                queries.put("why no draw by " + claim + " may be claimed", () -> game.whyNotClaimDraw(claim)));
        queries.put("the draws that may be claimed", game::claims);
        queries.put("the player who is next", game::nextToPlay);
        queries.put("the game is over", game::isOver);
        queries.put("the moves so far", game::moves);
        queries.put("the player to move is in check", game::isCheck);
        queries.put("the legal moves", game::legalMoves);
        queries.put("why no draw may be offered", game::whyNotOfferDraw);
        queries.put("why no draw may be accepted", game::whyNotAcceptDraw);
        queries.put("why the player must not resign", game::whyNotResign);
        queries.put("the ending", game::ending);
        queries.put("the winner", game::winner);
        queries.put("the position", game::position);
        return queries;
    }

    /** Returns what the query is called that asks what the piece on a square reaches. */
    static String reaching(Square square) {
        return "where the piece on " + square + " goes";
    }
}
