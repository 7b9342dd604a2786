package tabuleiro.grading.report;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.league.Entrant;
import tabuleiro.grading.league.Game;
import tabuleiro.grading.league.Settings;

/**
 * What is kept of a league, in the file {@code league.json} of its folder: from it the page follows.
 *
 * @param version  of the form of the file
 * @param settings by which the games were played
 * @param shard    which part of the games it has
 * @param entrants who was handed in, those who do not play included
 * @param games    what was played, in order
 */
public record StoredLeague(@JsonProperty(required = true) int version, Settings settings, String shard,
        List<Entrant> entrants, List<Game> games) {

    /** What the file is called. */
    public static final String NAME = "league.json";

    private static final int VERSION = 1;

    /** Creates what is kept in today's form. */
    public StoredLeague(Settings settings, String shard, List<Entrant> entrants, List<Game> games) {
        this(VERSION, settings, shard, entrants, games);
    }

    /**
     * Returns what is kept in a folder; nothing if there is no league in it.
     *
     * @throws GradingException if it cannot be read, or was changed; the message says what to do
     */
    public static Optional<StoredLeague> in(Path folder) {
        final Path file = folder.resolve(NAME);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(Json.read(Files.readAllBytes(file), StoredLeague.class)).map(league -> {
                if (league.version != VERSION || !league.games.stream().allMatch(Game::mayBePlayed)) {
                    throw new GradingException("The league in " + file + " is of another edition, or was changed since"
                            + " it was written. Name another folder with --out.");
                }
                return league;
            });
        } catch (IOException unreadable) {
            throw new GradingException("The league in " + file + " cannot be read. Name another folder with --out.",
                    unreadable);
        }
    }

    /** Returns who of those that were handed in plays. */
    public List<Entrant> playing() {
        return entrants.stream().filter(Entrant::plays).toList();
    }

    /** Writes it into a folder. */
    public void write(OutputFolder folder) {
        folder.write(NAME, out -> Json.MAPPER.writerWithDefaultPrettyPrinter()
                .without(JsonGenerator.Feature.AUTO_CLOSE_TARGET).writeValue(out, this));
    }
}
