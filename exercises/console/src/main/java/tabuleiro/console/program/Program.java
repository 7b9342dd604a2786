package tabuleiro.console.program;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import tabuleiro.console.Chooser;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.Game;
import tabuleiro.console.GameStart;
import tabuleiro.console.Language;
import tabuleiro.console.Message;
import tabuleiro.console.Opponent;
import tabuleiro.console.OpponentFailure;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.Words;

/**
 * The program that plays a game: the menu, one game after another, and whatever ends them early.
 *
 * @param <P> the type of the provider
 * @param <M> the type of the game
 */
public final class Program<P, M extends PlayedGame> {

    /** The status of a program that did what it was asked to do. */
    public static final int NORMAL = 0;

    /** The status of a program whose engine failed. */
    public static final int FAILED = 1;

    /** The status of a program that was started with options it does not understand. */
    public static final int MISUSED = 2;

    /**
     * What the program takes from the machine on which it runs.
     *
     * @param language   the language of the system
     * @param freshSeed  supplies a seed when chance is to be fresh
     * @param engineTime how long an engine may take to answer a call
     */
    public record Surroundings(Language language, LongSupplier freshSeed, Duration engineTime) {
    }

    private final Game<P, M> game;
    private final Guard guard;
    private final P provider;
    private final Outside<P, M> outside;
    private final Options options;
    private final View view;
    private final Surroundings surroundings;
    private final Words words;
    private final Saves saves;
    private final CurrentGame current;
    private final SharedCommands shared;
    private final Dialogue dialogue;
    private int games;

    /**
     * Creates the program.
     *
     * @param game         the game
     * @param provider     creates engines; it need not be trusted
     * @param options      the options, which must be understood
     * @param view         what the players see
     * @param surroundings what the program takes from the machine
     */
    public Program(Game<P, M> game, P provider, Options options, View view, Surroundings surroundings) {
        this.game = game;
        this.guard = new Guard(surroundings.engineTime());
        this.provider = guard.wrap(game.provider(), provider);
        this.options = options;
        this.view = view;
        this.surroundings = surroundings;
        this.words = new Words(game, options.language(surroundings.language()));
        this.outside = Outside.of(game, options, words);
        this.saves = new Saves(options.saves(), game, words);
        this.current = new CurrentGame(view, words, saves);
        this.shared = new SharedCommands(game, words, view, saves, current);
        this.dialogue = shared.dialogue();
    }

    /** Runs the program until the players leave it, and returns its status. */
    public int run() {
        try (CurrentGame opened = current.opened()) {
            view.say(words.of("title", words.word("command.help")));
            go();
            return NORMAL;
        } catch (EngineFailure failure) {
            return current.fail(failure);
        } catch (RuntimeException | StackOverflowError | AssertionError unforeseen) {
            return current.fail(Guard.failure(game.name(), unforeseen));
        } finally {
            view.close();
        }
    }

    private void go() {
        Runnable next = options.players().isEmpty() ? this::choose : this::playNew;
        boolean goesOn = true;
        while (goesOn) {
            try {
                next.run();
                next = this::choose;
            } catch (Interruption wish) {
                goesOn = !wish.kind().endsProgram();
                current.leave(wish.kind());
                next = wish.next().<Runnable>map(saved -> () -> resume(saved)).orElse(
                        wish.kind() == Interruption.Kind.PRACTICE ? this::practise : this::choose);
            } catch (OpponentFailure failure) {
                current.leave(failure);
                next = this::choose;
            } finally {
                outside.close();
            }
        }
    }

    private Agreement agreement() {
        return new Agreement(game, words, dialogue, shared, outside.seat());
    }

    private void choose() {
        switch (dialogue.ask(new Menu(words).question())) {
            case "new" -> playNew();
            case "load" -> Optional.of(saves).filter(Saves::isChoice).flatMap(each -> dialogue.ask(each.which()))
                    .ifPresentOrElse(this::resume, () -> saves.pauseFile().ifPresent(this::resume));
            case "practice" -> practise();
            case "rules" -> shared.find(words.word("command.rules"), false).flatMap(shared::carryOut)
                    .ifPresent(reason -> dialogue.say(Message.of("refused", reason)));
            default -> throw Interruption.quit();
        }
    }

    /** Lets a person try what the game has besides whole games. It is no game: nothing of it is kept. */
    private void practise() {
        final GameStart start = new GameStart(List.of(new GameStart.Seat(words.word("menu.practice"),
                Optional.empty())), Map.of(), nextSeed());
        final Play<PlayedGame> play = new Play<>(start, words, new Beginning<>(
                () -> game.practice(provider, start).orElseThrow(), none -> Optional.empty(),
                List.of(() -> Chooser.random(0))));
        turns(play).run();
        view.show(Optional.empty());
    }

    private void playNew() {
        final Agreement agreement = agreement();
        Optional<GameStart> agreed = Optional.of(agreement.asked(options, nextSeed()));
        while (agreed.isPresent()) {
            play(begin(game.seat(outside.met(provider, agreed.get(), dialogue::await), dialogue::say)));
            agreed = another(agreement, agreed.get());
        }
    }

    /** Offers another game (CO-16), and returns its start; nothing if the players want none. */
    private Optional<GameStart> another(Agreement agreement, GameStart last) {
        if (game.has(Game.Property.RETURNS_TO_MENU)) {
            return Optional.empty();
        }
        return switch (dialogue.ask(Choice.of(words, Message.of("again"),
                List.of("again.same", "again.others", "again.menu", "again.quit")))) {
            case "again.same" -> Optional.of(new GameStart(last.seats(), last.settings(), nextSeed()));
            case "again.others" -> Optional.of(agreement.asked(options.withoutPlayers(), nextSeed()));
            case "again.menu" -> Optional.empty();
            default -> throw Interruption.quit();
        };
    }

    private long nextSeed() {
        games++;
        return options.seed().map(seed -> seed + games - 1).orElseGet(surroundings.freshSeed()::getAsLong);
    }

    private Play<M> begin(GameStart start) {
        view.show(Optional.empty());
        final Play<M> play = new Play<>(start, words, new Beginning<>(() -> game.begin(provider, start),
                player -> start.seats().get(player).level().map(level -> chooser(start, player, level)),
                Advice.agents(game, provider, start.seed())));
        if (game.has(Game.Property.CHANCE) || start.seats().stream().anyMatch(seat -> !seat.isPerson())) {
            dialogue.say(Message.of("seed", String.valueOf(start.seed())));
        }
        return play;
    }

    /** Resumes the game that was paused. The file does not say who plays, so that is asked. */
    private void resume(PauseFile file) {
        try {
            final List<String> lines = file.read();
            resume(SavedGame.of("", agreement().asked(options, nextSeed()), lines, 0, String::isEmpty));
        } catch (IOException | SecurityException unreadable) {
            dialogue.say(Message.of("refused", file.whyNot()));
        }
    }

    private void resume(SavedGame saved) {
        final Play<M> play = begin(outside.met(provider, outside.resumed(saved.start()), dialogue::await));
        final Optional<Message> fault = play.replay(saved.steps(), saved.source().isEmpty());
        final int done = play.done();
        if (fault.isPresent() && saved.isStart(done)) {
            dialogue.say(Message.of("refused", Message.of("save.line", saved.places().get(0), fault.get())));
            return;
        }
        final boolean isAfterEnd = fault.isPresent() && play.match().isOver();
        final boolean goesOn = !isAfterEnd || saved.source().isPresent();
        saved.note().ifPresent(dialogue::say);
        final String after = goesOn ? "save.after" : "save.over";
        dialogue.say(fault.map(reason -> Message.of(isAfterEnd ? after : "save.damaged",
                        saved.places().get(done), reason))
                .orElseGet(() -> Message.of("save.resumed", done)));
        Optional.of(Message.of("review")).filter(message -> goesOn && done > 0 && saved.isNamed())
                .ifPresent(dialogue::say);
        play.lookAt(done > 0);
        if (goesOn) {
            goOn(play, saved, fault.isEmpty());
        }
    }

    private void goOn(Play<M> play, SavedGame saved, boolean isWhole) {
        if (isWhole) {
            saved.source().ifPresent(each -> play.readFrom(each).ifPresent(dialogue::say));
        }
        if (isWhole && !saved.name().isEmpty()) {
            play.savedAs(saved.name());
        }
        play(play);
    }

    private Chooser<M> chooser(GameStart start, int player, String level) {
        return level.equals(Opponent.LEVEL) ? outside.opponent().orElseThrow()
                : game.agent(provider, level, start.seed(player));
    }

    private <G extends PlayedGame> Turns<G> turns(Play<G> play) {
        return new Turns<>(play, dialogue, view, words, guard::unwritten, options.pause());
    }

    private void play(Play<M> play) {
        current.begin(play);
        turns(play).run();
        current.clear();
        outside.close();
    }
}
