package tabuleiro.draughts.steps;

import io.cucumber.java.ParameterType;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.steps.Moves;
import tabuleiro.steps.TestedGame;

/** The game of an example of draughts, and the words by which examples name its players, squares and ways. */
public final class TestedDraughts extends TestedGame<Draughts, Position> {

    private final DraughtsProvider provider;
    private final SetUp setUp = new SetUp();
    /** The match in which the game is played, if it is played in one. */
    private Optional<Match> match = Optional.empty();

    /** Will test a game of this provider. */
    public TestedDraughts(DraughtsProvider provider, Moves moves) {
        super(moves,
                new Positions<>(Position::parse, provider::whyNotNewGame, provider::newGame, Draughts::position),
                new Questions<>(Draughts::nextToPlay, Draughts::isOver,
                        game -> game.winner().stream().toList(), Draughts::legalMoves));
        this.provider = provider;
    }

    /** Reads a player: {@code white} or {@code black}. */
    @ParameterType("white|black")
    public Player player(String word) {
        return Player.valueOf(word.toUpperCase(Locale.ROOT));
    }

    /**
     * Reads a square, such as {@code c3}; what it holds is {@code a white man}, {@code a white king}, {@code a black
     * man} or {@code a black king}.
     */
    @ParameterType("[a-h][1-8]")
    public Square cell(String notation) {
        return Square.parse(notation);
    }

    /** Returns what the example describes before the game begins or is resumed. */
    SetUp setUp() {
        return setUp;
    }

    /** Plays the game of this match from now on. */
    void play(Match begun) {
        match = Optional.of(begun);
        play(begun.game());
    }

    /** Returns the match in which the game is played, all its moves so far having been legal. */
    Match match() {
        game();
        return match.orElseThrow(() -> new IllegalStateException("The example begins no match."));
    }

    @Override
    protected Draughts newGame() {
        return provider.newGame(setUp.variant());
    }

    @Override
    protected void describe(String picture) {
        setUp.board(picture);
    }

    @Override
    protected Position described() {
        return setUp.position();
    }

    @Override
    protected String draw(Position position) {
        return position.board();
    }

    @Override
    protected String at(Object cell) {
        return game().at((Square) cell).map(TestedDraughts::words).orElse(NOTHING);
    }

    private static String words(Piece piece) {
        return "a " + piece.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    @Override
    protected Map<String, Supplier<?>> queries() {
        final Draughts game = game();
        final Map<String, Supplier<?>> queries = new LinkedHashMap<>();
        Square.ALL.forEach(square -> queries.put("the piece on " + square, () -> game.at(square)));
        queries.put("the rules", game::variant);
        queries.put("the player who is next", game::nextToPlay);
        queries.put("the moves so far", game::moves);
        queries.put("the turns of kings", game::kingTurns);
        queries.put("the turns with these pieces", game::endgameTurns);
        queries.put("the legal moves", game::legalMoves);
        queries.put("what the first legal move captures",
                () -> game.legalMoves().stream().findFirst().map(game::captured));
        queries.put("why c3-d4 is refused", () -> game.whyNotMove(Square.parseWay("c3-d4")));
        queries.put("why the player must not resign", game::whyNotResign);
        queries.put("the game is over", game::isOver);
        queries.put("the winner", game::winner);
        queries.put("the ending", game::ending);
        queries.put("the position", game::position);
        match.ifPresent(played -> queries.putAll(queries(played)));
        return queries;
    }

    private static Map<String, Supplier<?>> queries(Match match) {
        final Map<String, Supplier<?>> queries = new LinkedHashMap<>();
        queries.put("the numbers drawn", match::drawn);
        queries.put("the side of this program", match::side);
        queries.put("the lines to send", match::linesToSend);
        queries.put("the incomplete turn", match::incompleteTurn);
        queries.put("a line is awaited", match::isWaiting);
        queries.put("why the line 2 is not accepted", () -> match.whyNotReceive("2"));
        queries.put("why this program must not play c3-d4", () -> match.whyNotMove(Square.parseWay("c3-d4")));
        queries.put("why this program must not resign", match::whyNotResign);
        queries.put("why the match must not be abandoned", () -> match.whyNotAbandon(Refusal.PEER_CLOSED));
        queries.put("the match is over", match::isOver);
        queries.put("why the match is abandoned", match::abandoned);
        return queries;
    }
}
