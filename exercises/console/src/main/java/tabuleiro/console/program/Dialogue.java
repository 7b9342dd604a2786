package tabuleiro.console.program;

import java.util.Optional;
import tabuleiro.console.Message;
import tabuleiro.console.Reading;
import tabuleiro.console.Words;

/**
 * The dialogue with the players. A text that does not answer a question is refused with the reason, and the question is
 * asked again (CO-03). Commands are carried out at any question. In some games a line that is too long is cut instead.
 */
record Dialogue(View view, Words words, CommandFinder finder, boolean isCutting) {

    /** Tells the players something. */
    void say(Message message) {
        view.say(words.of(message));
    }

    /** Tells the players for what the program waits. */
    void await(Message message) {
        view.await(words.of(message));
    }

    /**
     * Asks a question until an answer is accepted, and returns what the answer means.
     *
     * @throws Interruption at the end of the input, and if a command demands it
     */
    <T> T ask(Question<T> question) {
        Reading<T> answer = Reading.none();
        while (answer.meaning().isEmpty()) {
            answer = answer(question, read(question, answer.refusal()));
        }
        return answer.meaning().get();
    }

    private String read(Question<?> question, Optional<Message> refusal) {
        final Optional<String> sentence = refusal.map(reason -> words.of("refused", reason));
        final String typed = view.ask(new View.Prompt(() -> words.of(question.text().get()), sentence, question.kind()))
                .orElseThrow(() -> Interruption.of(Interruption.Kind.END_OF_INPUT)).strip();
        return isCutting && Typed.isTooLong(typed) ? cut(typed) : typed;
    }

    private String cut(String typed) {
        say(Message.of("cut", Typed.LONGEST));
        return Typed.cut(typed);
    }

    private <T> Reading<T> answer(Question<T> question, String typed) {
        return Typed.whyNot(typed).map(Reading::<T>refused)
                .orElseGet(() -> finder.find(typed, question.kind() == View.Kind.TEXT)
                        .map(order -> answer(question, typed, order)).orElseGet(() -> question.reader().apply(typed)));
    }

    /** Carries a command out, after which the question is asked again. One that is not possible may be an answer. */
    private static <T> Reading<T> answer(Question<T> question, String typed,
            CommandFinder.TypedCommand command) {
        if (command.isPossible()) {
            return new Reading<>(Optional.empty(), command.run());
        }
        final Reading<T> answer = question.reader().apply(typed);
        return answer.meaning().isPresent() || question.kind() == View.Kind.TEXT ? answer
                : Reading.refused("refused.now");
    }
}
