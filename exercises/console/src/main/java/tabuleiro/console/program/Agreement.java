package tabuleiro.console.program;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import tabuleiro.console.Game;
import tabuleiro.console.GameStart;
import tabuleiro.console.GameStart.Seat;
import tabuleiro.console.Message;
import tabuleiro.console.Reading;
import tabuleiro.console.Setting;
import tabuleiro.console.Words;
import tabuleiro.console.program.Dialogue.Question;

/**
 * Asks the players what must be settled before a game, apart from what the options of the program say. The words of
 * commands cannot be names. Nobody is asked for the seat of an opponent outside the program.
 */
record Agreement(Game<?, ?> game, Words words, Dialogue dialogue, SharedCommands commands,
        Optional<Seat> opponent) {

    /** Asks for everything that the options do not say. */
    GameStart asked(Options options, long seed) {
        final List<Seat> seats = seats(options.players());
        final Map<String, String> settings = new TreeMap<>();
        for (Setting each : game.settings()) {
            settings.put(each.name(), options.setting(each, words).orElseGet(() -> asked(each)));
        }
        return new GameStart(seats, settings, seed);
    }

    private List<Seat> seats(List<String> given) {
        final int least = Math.max(given.size(), game.fewestPlayers());
        final int number = !given.isEmpty() || least == game.mostPlayers() ? least : dialogue.ask(number());
        final Deque<String> answers = new ArrayDeque<>(given);
        final List<Seat> seats = new ArrayList<>();
        while (seats.size() < number) {
            final Question<Seat> question = next(List.copyOf(seats));
            final boolean isLast = seats.size() == number - 1;
            seats.add(opponent.filter(seat -> isLast && !seats.contains(seat)).orElseGet(
                    () -> answers.isEmpty() ? dialogue.ask(question) : given(answers.remove(), question)));
        }
        return seats;
    }

    private String asked(Setting setting) {
        final List<String> keys = setting.options().stream().map(option -> "option." + option).toList();
        final String chosen = dialogue.ask(Choice.of(words, Message.of("setting." + setting.name()), keys));
        return chosen.substring("option.".length());
    }

    /** Returns the seat of an agent, which is shown by its level and by its number among the players. */
    static Seat agent(String level, int number, Words words) {
        return new Seat(words.of("agent.name", number, words.word("level." + level)), Optional.of(level));
    }

    private Question<Integer> number() {
        return new Question<>(() -> Message.of("ask.players", game.fewestPlayers(), game.mostPlayers()),
                View.Kind.CHOICE, typed -> Numbers.readInt(typed).then(this::number));
    }

    private Reading<Integer> number(int number) {
        return game.fewestPlayers() <= number && number <= game.mostPlayers() ? Reading.meant(number)
                : Reading.refused("refused.players", game.fewestPlayers(), game.mostPlayers());
    }

    /** Returns the question who the next player is: the name of a person, or the level of an agent. */
    private Question<Seat> next(List<Seat> before) {
        return new Question<>(() -> Message.of("ask.name", before.size() + 1), View.Kind.TEXT, typed ->
                opponent.filter(seat -> seat.name().equals(typed) && !before.contains(seat))
                .or(() -> game.levels().stream().filter(level -> words.isWordFor("level." + level, typed)).findFirst()
                        .map(level -> agent(level, before.size() + 1, words)))
                .map(Reading::meant).orElseGet(() -> person(typed, before)));
    }

    private Reading<Seat> person(String typed, List<Seat> before) {
        final Optional<Message> fault = commands.isWord(typed) ? Optional.of(Message.of("refused.command"))
                : PlayerName.whyNot(typed, Stream.concat(before.stream(), opponent.stream()).map(Seat::name).toList());
        return fault.map(Reading::<Seat>refused)
                .orElseGet(() -> Reading.meant(new Seat(PlayerName.normal(typed), Optional.empty())));
    }

    /** Returns the player whom an option of the program names; the players are asked if it cannot be. */
    private Seat given(String option, Question<Seat> question) {
        final Reading<Seat> answer = question.reader().apply(option);
        answer.refusal().ifPresent(reason -> dialogue.say(Message.of("refused", reason)));
        return answer.meaning().orElseGet(() -> dialogue.ask(question));
    }
}
