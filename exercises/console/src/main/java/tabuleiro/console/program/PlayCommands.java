package tabuleiro.console.program;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import tabuleiro.console.Command;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.GameStart;
import tabuleiro.console.Message;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.Words;
import tabuleiro.console.Wrap;

/** The commands about the game that is being played: what can be done in it, and what has been, which goes back. */
record PlayCommands(CurrentGame current, Words words, View view, Predicate<Message> isAgreed) {

    private static final int LONGEST_LIST = 1200;

    /** Returns the commands; the board can be turned if it has sides. */
    List<Command> all(boolean hasSides) {
        final Command turn = new Command("turn", true, false, (context, none) -> view.turn());
        return List.of(
                new Command("moves", true, false, (context, none) -> view.page(moves())),
                new Command("hint", true, false, (context, none) -> hint(context)),
                new Command("history", false, false, (context, none) -> history(context)),
                new Command("undo", true, false, (context, none) -> undo(context)),
                new Command("back", false, true, this::back),
                look("first", Positions::first), look("previous", Positions::previous),
                look("next", Positions::next), look("last", Positions::last), turn)
                .stream().filter(command -> hasSides || command != turn).toList();
    }

    private Play<?> play() {
        return current.play().orElseThrow();
    }

    private String moves() {
        final PlayedGame match = play().match();
        final String all = match.legalSteps().stream()
                .map(step -> match.typed(step, words).replace(' ', Wrap.KEPT_BLANK)).collect(Collectors.joining("  "));
        return words.of("moves") + "\n" + (all.length() <= LONGEST_LIST ? all
                : all.substring(0, all.lastIndexOf("  ", LONGEST_LIST)) + "  …");
    }

    /** Names a step that the best agent would do (CO-23). */
    private void hint(Command.Context context) {
        try {
            play().advice().hint().forEach(context::say);
        } catch (EngineFailure failure) {
            if (!failure.isUnwritten()) {
                throw failure;
            }
            context.refuse(failure.reason());
        }
    }

    /** Shows the turns so far (CO-18), also of a game that is over. */
    private void history(Command.Context context) {
        current.last().map(play -> play.match().history(words).toString()).filter(each -> !each.isEmpty())
                .ifPresentOrElse(each -> view.page(words.of("screen.history") + "\n" + each),
                        () -> context.refuse(Message.of("refused.history")));
    }

    private void undo(Command.Context context) {
        if (new Positions(play()).canUndo()) {
            play().takeBack(play().done() - 1);
            moved(context, Message.of("undone"));
        }
        context.refuse(Message.of("refused.undo"));
    }

    /** Takes back turns (CO-19), also those of a game that is over, if all persons agree. */
    private void back(Command.Context context, String typed) {
        final Optional<Play<?>> play = current.last()
                .filter(each -> current.play().isPresent() || each.match().isOver());
        final String number = typed.isEmpty() ? "1" : typed;
        final int turns = number.matches("[1-9]\\d{0,3}") ? Integer.parseInt(number) : 0;
        final Optional<Message> fault = whyNotBack(play, turns);
        if (fault.isEmpty() && isAgreed(play.get(), Message.of("back.agree", turns))) {
            new Positions(play.get()).back(turns);
            context.say(Message.of("back.done", turns));
            throw current.play().isPresent() ? Interruption.of(Interruption.Kind.MOVED) : Interruption.resume(
                    SavedGame.of("", play.get().start(), play.get().steps(), 0, String::isEmpty));
        }
        context.refuse(fault.orElse(Message.of("refused.back.no")));
    }

    private static Optional<Message> whyNotBack(Optional<Play<?>> play, int turns) {
        if (play.isEmpty()) {
            return Optional.of(Message.of("refused.now"));
        }
        return turns == 0 ? Optional.of(Message.of("refused.back.number"))
                : new Positions(play.get()).whyNotBack(turns);
    }

    /** Checks whether all persons agree: if only one plays, nobody is asked. */
    private boolean isAgreed(Play<?> play, Message question) {
        return play.start().seats().stream().filter(GameStart.Seat::isPerson).count() < 2 || isAgreed.test(question);
    }

    /** Returns a command that goes to another position of a game that was loaded (CO-21). */
    private Command look(String key, Consumer<Positions> action) {
        return new Command(key, true, false, (context, none) -> {
            if (play().isLookedAt()) {
                action.accept(new Positions(play()));
                moved(context, Message.of("review.at", play().done(), play().steps().size()));
            }
            context.refuse(Message.of("refused.review"));
        });
    }

    private void moved(Command.Context context, Message told) {
        context.say(told);
        throw Interruption.of(Interruption.Kind.MOVED);
    }
}
