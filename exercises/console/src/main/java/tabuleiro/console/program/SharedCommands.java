package tabuleiro.console.program;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.console.Command;
import tabuleiro.console.Game;
import tabuleiro.console.Message;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.Reading;
import tabuleiro.console.Words;

/** Finds and carries out commands: those of the game first, then those that all games share, which are its methods. */
final class SharedCommands implements Command.Context {

    private static final String COMMAND = "command.";
    private static final int USAGE_WIDTH = 20;

    private final Game<?, ?> game;
    private final Words words;
    private final View view;
    private final Saves saves;
    private final CurrentGame current;
    private final List<Command> commands;
    private final Dialogue dialogue;
    private Optional<Message> refusal = Optional.empty();

    /** Creates the commands of a game and those that all games share. */
    SharedCommands(Game<?, ?> game, Words words, View view, Saves saves, CurrentGame current) {
        this.game = game;
        this.words = words;
        this.view = view;
        this.saves = saves;
        this.current = current;
        this.commands = Stream.of(game.commands().stream(), pause(), shared().stream(), export(),
                new PlayCommands(current, words, view, this::isAgreed).all(game.has(Game.Property.HAS_SIDES)).stream())
                .flatMap(parts -> parts).toList();
        this.dialogue = new Dialogue(view, words, this, game.has(Game.Property.CUTS_LONG_LINES));
    }

    private Stream<Command> pause() {
        return saves.pauseFile().stream().map(file ->
                new Command("pause", true, false, (context, none) -> pause(file)));
    }

    /** Pauses the game in its own file; if that cannot be written, play goes on. */
    private void pause(PauseFile file) {
        try {
            file.write(current.play().orElseThrow().steps());
        } catch (IOException | SecurityException impossible) {
            refuse(Message.of("save.unwritable", file.path().toString()));
            return;
        }
        say(Message.of("paused", file.path().toString()));
        current.clear();
        throw Interruption.of(Interruption.Kind.MENU);
    }

    private Stream<Command> export() {
        return game.exchange().stream().map(exchange ->
                new Command("export", false, true, (context, file) -> export(file, exchange.ending())));
    }

    /** Writes the game, also when it is over, into a file that other programs read. */
    private void export(String typed, String ending) {
        final Optional<GameFile> file = saves.gameFile(typed);
        if (file.isEmpty() || current.last().isEmpty()) {
            refuse(file.isEmpty() ? Message.of("refused.export", ending) : Message.of("refused.now"));
        } else if (!Files.exists(file.get().path()) || isAgreed(Message.of("export.replace", typed))) {
            try {
                file.get().write(current.last().get().portable().orElseThrow());
                say(Message.of("export.done", typed));
            } catch (IOException | SecurityException impossible) {
                refuse(Message.of("save.unwritable", typed));
            }
        }
    }

    private List<Command> shared() {
        return List.of(
                new Command("help", false, false, (context, none) -> view.page(help())),
                new Command("rules", false, false, (context, none) -> rules()),
                new Command("save", true, true, (context, name) -> save(name)),
                new Command("games", false, false, (context, none) -> view.page(saves.list())),
                new Command("load", false, true, (context, name) -> load(name)),
                new Command("menu", true, false, (context, none) -> leave(Interruption.Kind.MENU)),
                new Command("quit", false, false, (context, none) -> leave(Interruption.Kind.QUIT)));
    }

    /** Returns the dialogue in which these commands are possible. */
    Dialogue dialogue() {
        return dialogue;
    }

    /** A command as it was typed, with the word after it. */
    record TypedCommand(Command command, String argument) {
    }

    /** Returns the command that was typed, at a question to which any text may be the answer, or at another. */
    Optional<TypedCommand> find(String typed, boolean isFree) {
        final String[] parts = typed.split("\\s+", 2);
        final String argument = parts.length > 1 ? parts[1].strip() : "";
        return commands.stream().filter(command -> words.isWordFor(COMMAND + command.key(), parts[0]))
                .filter(command -> argument.isEmpty() || command.argument() && !(isFree && command.inGame()))
                .findFirst().map(command -> new TypedCommand(command, argument));
    }

    /** Checks whether a text is the word for a command, so that it cannot be a name (CO-06). */
    boolean isWord(String text) {
        return commands.stream().anyMatch(command -> words.isWordFor(COMMAND + command.key(), text));
    }

    /** Checks whether a command can be carried out now. */
    boolean isPossible(Command command) {
        return current.play().isPresent() || !command.inGame();
    }

    /** Carries out a command, and returns why it was refused; nothing if it was not. */
    Optional<Message> carryOut(TypedCommand typed) {
        refusal = Optional.empty();
        typed.command().action().run(this, typed.argument());
        return refusal;
    }

    private String help() {
        final String lines = commands.stream().filter(this::isPossible)
                .map(command -> words.text("help." + command.key()).split("\\|", 2))
                .map(parts -> "  " + parts[0] + " ".repeat(Math.max(1, USAGE_WIDTH - parts[0].length())) + parts[1])
                .distinct().collect(Collectors.joining("\n"));
        return (current.play().isPresent() ? words.text("help.game") + "\n" : "") + lines;
    }

    private void rules() {
        Words.file(game.getClass(), "rules_" + words.language().code() + ".txt")
                .or(() -> Words.file(game.getClass(), "/tabuleiro/rulebook/minute/" + game.name() + ".txt"))
                .ifPresentOrElse(text -> view.page(text.replace("\"\"\"", "").strip()),
                        () -> refuse(Message.of("refused.rules")));
    }

    private void save(String typed) {
        final String name = Saves.normal(typed);
        final Optional<Message> fault = isWord(name) ? Optional.of(Message.of("refused.command"))
                : Saves.whyNotName(name);
        if (typed.isEmpty() || fault.isPresent()) {
            refuse(typed.isEmpty() ? Message.of("refused.save") : fault.get());
        } else if (!saves.has(name) || isAgreed(Message.of("save.replace", name))) {
            say(saves.save(name, current.play().orElseThrow()));
        }
    }

    private boolean isAgreed(Message question) {
        return dialogue.ask(Choice.yesOrNo(words, question)).equals("option.yes");
    }

    private void load(String typed) {
        if (typed.isEmpty()) {
            refuse(Message.of("refused.load"));
        } else {
            final Reading<SavedGame> found = saves.find(typed);
            found.refusal().ifPresent(this::refuse);
            found.meaning().ifPresent(saved -> {
                throw Interruption.resume(saved);
            });
        }
    }

    /** Leaves the game after it has been kept. If it cannot be kept, the players decide. */
    private void leave(Interruption.Kind kind) {
        final boolean isKept = current.play().map(saves::keep).map(Optional::isPresent).orElse(true);
        if (isKept || isAgreed(Message.of("save.lose", saves.impossible()))) {
            throw Interruption.of(kind);
        }
    }

    @Override
    public void say(Message message) {
        view.say(words.of(message));
    }

    @Override
    public void refuse(Message reason) {
        refusal = Optional.of(reason);
    }

    @Override
    public void practise() {
        leave(Interruption.Kind.PRACTICE);
    }

    @Override
    public Words words() {
        return words;
    }

    @Override
    public PlayedGame match() {
        return current.play().orElseThrow().match();
    }
}
