package tabuleiro.console.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.chess.Chess;
import tabuleiro.chess.ChessProvider;
import tabuleiro.chess.Claim;
import tabuleiro.chess.Fen;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Pgn;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Player;
import tabuleiro.chess.Position;
import tabuleiro.chess.San;
import tabuleiro.chess.Square;
import tabuleiro.console.DrawnBoard;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.GameStart;
import tabuleiro.console.History;
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
    private final List<String> turns = new ArrayList<>();
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
        final String begun = first.map(position -> "fen " + Fen.write(position, provider)).orElse("startpos");
        return begun + (game.moves().isEmpty() ? "" : " moves") + game.moves().stream().map(move -> " " + move)
                .collect(Collectors.joining());
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
                .map(each -> Reading.step(game.whyNotMove(each), each.toString(), () -> move(each)))
                .orElseGet(() -> Reading.refused(moves.whyNot(typed)));
    }

    private void move(Move move) {
        final String san = EngineFailure.ifWritten(() -> new San(provider).write(game, move), move.toString());
        game.move(move);
        turns.add(san);
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
        return Kind.PROMOTIONS.stream().anyMatch(kind -> kind.letter() == Character.toUpperCase(letter));
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
        return new Announcements(game, start).result();
    }

    @Override
    public History history(Words words) {
        final Position begun = first.orElse(Position.START);
        return new History(turns.stream().map(san -> words.language() == Language.PT ? BriefNotation.portuguese(san)
                : san).toList(), 2, 2 * (begun.moveNumber() - 1) + begun.nextToPlay().ordinal());
    }

    private List<Move> made() {
        return EngineFailure.ifWritten(game::moves, List.of());
    }

    @Override
    public String plain(Words words) {
        return drawn(words, false);
    }

    @Override
    public String turned(Words words) {
        return drawn(words, true);
    }

    private String drawn(Words words, boolean isTurned) {
        final Stream<String> stage = Stream.of(made().isEmpty() ? "stage.first" : "stage.later")
                .filter(none -> !game.isOver()).map(words::text);
        final List<String> heading = Stream.concat(stage, new Announcements(game, start).news().stream().map(words::of))
                .toList();
        return new ChessDrawing(game.position(), display.apply(words), isTurned).toString(heading,
                captured(Player.WHITE, "captured", words), captured(Player.BLACK, "captured", words));
    }

    /** Returns the heading of the list of what a player has captured, with the material, and the pieces. */
    private ChessDrawing.Captured captured(Player captor, String key, Words words) {
        final int material = Material.material(game.position(), captor);
        return new ChessDrawing.Captured(words.of(key, start.name(captor.ordinal()), Math.max(0, material)),
                game.captured(captor), display.apply(words));
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
                Stream.of(Player.WHITE, Player.BLACK).map(player -> captured(player, "screen.captured", sight.words()))
                        .toList(), new Announcements(game, start).news().stream().map(sight.words()::of).toList(),
                history(sight.words())).picture(sight);
    }
}
