package tabuleiro.console.qwirkle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.GameStart;
import tabuleiro.console.History;
import tabuleiro.console.Message;
import tabuleiro.console.Picture;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.Reading;
import tabuleiro.console.Sight;
import tabuleiro.console.Words;
import tabuleiro.console.program.Numbers;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Tile;

/** A game of Qwirkle in the console. A step is a tile that is played, a trade, or the end of a turn (QW-32). */
final class QwirkleMatch implements PlayedGame {

    private static final int WORDS_AFTER_PLAY = 3;
    private static final int MOST_STEPS = 10_000;

    private final Qwirkle game;
    private final GameStart start;
    private final List<String> turns = new ArrayList<>();
    /** What has been done in this turn. */
    private final List<String> begun = new ArrayList<>();
    private Position position;
    private List<Cell> last = List.of();
    private Optional<List<Placement>> moves = Optional.empty();
    private int turnPoints;
    private int passes;

    /** Creates a match of a game, in which tiles may have been played already. */
    QwirkleMatch(Qwirkle game, GameStart start) {
        this.game = game;
        this.start = start;
        look();
    }

    /** Returns the position, the hands and the bag among it. */
    Position position() {
        return position;
    }

    @Override
    public int player() {
        return position.nextToPlay().ordinal();
    }

    int turnPoints() {
        return turnPoints;
    }

    /** Returns where the tiles of this turn lie; before the first, those that were played last. */
    List<Cell> last() {
        return isTurnBegun() ? position.turn() : last;
    }

    @Override
    public Message question() {
        final List<Message> forms = possible().stream().map(verb -> Message.of("form." + verb)).toList();
        return Message.of("ask.step", start.name(player()), forms.isEmpty() ? Message.of("list.none")
                : Message.list("list.or", forms));
    }

    /**
     * Returns what can be done. Playing counts as possible even if there is no cell for any tile. The engine is asked
     * only what is necessary, so that an unfinished engine can be played, too.
     */
    List<String> possible() {
        final List<Tile> hand = Scores.hand(position);
        final boolean isFilled = !position.bag().isEmpty();
        final boolean canPass = EngineFailure.ifWritten(() -> whyNotPass().isEmpty(), false);
        return Notation.VERBS.stream().filter(verb -> switch (verb) {
            case Notation.PLAY -> !hand.isEmpty() || isFilled && position.options().contains(Option.CHEATING);
            case Notation.TRADE -> !hand.isEmpty() && isFilled && canPass && !isTurnBegun();
            default -> canPass;
        }).toList();
    }

    private Optional<Refusal> whyNotPass() {
        return isTurnBegun() ? game.whyNotEndTurn() : game.whyNotPass();
    }

    @Override
    public Reading<Step> read(String typed) {
        final List<String> words = Notation.typed(typed);
        final List<String> rest = words.subList(1, words.size());
        return switch (words.get(0)) {
            case Notation.PLAY -> play(rest);
            case Notation.TRADE -> trade(rest);
            case Notation.PASS -> pass(rest);
            default -> Reading.refused("refused.step");
        };
    }

    private Reading<Step> play(List<String> rest) {
        final Optional<Tile> tile = rest.stream().findFirst().flatMap(Notation::tile);
        if (rest.size() != WORDS_AFTER_PLAY) {
            return Reading.refused(tile.filter(each -> rest.size() == 1 && !fits(each))
                    .map(each -> Message.of("refused.nowhere", each.toString())).orElse(Message.of("refused.play")));
        }
        if (tile.isEmpty()) {
            return Reading.refused("refused.tile");
        }
        final Optional<Integer> row = Numbers.readInt(rest.get(1)).meaning();
        final Optional<Integer> column = Numbers.readInt(rest.get(2)).meaning();
        return row.isEmpty() || column.isEmpty() ? Reading.refused("refused.place")
                : play(tile.get(), row.get(), column.get());
    }

    /** Checks whether there is a cell for a tile. */
    boolean fits(Tile tile) {
        return moves().stream().anyMatch(placement -> placement.tile().equals(tile));
    }

    private Reading<Step> play(Tile tile, int row, int column) {
        final Optional<Refusal> refusal = row < 0 || column < 0 ? Optional.of(Refusal.NO_SUCH_CELL)
                : game.whyNotPlay(tile, new Cell(row, column));
        return refusal.map(reason -> Reading.<Step>refused("refused.invalid", Message.of(reason)))
                .orElseGet(() -> Reading.meant(new Step(Notation.of(new Placement(tile, new Cell(row, column))),
                        () -> done(tile, new Cell(row, column)))));
    }

    private List<Message> done(Tile tile, Cell cell) {
        game.play(tile, cell);
        begun.add(tile + "(" + cell.row() + "," + cell.column() + ")");
        look();
        passes = 0;
        return Scores.isQwirkle(position) ? List.of(Message.of("qwirkle")) : List.of();
    }

    private Reading<Step> trade(List<String> rest) {
        final List<Tile> tiles = rest.stream().map(Notation::tile).flatMap(Optional::stream).toList();
        return tiles.size() < rest.size() ? Reading.refused("refused.tile")
                : Reading.step(game.whyNotTrade(tiles), Notation.of(tiles),
                () -> ended(() -> game.trade(tiles), Notation.of(tiles), Message.of("traded", Notation.words(tiles))));
    }

    private Reading<Step> pass(List<String> rest) {
        if (!rest.isEmpty()) {
            return Reading.refused("refused.rest");
        }
        return Reading.step(whyNotPass(), Notation.PASS,
                () -> ended(isTurnBegun() ? game::endTurn : game::pass, Notation.PASS));
    }

    /** Ends the turn, and returns what the players are told: something first, then the points (QW-34). */
    private List<Message> ended(Runnable command, String step, Message... first) {
        final int player = player();
        final int before = position.points().get(player);
        last = last();
        passes = position.bag().isEmpty() && !isTurnBegun() ? passes + 1 : 0;
        command.run();
        look();
        turns.add(begun.isEmpty() ? step : String.join(", ", begun));
        begun.clear();
        final List<Message> news = new ArrayList<>(List.of(first));
        final int after = position.points().get(player);
        news.add(Message.of("scored", start.name(player), Message.of("points", after - before),
                Message.of("points", after)));
        return news;
    }

    private void look() {
        position = Checked.position(game);
        turnPoints = isTurnBegun() ? game.turnPoints() : 0;
        moves = Optional.empty();
    }

    /** Returns the tiles that may be played, and where. */
    List<Placement> moves() {
        moves = moves.or(() -> Optional.of(EngineFailure.ifWritten(game::legalMoves, List.of())));
        return moves.get();
    }

    /** Returns the tiles that may be played and where; of all trades only that of as many tiles as the bag allows. */
    @Override
    public List<String> legalSteps() {
        final List<Tile> hand = Scores.hand(position);
        final List<Tile> most = hand.subList(0, Math.min(hand.size(), position.bag().size()));
        return Stream.of(moves().stream().map(Notation::of),
                Stream.of(most).filter(tiles -> possible().contains(Notation.TRADE)).map(Notation::of),
                Stream.of(Notation.PASS).filter(possible()::contains)).flatMap(parts -> parts).toList();
    }

    @Override
    public History history(Words words) {
        return new History(turns.stream().map(words::typed).toList(), start.seats().size(), 0);
    }

    @Override
    public boolean isTurnBegun() {
        return !position.turn().isEmpty();
    }

    @Override
    public boolean isPrivate() {
        return !isOver();
    }

    /** Checks whether the game is over, or the bag is empty and all players have passed one after another (QW-35). */
    @Override
    public boolean isOver() {
        return game.isOver() || passes >= start.seats().size();
    }

    @Override
    public Message result() {
        final List<Player> winners = game.isOver() ? game.winners().stream().sorted().toList()
                : Scores.best(position);
        EngineFailure.unless(!winners.isEmpty() && winners.stream().allMatch(
                player -> player.ordinal() < start.seats().size()), "failure.winner");
        return Scores.result(position, start, winners);
    }

    @Override
    public boolean isDrawnAlways() {
        return true;
    }

    /** Draws the board and, before a person's turn, the tiles of this person (QW-31). */
    @Override
    public String plain(Words words) {
        return new QwirkleDrawing(position.board()) + (isOver() || !start.seats().get(player()).isPerson() ? ""
                : "\n" + words.of(Scores.holds(position, start.name(player()), turnPoints)));
    }

    @Override
    public Picture picture(Sight sight) {
        return new QwirklePicture(this, start, sight).picture();
    }

    /** Returns a number that no game with agents reaches, since agents play or trade tiles while they can. */
    @Override
    public int mostSteps() {
        return start.seats().stream().allMatch(GameStart.Seat::isPerson) ? Integer.MAX_VALUE : MOST_STEPS;
    }
}
