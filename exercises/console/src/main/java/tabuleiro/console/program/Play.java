package tabuleiro.console.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.console.Chooser;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.GameStart;
import tabuleiro.console.Message;
import tabuleiro.console.Opponent;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.PlayedGame.Step;
import tabuleiro.console.Reading;
import tabuleiro.console.Words;
import tabuleiro.notation.PortableGame;

/**
 * A game that is being played: its start, and the steps that have been done since. From these it can be begun again,
 * which is how steps and turns are taken back and saved games resumed. A game that has been loaded can be looked at:
 * then some of its steps may lie ahead.
 *
 * @param <M> the type of the game
 */
final class Play<M extends PlayedGame> {

    private final GameStart start;
    private final Words words;
    private final Beginning<M> beginning;
    private final List<String> steps = new ArrayList<>();
    private final List<Boolean> byPersons = new ArrayList<>();
    /** After how many steps each turn has ended. */
    private final List<Integer> ends = new ArrayList<>();
    private List<String> ahead = List.of();
    private M match;
    private List<Optional<Chooser<M>>> choosers;
    /** Whether the agents have not yet chosen what they have done, so that their chance would be another. */
    private boolean areBehind;
    private boolean isLookedAt;
    private Optional<Source> source = Optional.empty();
    private Optional<String> savedAs = Optional.empty();

    /** Begins a game. */
    Play(GameStart start, Words words, Beginning<M> beginning) {
        this.start = start;
        this.words = words;
        this.beginning = beginning;
        begin();
    }

    private void begin() {
        steps.clear();
        byPersons.clear();
        ends.clear();
        match = beginning.match().get();
        choosers = IntStream.range(0, start.seats().size()).mapToObj(beginning.chooser()).toList();
    }

    GameStart start() {
        return start;
    }

    M match() {
        return match;
    }

    /** Returns all steps in their notation, those that lie ahead among them. */
    List<String> steps() {
        return Stream.concat(steps.stream(), ahead.stream()).toList();
    }

    /** Returns the seat of the player who does the next step. */
    GameStart.Seat seat() {
        final int player = match.player();
        EngineFailure.unlessBetween(1, player + 1, start.seats().size(), "failure.player");
        return start.seats().get(player);
    }

    /** Returns the agents and other programs that play. */
    Stream<Chooser<M>> choosers() {
        return choosers.stream().flatMap(Optional::stream);
    }

    /** Returns who does the next step; nothing if a person does, or if the game is over. */
    Optional<Chooser<M>> chooser() {
        return match.isOver() ? Optional.empty() : choosers.get(start.seats().indexOf(seat()));
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

    /** Returns the step that is chosen by the player who is next and no person, after agents have caught up. */
    Step chosen() {
        if (areBehind) {
            redo(true, done(), agent -> agent.choose(match));
            areBehind = false;
        }
        return chosen(chooser().orElseThrow(), seat().name());
    }

    /** Returns the step that this player chooses, whom messages call by this name. */
    Step chosen(Chooser<M> chooser, String name) {
        final String choice = chooser.choose(match);
        final Reading<Step> reading = read(choice);
        return reading.meaning().orElseThrow(() ->
                EngineFailure.of("failure.choice", name, choice, reading.refusal().orElseThrow()));
    }

    /** Returns what the strongest agent would say about the game. */
    Advice<M> advice() {
        return new Advice<>(this, words, beginning.agents());
    }

    /**
     * Does a step that the game has read, from which play goes on: nothing lies ahead any more. Returns what the
     * players are told about it.
     */
    List<Message> step(Step step) {
        ahead = List.of();
        isLookedAt = isLookedAt && !seat().isPerson();
        savedAs = Optional.empty();
        return done(step);
    }

    private List<Message> done(Step step) {
        EngineFailure.unless(steps.size() < match.mostSteps(), "failure.endless", steps.size());
        final boolean byPerson = seat().isPerson();
        final List<Message> news = step.action().get();
        steps.add(step.notation());
        byPersons.add(byPerson);
        if (match.history(words).turns().size() > ends.size()) {
            ends.add(steps.size());
        }
        return news;
    }

    /**
     * Does steps one after another, up to the first that is refused. Agents do not follow them yet.
     *
     * @param notations the steps
     * @param asTyped   whether they may be in the words of any language, not only in their notation
     * @return the reason why it was refused; nothing if none was. The number of steps done says which it was.
     */
    Optional<Message> replay(List<String> notations, boolean asTyped) {
        areBehind = true;
        return replay(notations, asTyped, agent -> { });
    }

    private Optional<Message> replay(List<String> notations, boolean asTyped, Consumer<Chooser<M>> agents) {
        for (String notation : notations) {
            if (match.isOver()) {
                return Optional.of(Message.of("failure.over"));
            }
            final Reading<Step> reading = asTyped ? read(notation) : match.read(notation);
            if (reading.refusal().isPresent()) {
                return reading.refusal();
            }
            chooser().filter(chooser -> !(chooser instanceof Opponent)).ifPresent(agents);
            done(reading.meaning().orElseThrow());
        }
        return Optional.empty();
    }

    /** Returns how many steps have been done. */
    int done() {
        return steps.size();
    }

    /** Returns for each step whether a person has done it. */
    List<Boolean> byPersons() {
        return List.copyOf(byPersons);
    }

    /** Returns after how many steps each turn has ended. */
    List<Integer> ends() {
        return List.copyOf(ends);
    }

    /** Goes to the position after so many steps, at most as many as there are. Those that follow lie ahead. */
    void goTo(int number) {
        areBehind = true;
        redo(number < done(), number, agent -> { });
    }

    /** Goes on from the beginning or from here. Whatever happens, no step is lost. */
    private void redo(boolean isAnew, int number, Consumer<Chooser<M>> agents) {
        final List<String> all = steps();
        if (isAnew) {
            begin();
        }
        try {
            replay(all.subList(done(), number), false, agents);
        } finally {
            ahead = all.subList(done(), all.size());
        }
    }

    /** Takes back the steps after so many. */
    void takeBack(int number) {
        goTo(number);
        ahead = List.of();
        savedAs = Optional.empty();
    }

    /** Lets the players look at the game until they play on, or until it goes on from where they are. */
    void lookAt(boolean isNow) {
        isLookedAt = isNow;
    }

    /** Checks whether the game has been loaded and no person has played since (CO-21). */
    boolean isLookedAt() {
        return isLookedAt;
    }

    /** Remembers what another program has written so far, and returns its result unless the game is over. */
    Optional<Message> readFrom(PortableGame other) {
        source = Optional.of(new Source(other, done()));
        return source.flatMap(Source::result).filter(none -> !match.isOver());
    }

    /** Returns the game, to its end, as other programs read it. */
    Optional<PortableGame> portable() {
        final int shown = done();
        goTo(steps().size());
        final Optional<PortableGame> own = match.portable();
        goTo(shown);
        return own.map(game -> source.map(other -> other.of(game, steps().size())).orElse(game));
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
