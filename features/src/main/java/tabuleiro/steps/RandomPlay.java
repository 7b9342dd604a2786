package tabuleiro.steps;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import tabuleiro.Reason;

/**
 * What random games of one game consist of: how they begin, which moves are worth trying, what can be asked, and in
 * which phrases an example says all that. Whoever grades plays them on a submission and on the reference at once.
 *
 * <p>What is chosen depends on the generators, on the games that are handed in, and on what was chosen before; but what
 * is asked beside a game on its generator and the game alone.
 *
 * @param <G> the interface of the game
 * @param <P> its position
 */
public abstract class RandomPlay<G, P> {

    private static final int TWINS = 10;

    private final Table<G, P> table;

    /** Plays games of the provider of this table. */
    protected RandomPlay(Table<G, P> table) {
        this.table = table;
    }

    /**
     * A game that has just begun.
     *
     * @param given the phrases by which an example begins it
     * @param game  the game
     */
    public record Opening<G>(List<String> given, G game) {
    }

    /**
     * A move worth trying.
     *
     * @param phrase the phrase by which an example makes it
     * @param whyNot asks a game why it must not be made
     * @param move   makes it in a game
     */
    public record Trial<G>(String phrase, Function<G, Optional<? extends Reason>> whyNot, Consumer<G> move) {
    }

    /**
     * Moves from a position that games rarely reach.
     *
     * @param position the position
     * @param trials   the moves, in order; for one that is refused it is only asked why
     */
    public record Study<G, P>(P position, List<Trial<G>> trials) {
    }

    /**
     * Something that holds in a game.
     *
     * @param rule   the id of the rule that says so
     * @param phrase the phrase by which an example checks it
     */
    public record Fact(String rule, String phrase) {
    }

    /**
     * How much is played, and asked.
     *
     * @param games         how many games are played with a submission
     * @param atOnce        how many of them are played at the same time
     * @param moves         after how many moves a game is given up that has not ended
     * @param refused       about how many refused moves each game is asked at each point
     * @param withArguments how many queries with arguments are asked at each point
     * @param studies       how many other positions are studied beside each game
     */
    public record Measures(int games, int atOnce, int moves, int refused, int withArguments, int studies) {
    }

    /** Returns how much is played, and asked. */
    public abstract Measures measures();

    /** Begins a new game, with options that this generator chooses. */
    public Opening<G> begin(RandomGenerator random) {
        return new Opening<>(List.of("a new game"), table.newGame());
    }

    /** Returns a position that is rarely reached, to resume a game from; nothing if none is to be resumed now. */
    public Optional<P> rare(RandomGenerator random) {
        return Optional.empty();
    }

    /** Returns moves from a position in which something rare is decided; nothing if there is none now. */
    public Optional<Study<G, P>> study(RandomGenerator random) {
        return Optional.empty();
    }

    /** Returns for how many studies one is left out, and a move is made from the position of the game instead. */
    public int twins() {
        return TWINS;
    }

    /** Returns moves worth trying in a game: legal ones, nearly legal ones and absurd ones. */
    public abstract List<Trial<G>> trials(G known, RandomGenerator random);

    /** Returns a position that differs a little from this one, so that perhaps no game can be resumed from it. */
    public abstract P spoiled(P position, RandomGenerator random);

    /** Returns the phrases by which an example describes a position. */
    public abstract List<String> given(P position);

    /** Returns what holds in a game, the most telling first. */
    public final List<Fact> facts(G known) {
        table.play(known);
        final List<Fact> facts = new ArrayList<>();
        final List<String> winners = table.winners().stream().sorted().map(Actor::word).toList();
        facts.add(fact("winner", winners.isEmpty() ? "nobody has won" : winners.size() == 1
                ? "the %s player has won".formatted(winners.get(0))
                : "the %s players share the win".formatted(String.join(", ", winners))));
        facts.add(fact("isOver", table.isOver() ? "the game is over" : "the game is not over"));
        facts.add(fact("nextToPlay", "the %s player is next".formatted(Actor.word(table.nextToPlay()))));
        facts.add(fact("position", "the board is\n" + table.draw(table.position(known))));
        facts.addAll(more(known));
        facts.add(fact("position", "asking every query twice returns the same values and changes nothing"));
        return facts;
    }

    /** Returns what holds in a game of this kind alone. */
    protected abstract List<Fact> more(G known);

    /** Returns something that holds by the rule that says what a query returns. */
    protected final Fact fact(String query, String phrase) {
        return new Fact(rule(query), phrase);
    }

    /** Returns how many kinds of things are asked beside games: they are dealt like cards. */
    public int asides() {
        return 1;
    }

    /**
     * Returns something to ask beside a game that is not over; nothing if there is nothing of the kind.
     *
     * @param card the kind, from 0
     */
    public Optional<Aside<G>> aside(G known, int card, RandomGenerator random) {
        return Optional.empty();
    }

    /** Returns queries about a game that is over whose values must fit together; nothing if there are none. */
    public Optional<Joint<G>> atEnd(G known) {
        return Optional.empty();
    }

    /**
     * Returns the values of which a query may return any, where the rules leave that open.
     *
     * @param query the name of the query
     * @param known a game in the same position as the one that is asked
     */
    public Optional<List<?>> permitted(String query, G known) {
        return Optional.empty();
    }

    /**
     * Returns what makes values of a query alike that differ only in what the rules leave open.
     *
     * @param query the name of the query
     * @param open  whether the last move has left open what becomes of the game, or values are judged together
     */
    public Optional<UnaryOperator<Object>> levelled(String query, boolean open) {
        return Optional.empty();
    }

    /** Checks whether the rules leave open what becomes of the game after a move, so that it cannot go on. */
    public boolean isOpenAfter(String phrase) {
        return false;
    }

    /** Returns the id of the rule that says what a query returns. */
    public abstract String rule(String query);

    /** Returns the whole state of a game. */
    public final P position(G game) {
        return table.position(game);
    }

    /** Returns why no game can be resumed from a position, or nothing if one can. */
    public final Optional<? extends Reason> whyNotResume(P position) {
        return table.whyNotResume(position);
    }

    /** Resumes a game from a position. */
    public final G resume(P position) {
        return table.resume(position);
    }

    /** Checks whether a game is over. */
    public final boolean isOver(G game) {
        table.play(game);
        return table.isOver();
    }

    /**
     * Returns every query of a game, with arguments worth asking about, by what it asks for.
     *
     * @param known a game in the same position
     */
    public Map<String, Supplier<?>> queries(G game, G known) {
        table.play(game);
        return table.queries();
    }

    /** Returns the phrase by which an example names the player whose turn it is. */
    protected final String next(G known) {
        table.play(known);
        return "the " + Actor.word(table.nextToPlay()) + " player";
    }

    /** Returns one of these, each as likely as the others. */
    protected static <T> T any(List<T> some, RandomGenerator random) {
        return some.get(random.nextInt(some.size()));
    }
}
