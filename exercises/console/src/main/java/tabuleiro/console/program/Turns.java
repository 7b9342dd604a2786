package tabuleiro.console.program;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.console.Chooser;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.Message;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.PlayedGame.Step;
import tabuleiro.console.Reading;
import tabuleiro.console.Words;
import tabuleiro.console.program.Dialogue.Question;

/**
 * The loop of turns: asks the players for one step after another until the game is over. Persons have no chooser. What
 * is not written yet is told once.
 */
record Turns<M extends PlayedGame>(Play<M> play, List<Optional<Chooser<M>>> choosers, Dialogue dialogue, View view,
        Words words, Supplier<List<Message>> unwritten) {

    /** Plays until the game is over, and tells the result. */
    void run() {
        show();
        while (!play.match().isOver()) {
            playStep();
            show();
        }
        dialogue.say(play.match().result());
    }

    private void show() {
        view.show(Optional.of(new View.Scene(play.match(), play.start(), words)));
        unwritten.get().forEach(dialogue::say);
    }

    private void playStep() {
        try {
            play.seat();
            final int player = play.match().player();
            final Step step = choosers.get(player).map(this::chosen)
                    .orElseGet(() -> dialogue.ask(next()));
            play.step(step).forEach(dialogue::say);
            choosers.stream().flatMap(Optional::stream).filter(each -> choosers.indexOf(Optional.of(each)) != player)
                    .forEach(each -> each.follow(play.match(), step.notation()));
        } catch (Interruption undone) {
            if (undone.kind() != Interruption.Kind.UNDONE) {
                throw undone;
            }
            dialogue.say(Message.of("undone"));
        } catch (EngineFailure failure) {
            if (!failure.isUnwritten() || !play.seat().isPerson()) {
                throw failure;
            }
            unwritten.get();
            dialogue.say(failure.sentence());
        }
    }

    /** Lets an agent choose, and announces what it has chosen (CO-11). */
    private Step chosen(Chooser<M> chooser) {
        final String name = play.seat().name();
        chooser.waiting().ifPresent(dialogue::await);
        final String choice = chooser.choose(play.match());
        final Reading<Step> reading = play.read(choice);
        final Step step = reading.meaning().orElseThrow(() ->
                EngineFailure.of("failure.choice", name, choice, reading.refusal().orElseThrow()));
        dialogue.say(Message.of("agent.plays", name, play.match().typed(step.notation(), words)));
        return step;
    }

    /** Returns the question to a person for the next step. A refusal says what is not written yet. */
    private Question<Step> next() {
        return new Question<>(this::question, View.Kind.STEP, typed -> {
            if (typed.isEmpty()) {
                return Reading.refused(play.match().whyNotNothing());
            }
            final Reading<Step> reading = play.read(typed);
            reading.refusal().ifPresent(told -> unwritten.get());
            return reading;
        });
    }

    private Message question() {
        final Message question = play.match().question();
        return choosers.stream().flatMap(Optional::stream).flatMap(each -> each.hint().stream()).findFirst()
                .map(hint -> Message.of("ask.hint", hint, question)).orElse(question);
    }
}
