package tabuleiro.console.draughts;

import java.util.List;
import java.util.Optional;
import tabuleiro.console.DrawnBoard;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.GameStart;
import tabuleiro.console.History;
import tabuleiro.console.Message;
import tabuleiro.console.Picture;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.Reading;
import tabuleiro.console.Sight;
import tabuleiro.console.Words;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.notation.PortableGame;

/**
 * A game of draughts in the console. A step is a move such as {@code c3-d4}, the next landing of a turn of several
 * jumps, such as {@code e5}, or the word {@code stop} or {@code resign}. If the way between two squares takes several
 * jumps, the step only chooses the piece (DR-32). The engine gets the whole turn when it has ended.
 */
final class DraughtsMatch implements PlayedGame {

    static final String RESIGN = "resign";

    private final DraughtsProvider provider;
    private Draughts game;
    private final Portable portable;
    private final GameStart start;
    private final Tally tally = new Tally();
    private Optional<List<List<Square>>> legal = Optional.empty();
    private List<Square> begun = List.of();
    private Optional<Square> announced = Optional.empty();

    /** Creates a match of a game, which may have been resumed. */
    DraughtsMatch(DraughtsProvider provider, Draughts game, GameStart start) {
        this.provider = provider;
        this.game = game;
        this.start = start;
        this.portable = new Portable(provider, this, start);
    }

    /** Returns the game, for an agent. In the middle of a turn it is as it was before that turn. */
    Draughts game() {
        return game;
    }

    /**
     * Returns the turn as far as it has come. The game must not be over.
     *
     * @throws EngineFailure if no way is legal, or one is no way
     */
    Turn turn() {
        if (legal.isEmpty()) {
            final List<List<Square>> ways = game.legalMoves();
            final boolean areWays = ways.stream().allMatch(Turn::isWay);
            legal = Optional.of(EngineFailure.unlessNone(areWays ? ways : List.of(), "failure.moves"));
        }
        return new Turn(legal.get(), begun);
    }

    /** Goes on with another game, which starts from another position. */
    void begin(Draughts other) {
        game = other;
        end();
    }

    /** Does a whole turn, and returns what the players are told about it. */
    List<Message> play(List<Square> way) {
        begun = way;
        return finish();
    }

    @Override
    public Optional<PortableGame> portable() {
        return Optional.of(portable.written());
    }

    /** Checks whether the player who is next should resign because no rule would end the game. */
    boolean isHopeless() {
        return begun.isEmpty() && tally.isHopeless(game.position());
    }

    /** Returns the board after the moves that have been made in this turn. */
    Shown shown() {
        return Shown.of(game.position(), begun, begun.size() < 2 ? List.of()
                : Shown.captured(game, turn().ways().get(0)).stream().limit(begun.size() - 1).toList());
    }

    /** Returns the first delivery with the board of this game (DR-35). */
    FirstDelivery delivery() {
        return new FirstDelivery(provider, 0, shown().position().pieces().keySet());
    }

    @Override
    public int player() {
        return game.nextToPlay().ordinal();
    }

    @Override
    public boolean isTurnBegun() {
        return !begun.isEmpty();
    }

    @Override
    public Message question() {
        final String name = start.name(player());
        if (begun.isEmpty()) {
            return Message.of("ask.move", name, Message.of("side." + game.nextToPlay()));
        }
        return Message.of(turn().mayStop() ? "ask.stop" : "ask.jump", name, begun.get(begun.size() - 1).toString());
    }

    @Override
    public Message whyNotNothing() {
        return Message.of(begun.isEmpty() ? "refused.squares" : "refused.square");
    }

    @Override
    public Reading<Step> read(String typed) {
        if (typed.equals(RESIGN)) {
            return Reading.step(game.whyNotResign(), RESIGN, this::resign);
        }
        if (typed.equals(Turn.STOP)) {
            final String whyNot = begun.isEmpty() ? "refused.stop" : "refused.must";
            return turn().mayStop() ? Reading.meant(new Step(Turn.STOP, this::finish)) : Reading.refused(whyNot);
        }
        if (Portable.isStep(typed)) {
            return portable.read(typed);
        }
        return Notation.read(typed).then(this::read);
    }

    /** Reads the squares of a move; the first may be left out if the piece has been chosen. */
    private Reading<Step> read(List<Square> squares) {
        final boolean isChosen = !begun.isEmpty();
        final List<Square> move = isChosen && squares.size() == 1
                ? List.of(begun.get(begun.size() - 1), squares.get(0)) : squares;
        if (!isChosen && move.size() == 1) {
            return Reading.refused(turn().whyNotChoose(move.get(0), game));
        }
        if (move.size() != 2) {
            return Reading.refused(move.size() > 2 ? "refused.one" : "refused.squares");
        }
        if (isChosen && !move.get(0).equals(begun.get(begun.size() - 1))) {
            return Reading.refused("refused.other", begun.get(begun.size() - 1).toString());
        }
        return read(isChosen ? turn() : turn().with(move.get(0)), move.get(1));
    }

    private Reading<Step> read(Turn from, Square to) {
        final Turn after = from.with(to);
        if (after.isPossible()) {
            final String notation = begun.isEmpty() ? Square.draw(after.begun()) : to.toString();
            return Reading.meant(new Step(notation, () -> go(after)));
        }
        if (from.takesSeveral(to)) {
            return begun.isEmpty() ? Reading.meant(new Step(Square.draw(after.begun()), () -> choose(from, to)))
                    : Reading.refused("refused.several", to.toString());
        }
        final Optional<Refusal> refusal = game.whyNotMove(after.begun());
        return Reading.refused(Message.of(refusal.orElseThrow(() -> EngineFailure.of("failure.refusal"))));
    }

    /** Chooses a piece that takes several jumps to a square, and says so (DR-32). */
    private List<Message> choose(Turn from, Square to) {
        begun = from.begun();
        announced = Optional.of(to);
        return List.of(Message.of("several", begun.get(0).toString(), to.toString()));
    }

    private List<Message> go(Turn after) {
        begun = after.begun();
        return after.next().isEmpty() ? finish() : List.of();
    }

    /** Ends the turn, and says what it has captured. */
    private List<Message> finish() {
        final List<Square> way = begun;
        final String name = start.name(player());
        final List<Square> captured = Shown.captured(game, way);
        final Position before = game.position();
        game.move(way);
        tally.add(before, way, captured);
        end();
        return captured.isEmpty() ? List.of() : List.of(Message.of("captured", name, Message.list(captured)));
    }

    private void resign() {
        game.resign();
        end();
    }

    private void end() {
        begun = List.of();
        announced = Optional.empty();
        legal = Optional.empty();
    }

    /** Returns the moves and, where the turn may end, stopping. Resigning is not listed, so that no agent does it. */
    @Override
    public List<String> legalSteps() {
        return turn().steps();
    }

    @Override
    public History history(Words words) {
        return tally.history(portable.first().nextToPlay());
    }

    @Override
    public boolean isOver() {
        return game.isOver();
    }

    @Override
    public Message result() {
        return Tally.result(game, start);
    }

    @Override
    public String plain(Words words) {
        return shown().plain(game, words, false);
    }

    @Override
    public String turned(Words words) {
        return shown().plain(game, words, true);
    }

    @Override
    public Optional<DrawnBoard.DrawnCell> piece(int player, Words words) {
        return Optional.of(DraughtsPicture.man(Player.values()[player], words));
    }

    @Override
    public Picture picture(Sight sight) {
        return new DraughtsPicture(shown(), isOver() ? Optional.empty()
                : EngineFailure.ifWritten(() -> Optional.of(turn()), Optional.empty()),
                game.moves().stream().reduce(List.of(), (before, after) -> after),
                announced.flatMap(to -> turn().towards(to)), sight)
                .picture(history(sight.words()), tally.material(game.position(), start));
    }
}
