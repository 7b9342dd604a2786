package tabuleiro.console.quarto;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import tabuleiro.console.former.Dialogue;
import tabuleiro.console.former.Ending;
import tabuleiro.console.former.Launcher;
import tabuleiro.console.former.PlayerName;
import tabuleiro.console.former.ResourceText;
import tabuleiro.quarto.QuartoProvider;

/** Plays one game of Quarto after another in a terminal, with any engine, which it uses only through its interface. */
public final class QuartoConsole {

    /** The rules of the game, which are part of the console. */
    public static final Supplier<Optional<String>> RULES = new ResourceText(QuartoConsole.class, "rules.txt");

    private static final String ONLY_IN_PART = "The game is resumed from the lines before it. The file is unchanged. ";

    private final QuartoProvider provider;
    private final Dialogue dialogue;
    private final Dice dice;
    private final Supplier<Optional<String>> rules;
    private final Saves saves;

    /**
     * Creates a console that plays the games of a provider.
     *
     * @param provider creates the games
     * @param dialogue where the players are asked
     * @param dice     decide who places first
     * @param rules    supplies the text that is shown on request; nothing if it cannot be read
     * @param folder   the folder in which games are saved
     */
    public QuartoConsole(QuartoProvider provider, Dialogue dialogue, Dice dice, Supplier<Optional<String>> rules,
            Path folder) {
        this.provider = provider;
        this.dialogue = dialogue;
        this.dice = dice;
        this.rules = rules;
        this.saves = new Saves(folder, new GameReader(provider));
    }

    /**
     * Shows the menu in the terminal, and plays with the only engine on the class path. Games are saved in the current
     * folder.
     *
     * @param arguments perhaps the seed of the dice
     */
    public static void main(String[] arguments) {
        final long fresh = new Random().nextLong();
        Launcher.launch(QuartoProvider.class, (provider, dialogue) -> new QuartoConsole(provider, dialogue,
                Dice.given(List.of(arguments), fresh), RULES, Path.of("")).open());
    }

    /**
     * Shows the menu until the players leave.
     *
     * @throws Ending if the input ends or the engine fails
     */
    public void open() {
        for (Menu.Entry entry = ask(); entry != Menu.Entry.LEAVE; entry = ask()) {
            try {
                follow(entry);
            } catch (Ending ending) {
                backToMenu(ending);
            }
        }
        dialogue.say("Goodbye!");
    }

    /** Asks what to do next. Leaving at the menu ends the program, because no game is being played. */
    private Menu.Entry ask() {
        try {
            return dialogue.ask(new Menu());
        } catch (Ending ending) {
            if (ending.isOnRequest()) {
                return Menu.Entry.LEAVE;
            }
            throw Ending.endOfInputBetweenGames();
        }
    }

    private void backToMenu(Ending ending) {
        if (!ending.isOnRequest()) {
            throw ending;
        }
        dialogue.say(ending.getMessage());
    }

    private void follow(Menu.Entry entry) {
        switch (entry) {
            case RULES -> dialogue.say(rules.get().map(text -> "\n" + text.strip())
                    .orElse("Warning: the rules cannot be shown."));
            case PLAY -> play(GameSoFar.start(askNames()));
            default -> dialogue.ask(FileName.toResume()).ifPresent(this::resume);
        }
    }

    private Names askNames() {
        final String one = dialogue.ask(new PlayerName(List.of()));
        final String other = dialogue.ask(new PlayerName(List.of(one)));
        return dice.decide(one, other, dialogue);
    }

    private void resume(String name) {
        final Found found = saves.find(name);
        found.fault().ifPresent(fault -> dialogue.say("Warning: " + fault + "."));
        found.game().ifPresent(game -> {
            dialogue.say(found.fault().map(fault -> ONLY_IN_PART).orElse("")
                    + "Turns played so far: " + game.turns().size() + ".");
            play(game);
        });
    }

    private void play(GameSoFar soFar) {
        new Match(soFar, soFar.playedOn(provider), dialogue, new Saving(saves, dialogue)).play();
    }
}
