package tabuleiro.grading.play;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.grading.calls.Wording;
import tabuleiro.grading.cause.Causes;
import tabuleiro.grading.play.Moment.Fact;

/**
 * What random games of one game consist of, beyond what its interface says: what to try as a move, what the rules leave
 * open, what chance decides, and in which phrases an example says all that.
 *
 * @param <G> the interface of the game
 * @param <P> its position
 */
public abstract class RandomPlay<G, P> {

    /** In a look it stands after what groups have in common. */
    protected static final String BAR = "|";

    /** Of a larger set its size is a sign. */
    private static final int FEW = 4;

    private final Measures measures;
    private final Function<String, P> reader;
    private final Causes causes;

    /**
     * Will play.
     *
     * @param reader reads a position from its picture
     * @param causes  knows which answers are right, and which rule says so
     */
    protected RandomPlay(Measures measures, Function<String, P> reader, Causes causes) {
        this.measures = measures;
        this.reader = reader;
        this.causes = causes;
    }

    /**
     * How much is played, and asked.
     *
     * @param games     how many games are played with a submission, what is asked beside games among them
     * @param extension how many more by what is an extension of the basic game
     * @param calls     about how many calls make a game
     * @param tried     at how many points chance decides, while the games are prepared, what is near
     */
    public record Measures(int games, int extension, int calls, int tried) {
    }

    /** Returns how much is played, and asked. */
    final Measures measures() {
        return measures;
    }

    /** Reads a position from its picture. */
    final P parse(String picture) {
        return reader.apply(picture);
    }

    /** Returns a call that begins a new game, which may be refused. */
    protected NamedCall opening(Random random) {
        return NamedCall.begin();
    }

    /** Returns a position that is like none of the rule book, if there is any. */
    protected Optional<P> unlikeTheBook(Random random) {
        return Optional.empty();
    }

    /** Checks whether a position belongs to what is an extension of the basic game. */
    protected boolean isExtension(P position) {
        return false;
    }

    /** Returns how a position looks if the game is played in another direction, with other colours, and so on. */
    protected abstract List<UnaryOperator<BoardText>> symmetries();

    /** Returns calls worth trying in a game, in any order: legal ones, nearly legal ones and absurd ones. */
    final List<NamedCall> moves(G known, Random random) {
        return Chance.shuffled(NamedCall.commands(known).stream().flatMap(command -> (command.getParameterCount() == 0
                ? List.of(List.of()) : arguments(command, known, random)).stream()
                .map(arguments -> new NamedCall(command.getName(), arguments))).toList(), random);
    }

    /**
     * Returns arguments worth trying: of a command those that may be legal or not, of a query such as its contract
     * allows.
     *
     * @param method has parameters
     */
    protected abstract List<List<Object>> arguments(Method method, G known, Random random);

    /** Returns what tells a move from others that are refused for the same reason, or legal. */
    protected abstract String look(G known, NamedCall move);

    /** Returns what tells games apart: what is empty or true, then what a game answers, or how long lists are. */
    final List<String> signs(G game) {
        final List<String> signs = new ArrayList<>();
        final StringBuilder all = new StringBuilder("all" + BAR);
        for (Method query : NamedCall.queries(game)) {
            if (query.getParameterCount() == 0 && !query.isDefault() && !query.getName().matches("position|seed")) {
                final Object value = NamedCall.call(game, query, List.of());
                final Object size = value instanceof Collection<?> some ? some.size() : value;
                signs.add(query.getName() + BAR + Wording.of(query.getName().startsWith("winning")
                        || value instanceof Set<?> some && some.size() <= FEW ? value : size));
                all.append(Set.of(Optional.empty(), false, 0).contains(size));
            }
        }
        signs.add(0, all.toString());
        return signs;
    }

    /** Returns what knows which answers are right. */
    protected final Causes causes() {
        return causes;
    }

    /** Checks whether the rules leave open what becomes of the game after a move, so that it cannot go on. */
    protected boolean opens(NamedCall move) {
        return false;
    }

    /**
     * Checks whether the rules leave the order open in which a query names things.
     *
     * @param isOpen whether the last move has left open what becomes of the game
     */
    protected boolean isUnordered(String query, boolean isOpen) {
        return false;
    }

    /**
     * Returns what is asked beside games; what chance decides is among it.
     *
     * @param provider  of the reference
     * @param positions supplies positions in which a game goes on
     */
    protected List<Aside> asides(Object provider, Supplier<P> positions, Random random) {
        return List.of();
    }

    /** Returns the word for the board of the game. */
    protected String board() {
        return "board";
    }

    /** Returns the phrases by which an example begins a game. */
    protected List<String> given(NamedCall opening) {
        return List.of(opening.arguments().isEmpty() ? "a new game"
                : "the %s\n%s".formatted(board(), opening.arguments().get(0)));
    }

    /** Returns the phrase by which an example makes a move. */
    protected abstract String phrase(G known, NamedCall move);

    /** Returns what holds in a game, the most telling first. */
    final List<Fact> facts(G known) {
        final List<String> winners = NamedCall.queries(known).stream()
                .filter(query -> query.getName().matches("winners?"))
                .map(query -> NamedCall.call(known, query, List.of())).flatMap(won -> won instanceof Optional<?> player
                ? player.stream() : ((Set<?>) won).stream()).sorted().map(each -> word((Enum<?>) each)).toList();
        return Stream.of(List.of(fact("winner", won(winners)),
                fact("isOver", isOver(known) ? "the game is over" : "the game is not over"),
                fact("nextToPlay", next(known) + " is next"),
                fact("position", "the %s is\n%s".formatted(board(), picture(position(known))))), more(known),
                List.of(fact("position", "asking every query twice returns the same values and changes nothing")))
                .flatMap(List::stream).toList();
    }

    private static String won(List<String> winners) {
        if (winners.isEmpty()) {
            return "nobody has won";
        }
        return winners.size() == 1 ? "the %s player has won".formatted(winners.get(0))
                : "the %s players share the win".formatted(String.join(", ", winners));
    }

    /** Returns the picture of what lies on the board of a position. */
    protected String picture(P position) {
        return position.toString().lines().filter(line -> !line.contains(":")).collect(Collectors.joining("\n"));
    }

    /** Returns what holds in a game of this kind alone. */
    protected abstract List<Fact> more(G known);

    /** Returns what an example may check of a provider that is asked about a position, beside whether it is refused. */
    protected List<Fact> factsOf(Object provider, P position) {
        return List.of();
    }

    /** Returns something that holds by the rule that says what a query returns. */
    protected final Fact fact(String query, String phrase) {
        return new Fact(causes.about(query), phrase);
    }

    /** Returns the whole state of a game. */
    @SuppressWarnings("unchecked")
    protected final P position(G game) {
        return (P) NamedCall.ask(game, "position");
    }

    /** Checks whether a game is over. */
    protected final boolean isOver(Object game) {
        return (Boolean) NamedCall.ask(game, "isOver");
    }

    /** Returns the phrase by which an example names the player whose turn it is. */
    protected final String next(Object known) {
        return "the " + word((Enum<?>) NamedCall.ask(known, "nextToPlay")) + " player";
    }

    /** Returns the word for a constant. */
    protected static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
