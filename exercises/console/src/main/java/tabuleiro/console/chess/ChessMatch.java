package tabuleiro.console.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import tabuleiro.chess.Chess;
import tabuleiro.chess.ChessProvider;
import tabuleiro.chess.Claim;
import tabuleiro.chess.Ending;
import tabuleiro.chess.Fen;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Pgn;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Player;
import tabuleiro.chess.Position;
import tabuleiro.chess.Square;
import tabuleiro.console.DrawnBoard;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.GameStart;
import tabuleiro.console.Ink;
import tabuleiro.console.Language;
import tabuleiro.console.Message;
import tabuleiro.console.Picture;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.Reading;
import tabuleiro.console.Sight;
import tabuleiro.console.Words;
import tabuleiro.notation.NotationException;
import tabuleiro.notation.PortableGame;

/**
 * A game of chess in the console. The notation of a step is that of a move in UCI, such as {@code e2e4}, or
 * {@code resign} or {@code draw}; a game may begin with a position in FEN.
 */
final class ChessMatch implements PlayedGame {

    private static final String RESIGN = "resign";
    private static final String DRAW = "draw";
    private static final String FEN = "FEN ";

    private final ChessProvider provider;
    private Chess game;
    private Optional<Position> first = Optional.empty();
    private final GameStart start;
    private final Function<Words, Display> display;

    /** Begins a match, in which the first player is White. A function returns the display that is chosen now. */
    ChessMatch(ChessProvider provider, GameStart start, Function<Words, Display> display) {
        this.provider = provider;
        this.game = provider.newGame();
        this.start = start;
        this.display = display;
    }

    /** Returns the game, for an agent. */
    Chess game() {
        return game;
    }

    /** Returns the game as UCI writes it: the position with which it has begun, and the moves since. */
    String uci() {
        final String begun = first.map(each -> "fen " + Fen.write(each, provider)).orElse("startpos");
        return game.moves().stream().map(move -> " " + move).collect(Collectors.joining("", begun
                + (game.moves().isEmpty() ? "" : " moves"), ""));
    }

    /**
     * Returns the legal moves; none after the end.
     *
     * @throws EngineFailure if there are none, although the game is not over
     */
    List<Move> moves() {
        return game.isOver() ? List.of() : EngineFailure.unlessNone(game.legalMoves(), "failure.moves");
    }

    @Override
    public int player() {
        return game.nextToPlay().ordinal();
    }

    private String name(Player player) {
        return start.name(player.ordinal());
    }

    @Override
    public Message question() {
        return Message.of("ask.move");
    }

    @Override
    public Message whyNotNothing() {
        return Message.of("refused.move");
    }

    @Override
    public Reading<Step> read(String typed) {
        if (typed.equals(RESIGN)) {
            return Reading.step(game.whyNotResign(), RESIGN, game::resign);
        }
        if (typed.equals(DRAW)) {
            return readDraw();
        }
        if (typed.regionMatches(true, 0, FEN, 0, FEN.length())) {
            return readStart(FoundFen.completed(typed.substring(FEN.length()).strip()));
        }
        final TypedMove moves = new TypedMove(provider, game);
        return moves.read(typed)
                .map(each -> Reading.step(game.whyNotMove(each), each.toString(), () -> game.move(each)))
                .orElseGet(() -> Reading.refused(moves.whyNot(typed)));
    }

    /** Reads another position to begin with than the opening, before anything has been done (CH-36). */
    private Reading<Step> readStart(String fen) {
        if (!game.moves().isEmpty() || !game.position().equals(Position.START)) {
            return Reading.refused("refused.begun");
        }
        if (FoundFen.isOfChess960(fen)) {
            return Reading.refused("exchange.kind", "Chess960");
        }
        try {
            final Position position = Fen.read(fen);
            return Reading.step(provider.whyNotNewGame(position), FEN + fen, () -> begin(position));
        } catch (NotationException malformed) {
            return Reading.refused("refused.fen", malformed.column());
        }
    }

    private void begin(Position position) {
        game = provider.newGame(position);
        first = Optional.of(position);
    }

    /** Accepts a draw if one was offered, else claims one if that is possible, else offers one (CH-39). */
    private Reading<Step> readDraw() {
        if (game.whyNotAcceptDraw().isEmpty()) {
            return Reading.step(DRAW, game::acceptDraw);
        }
        final Optional<Claim> claim = game.claims().stream().findFirst();
        return claim.map(each -> Reading.step(DRAW, () -> game.claimDraw(each)))
                .orElseGet(() -> Reading.step(game.whyNotOfferDraw(), DRAW, game::offerDraw));
    }

    @Override
    public List<String> legalSteps() {
        return moves().stream().map(Move::toString).toList();
    }

    @Override
    public String typed(String notation, Words words) {
        return isMove(notation) ? display.apply(words).write(Move.parse(notation)) : words.typed(notation);
    }

    @Override
    public String notation(String typed, Words words) {
        return words.notation(words.language() == Language.PT ? BriefNotation.international(typed) : typed);
    }

    @Override
    public Optional<DrawnBoard.DrawnCell> piece(int player, Words words) {
        return Optional.of(DrawnBoard.DrawnCell.on(Ink.DARK).with(Optional.of(
                display.apply(words).sign(Piece.of(Player.values()[player], Kind.KING)))));
    }

    @Override
    public boolean isLetter(char letter) {
        return Kind.PROMOTIONS.stream().anyMatch(each -> each.letter() == Character.toUpperCase(letter));
    }

    private static boolean isMove(String notation) {
        return !notation.startsWith(FEN) && !List.of(DRAW, RESIGN).contains(notation);
    }

    /** Returns the line for a step in the file in which a game is paused (CH-36). */
    static String line(String notation) {
        return isMove(notation) ? BriefNotation.write(Move.parse(notation))
                : notation.equals(DRAW) ? "EMPATE" : notation.equals(RESIGN) ? "RENDER" : notation;
    }

    @Override
    public boolean isOver() {
        return game.isOver();
    }

    @Override
    public Message result() {
        final Ending ending = game.ending().orElseThrow(() -> EngineFailure.of("failure.ending"));
        if (!ending.isWin()) {
            return Message.of("ending." + ending.name());
        }
        final Player winner = game.winner().orElseThrow(() -> EngineFailure.of("failure.winner"));
        return Message.of("ending." + ending.name(), name(winner), name(winner.opponent()));
    }

    /** Returns what the player to move must know, the most general first (CH-35); nothing after the end. */
    private List<Message> news() {
        final List<Message> news = new ArrayList<>();
        if (!game.isOver()) {
            final Player next = game.nextToPlay();
            final Optional<Player> offer = game.position().drawOffer();
            news.add(Message.of("turn", name(next)));
            if (game.isCheck()) {
                news.add(Message.of("check", name(next)));
            }
            offer.ifPresent(player -> news.add(Message.of(player == next ? "offered" : "offers", name(player))));
            EngineFailure.ifWritten(game::claims, List.<Claim>of())
                    .forEach(claim -> news.add(Message.of("claim." + claim.name())));
        }
        return news;
    }

    private List<Move> made() {
        return EngineFailure.ifWritten(game::moves, List.of());
    }

    @Override
    public String plain(Words words) {
        final List<String> heading = new ArrayList<>();
        if (!game.isOver()) {
            heading.add(words.of(made().isEmpty() ? "stage.first" : "stage.later"));
        }
        news().stream().map(words::of).forEach(heading::add);
        return new ChessDrawing(game.position(), display.apply(words)).toString(heading, captured(Player.WHITE, words),
                captured(Player.BLACK, words));
    }

    /** Returns the heading of the list of what a player has captured, and the pieces. */
    private ChessDrawing.Captured captured(Player captor, Words words) {
        final List<Piece> pieces = game.captured(captor);
        return new ChessDrawing.Captured(words.of("captured", name(captor)), pieces, display.apply(words));
    }

    @Override
    public Optional<PortableGame> portable() {
        return Optional.of(Pgn.of(game, first.orElse(Position.START), start.names(), provider));
    }

    @Override
    public Picture picture(Sight sight) {
        final Position position = game.position();
        final List<Square> check = game.isCheck()
                ? position.diagram().squaresOf(Piece.of(game.nextToPlay(), Kind.KING)) : List.of();
        return new ChessPicture(position, new ChessPicture.Marks(EngineFailure.ifWritten(this::moves, List.of()), check,
                made().stream().reduce((before, after) -> after)), display.apply(sight.words()),
                List.of(captured(Player.WHITE, sight.words()), captured(Player.BLACK, sight.words())),
                news().stream().map(sight.words()::of).toList()).picture(sight);
    }
}
