package tabuleiro.steps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import tabuleiro.Reason;

/**
 * The game of an example, as the phrases that all games share see it. The steps of each game extend this class once,
 * and define the words {@code {player}} and {@code {cell}} in it.
 *
 * <p>An example that describes a position resumes the game from it as late as possible: when a move is made or
 * something is checked. So a position from which no game can be resumed is described like any other.
 *
 * @param <G> the interface of the game
 * @param <P> its position
 */
public abstract class TestedGame<G, P> {

    /** What {@link #at} returns for an empty cell. */
    protected static final String NOTHING = "nothing";

    private final Moves moves;
    private final Positions<G, P> positions;
    private final Questions<G> questions;
    private Optional<G> game = Optional.empty();
    private Optional<P> described = Optional.empty();
    private Optional<G> first = Optional.empty();

    /**
     * How a game is resumed from a position.
     *
     * @param read     reads the position from its picture
     * @param whyNot   returns why no game can be resumed from it, or nothing if one can
     * @param resume   resumes a game from it
     * @param position returns the whole state of a game, a value that does not change any more
     */
    public record Positions<G, P>(Function<String, P> read, Function<P, ? extends Optional<? extends Reason>> whyNot,
            Function<P, G> resume, Function<G, P> position) {
    }

    /**
     * What every game answers, each in types of its own.
     *
     * @param nextToPlay returns whose turn it is
     * @param isOver     checks whether the game is over
     * @param winners    returns the players who have won
     * @param legalMoves returns the legal moves
     */
    public record Questions<G>(Function<G, ? extends Enum<?>> nextToPlay, Predicate<G> isOver,
            Function<G, ? extends Collection<? extends Enum<?>>> winners, Function<G, ? extends List<?>> legalMoves) {
    }

    /** Will test a game in which moves are made by these. */
    protected TestedGame(Moves moves, Positions<G, P> positions, Questions<G> questions) {
        this.moves = moves;
        this.positions = positions;
        this.questions = questions;
    }

    /** Starts a new game. */
    protected abstract G newGame();

    /** Draws the board, or the grid, of a position. */
    protected abstract String draw(P position);

    /** Returns in words what lies on a cell; {@link #NOTHING} if it is empty. */
    protected abstract String at(Object cell);

    /**
     * Returns every query of the game, with every argument worth asking about, by what it asks for. One that makes
     * several calls comes last, since the others are sent to a submission together.
     */
    protected abstract Map<String, Supplier<?>> queries();

    /** Returns whose turn it is. */
    public final Enum<?> nextToPlay() {
        return questions.nextToPlay().apply(game());
    }

    /** Checks whether the game is over. */
    final boolean isOver() {
        return questions.isOver().test(game());
    }

    /** Returns the players who have won. */
    final Collection<? extends Enum<?>> winners() {
        return questions.winners().apply(game());
    }

    /** Returns the legal moves. */
    final List<?> legalMoves() {
        return questions.legalMoves().apply(game());
    }

    /** Describes the position from which the game is resumed. */
    protected void describe(String picture) {
        describe(positions.read().apply(picture));
    }

    /** Describes the position from which the game is resumed. */
    public final void describe(P position) {
        described = Optional.of(position);
    }

    /** Returns the position from which the game is resumed. */
    protected P described() {
        return described.orElseThrow(() -> new IllegalStateException("The example describes no position."));
    }

    /** Plays this game from now on. */
    public final void play(G begun) {
        game = Optional.of(Objects.requireNonNull(begun, "newGame returned null"));
    }

    /** Returns the game that is being played, all its moves so far having been legal. */
    public final G game() {
        moves.mustBeAccepted();
        if (game.isEmpty()) {
            final P position = described();
            mustBeLegal(positions.whyNot().apply(position));
            play(positions.resume().apply(position));
        }
        return game.orElseThrow();
    }

    /** Fails the example if it describes a position, or a start, that is refused. */
    protected static void mustBeLegal(Optional<? extends Reason> refusal) {
        assertThat(refusal.map(Reason::words)).as("a position that is legal is not refused")
                .isEqualTo(Optional.empty());
    }

    /** Makes moves of the player whose turn it is; or the first of them, made by a careless caller. */
    public final void make(Actor actor, Supplier<Enum<?>> whoseTurn, List<Moves.Attempt> attempts) {
        if (actor.isCareless()) {
            moves.force(this::position, queriesOfTheGame(), attempts.get(0).move());
        } else {
            assertThat(Optional.of(Actor.word(whoseTurn.get()))).as("the player whose turn it is")
                    .isEqualTo(actor.player());
            make(attempts);
        }
    }

    /** Makes moves one after another, whoever's turn it is. */
    public final void make(List<Moves.Attempt> attempts) {
        moves.attempt(this::position, attempts);
    }

    /** Makes a call that breaks a precondition, without asking first. */
    public final void call(Runnable call) {
        game();
        moves.force(this::position, queriesOfTheGame(), call);
    }

    /** Starts a new game. */
    final void begin() {
        play(newGame());
    }

    /** Starts another game, and keeps the one so far for later. */
    final void beginMeanwhile() {
        first = Optional.of(game());
        begin();
    }

    /** Returns to the game that was kept. */
    final void returnToFirst() {
        moves.mustBeAccepted();
        play(first.orElseThrow(() -> new IllegalStateException("The example has no other game.")));
    }

    /** Resumes a game from the position that is described or has been reached, unless it is refused. */
    final void resume() {
        moves.attempt(this::position, List.of(resuming()));
    }

    /** Resumes such a game without asking first. */
    final void resumeCarelessly() {
        moves.force(this::position, queriesOfTheGame(), resuming().move());
    }

    private Moves.Attempt resuming() {
        final P position = position();
        return new Moves.Attempt(() -> positions.whyNot().apply(position),
                () -> play(positions.resume().apply(position)));
    }

    /** Returns the position of the game, or the described one if no game has been resumed yet. */
    private P position() {
        return game.map(positions.position()).orElseGet(this::described);
    }

    /** Draws the board as it is now. */
    public final String drawn() {
        return draw(positions.position().apply(game()));
    }

    /** Draws the board that a picture shows, as {@link #drawn()} would. */
    final String drawn(String picture) {
        return draw(positions.read().apply(picture));
    }

    /** Returns what all queries return now. */
    final Answers answers() {
        game();
        return moves.ask(queries());
    }

    /** Returns every query; none if no game has been resumed yet. */
    private Map<String, Supplier<?>> queriesOfTheGame() {
        return game.isPresent() ? queries() : Map.of();
    }
}
