package tabuleiro.console.program;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
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
import tabuleiro.console.Wrap;

/** Carries out commands: those that all games share are its methods. */
final class SharedCommands implements Command.Context {

    private static final int LONGEST_LIST = 1200;
    private static final int USAGE_WIDTH = 20;

    private final Game<?, ?> game;
    private final Words words;
    private final View view;
    private final Saves saves;
    private final CurrentGame current;
    private final CommandFinder finder;
    private final Dialogue dialogue;
    private Optional<Message> refusal = Optional.empty();

    /** Creates the commands of a game and those that all games share. */
    SharedCommands(Game<?, ?> game, Words words, View view, Saves saves, CurrentGame current) {
        this.game = game;
        this.words = words;
        this.view = view;
        this.saves = saves;
        this.current = current;
        this.finder = new CommandFinder(words, Stream.of(game.commands().stream(), pause(), shared().stream(), export())
                .flatMap(each -> each).toList(),
                () -> current.play().isPresent(), this);
        this.dialogue = new Dialogue(view, words, finder, game.has(Game.Trait.CUTS_LONG_LINES));
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
            refuse(Message.of("save.impossible", file.path().toString()));
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
                file.get().write(current.last().get().match().portable().orElseThrow());
                say(Message.of("export.done", typed));
            } catch (IOException | SecurityException impossible) {
                refuse(Message.of("save.impossible", typed));
            }
        }
    }

    private List<Command> shared() {
        return List.of(
                new Command("help", false, false, (context, none) -> page(help())),
                new Command("rules", false, false, (context, none) -> rules()),
                new Command("moves", true, false, (context, none) -> page(moves())),
                new Command("undo", true, false, (context, none) -> undo()),
                new Command("save", true, true, (context, name) -> save(name)),
                new Command("games", false, false, (context, none) -> page(saves.list())),
                new Command("load", false, true, (context, name) -> load(name)),
                new Command("menu", true, false, (context, none) -> leave(Interruption.Kind.MENU)),
                new Command("quit", false, false, (context, none) -> leave(Interruption.Kind.QUIT)));
    }

    /** Returns the dialogue in which these commands are possible. */
    Dialogue dialogue() {
        return dialogue;
    }

    CommandFinder finder() {
        return finder;
    }

    /** Carries out a command, and returns why it was refused; nothing if it was not. */
    Optional<Message> carryOut(Command command, String argument) {
        refusal = Optional.empty();
        command.action().run(this, argument);
        return refusal;
    }

    private String help() {
        final String commands = finder.possible().stream().map(each -> words.text("help." + each.key()).split("\\|", 2))
                .map(each -> "  " + each[0] + " ".repeat(Math.max(1, USAGE_WIDTH - each[0].length())) + each[1])
                .distinct().collect(Collectors.joining("\n"));
        return (current.play().isPresent() ? words.text("help.game") + "\n" : "") + commands;
    }

    private void rules() {
        try (InputStream text = game.getClass().getResourceAsStream("rules_" + words.language().code() + ".txt")) {
            if (text == null) {
                refuse(Message.of("refused.rules"));
            } else {
                page(new String(text.readAllBytes(), StandardCharsets.UTF_8).strip());
            }
        } catch (IOException unreadable) {
            refuse(Message.of("refused.rules"));
        }
    }

    private String moves() {
        final String all = match().legalSteps().stream()
                .map(each -> match().typed(each, words).replace(' ', Wrap.KEPT_BLANK))
                .collect(Collectors.joining("  "));
        return words.of("moves") + "\n" + (all.length() <= LONGEST_LIST ? all
                : all.substring(0, all.lastIndexOf("  ", LONGEST_LIST)) + "  …");
    }

    private void undo() {
        final Play<?> play = current.play().orElseThrow();
        if (play.canUndo()) {
            play.undo();
            throw Interruption.of(Interruption.Kind.UNDONE);
        }
        refuse(Message.of("refused.undo"));
    }

    private void save(String typed) {
        final String name = Saves.normal(typed);
        final Optional<Message> fault = finder.isWord(name) ? Optional.of(Message.of("refused.command"))
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
    public void page(String text) {
        view.page(text);
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
