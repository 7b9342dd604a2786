package tabuleiro.grading.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.league.Game;
import tabuleiro.grading.league.Settings;

/**
 * The games of a league that have been played so far, so that one that was stopped is resumed where it was. May be used
 * by several threads at once.
 */
public final class LeagueJournal implements AutoCloseable {

    private static final String NAME = "unfinished-league.jsonl";

    private final OutputFolder folder;
    private final LineFile file;
    private final Map<Game.Key, Game> games = new HashMap<>();
    private Optional<Settings> settings = Optional.empty();

    /**
     * Opens the journal in a folder, or makes one.
     *
     * @throws GradingException if it cannot be written or read, or another program is writing it; the message says so
     */
    public LeagueJournal(OutputFolder folder) {
        this.folder = folder;
        file = new LineFile(folder, NAME);
        try {
            final byte[] first = file.first();
            settings = first == null ? Optional.empty() : Optional.of(Json.read(first, Settings.class));
            file.read((line, place) -> keep(Json.read(line, Game.class)));
        } catch (JsonProcessingException other) {
            file.close();
            throw new GradingException("The unfinished league in " + folder.path() + " is of another edition: remove "
                    + NAME + " there to give it up, or name another folder with --out.", other);
        } catch (IOException broken) {
            throw folder.failed(broken);
        }
    }

    /** Returns by which settings its games were played; nothing if there is none yet. */
    public Optional<Settings> settings() {
        return settings;
    }

    /** Notes by which settings games are played from now on, unless that is known. */
    public synchronized void begin(Settings given) {
        if (settings.isEmpty()) {
            add(given);
            settings = Optional.of(given);
        }
    }

    /** Takes a game that is known from elsewhere. */
    public synchronized void keep(Game game) {
        if (game.wasPlayed() && game.mayBePlayed()) {
            games.put(game.key(), game);
        }
    }

    /** Returns a game that is known. */
    public synchronized Optional<Game> known(Game.Key key) {
        return Optional.ofNullable(games.get(key));
    }

    /** Returns how many games are known. */
    public synchronized int size() {
        return games.size();
    }

    /** Notes a game that was played. */
    public synchronized void played(Game game) {
        add(game);
    }

    private void add(Object line) {
        try {
            file.add(Json.MAPPER.writeValueAsBytes(line));
        } catch (IOException broken) {
            throw folder.failed(broken);
        }
    }

    /** Ends the journal: all is played, and stands in the league. */
    public synchronized void finish() {
        file.finish();
    }

    /** Lets go of the file; what stands in it is there for the next time. */
    @Override
    public synchronized void close() {
        file.close();
    }
}
