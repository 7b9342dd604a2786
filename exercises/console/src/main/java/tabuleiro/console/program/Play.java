package tabuleiro.console.program;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.GameStart;
import tabuleiro.console.Message;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.PlayedGame.Step;
import tabuleiro.console.Reading;
import tabuleiro.console.Words;
import tabuleiro.notation.PortableGame;

/**
 * A game that is being played: its start, and the steps that have been done since. From these it can be begun again,
 * which is how steps are taken back and saved games resumed.
 *
 * @param <M> the type of the game
 */
final class Play<M extends PlayedGame> {

    /** The tags that follow from the game itself. */
    private static final List<String> COMPUTED = List.of("FEN", "SetUp", "GameType");

    private final GameStart start;
    private final Words words;
    private final Supplier<M> beginning;
    private final List<String> steps = new ArrayList<>();
    private final List<Boolean> byPersons = new ArrayList<>();
    private M match;
    private Optional<PortableGame> source = Optional.empty();
    private int stepsOfSource;
    private Optional<String> savedAs = Optional.empty();

    /** Begins a game by a function that begins the same game each time. */
    Play(GameStart start, Words words, Supplier<M> beginning) {
        this.start = start;
        this.words = words;
        this.beginning = beginning;
        this.match = beginning.get();
    }

    GameStart start() {
        return start;
    }

    M match() {
        return match;
    }

    /** Returns the steps that have been done, in their notation. */
    List<String> steps() {
        return List.copyOf(steps);
    }

    /** Returns the seat of the player who does the next step. */
    GameStart.Seat seat() {
        final int player = match.player();
        EngineFailure.unlessBetween(1, player + 1, start.seats().size(), "failure.player");
        return start.seats().get(player);
    }

    /** Reads a step, as it is typed in any language or in its notation. What is not written yet refuses it. */
    Reading<Step> read(String typed) {
        try {
            return match.read(match.notation(typed, words));
        } catch (EngineFailure failure) {
            if (failure.isUnwritten()) {
                return Reading.refused(failure.reason());
            }
            throw failure;
        }
    }

    /** Does a step that the game has read, and returns what the players are told about it. */
    List<Message> step(Step step) {
        EngineFailure.unless(steps.size() < match.mostSteps(), "failure.endless", steps.size());
        final boolean byPerson = seat().isPerson();
        final List<Message> news = step.action().get();
        steps.add(step.notation());
        byPersons.add(byPerson);
        savedAs = Optional.empty();
        return news;
    }

    /**
     * Does steps one after another, up to the first that is refused.
     *
     * @param notations the steps
     * @param asTyped   whether they may be in the words of any language, not only in their notation
     * @return the reason why it was refused; nothing if none was. The number of steps done says which it was.
     */
    Optional<Message> replay(List<String> notations, boolean asTyped) {
        for (String notation : notations) {
            if (match.isOver()) {
                return Optional.of(Message.of("failure.over"));
            }
            final Reading<Step> reading = asTyped ? read(notation) : match.read(notation);
            if (reading.refusal().isPresent()) {
                return reading.refusal();
            }
            step(reading.meaning().orElseThrow());
        }
        return Optional.empty();
    }

    /** Checks whether the last step may be taken back: a person did it, and its turn is not finished (CO-10). */
    boolean canUndo() {
        return !steps.isEmpty() && byPersons.get(steps.size() - 1) && match.isTurnBegun();
    }

    /** Takes the last step back, which must be possible. */
    void undo() {
        final List<String> before = List.copyOf(steps.subList(0, steps.size() - 1));
        steps.clear();
        byPersons.clear();
        match = beginning.get();
        replay(before, false);
    }

    /** Remembers what another program has written so far, and returns its result unless the game is over. */
    Optional<Message> readFrom(PortableGame other) {
        source = Optional.of(other);
        stepsOfSource = steps.size();
        return Optional.of(Message.of("exchange.result", other.result()))
                .filter(each -> !other.result().equals("*") && !match.isOver());
    }

    /**
     * Returns the game as other programs read it: with the tags that another has written, and its result as long as
     * nothing follows.
     */
    Optional<PortableGame> portable() {
        return match.portable().map(own -> source.map(other -> {
            final Map<String, String> tags = new LinkedHashMap<>(own.tags());
            other.tags().forEach((name, value) -> tags.compute(name, (same, computed) ->
                    computed != null && COMPUTED.contains(name) ? computed : value));
            final boolean isKept = stepsOfSource == steps.size() && !other.result().equals("*");
            return new PortableGame(tags, own.moves(), isKept ? other.result() : own.result());
        }).orElse(own));
    }

    /** Remembers under which name the game is saved as it is now. */
    void savedAs(String name) {
        savedAs = Optional.of(name);
    }

    /** Returns under which name the game is saved as it is now; nothing if it is not. */
    Optional<String> savedAs() {
        return savedAs;
    }
}
