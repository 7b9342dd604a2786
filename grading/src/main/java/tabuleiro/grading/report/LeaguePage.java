package tabuleiro.grading.report;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.Utf8ByteOutput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourDrawing;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.grading.league.Entrant;
import tabuleiro.grading.league.Game;
import tabuleiro.grading.league.Standing;
import tabuleiro.svg.Board;
import tabuleiro.svg.Drawn;
import tabuleiro.svg.Mark;
import tabuleiro.svg.Place;
import tabuleiro.svg.SvgPicture;

/**
 * The page of a league: who has come off how, and each game, which can be stepped through without a network.
 *
 * @param league    whose page it is
 * @param standings the best first
 * @param classes   how each of several classes has come off
 */
public record LeaguePage(StoredLeague league, List<Standing> standings, List<Standing.OfClass> classes) {

    /** The name of the page. */
    public static final String FILE = "index.html";

    /** Returns the page of a league. */
    public static LeaguePage of(StoredLeague league) {
        final List<Standing> standings = Standing.of(league.playing(), league.games());
        return new LeaguePage(league, standings, Standing.classes(standings, league.games()));
    }

    /** Writes the page into a folder. */
    public void write(OutputFolder folder) {
        final Utf8ByteOutput html = new Utf8ByteOutput();
        TemplateEngine.createPrecompiled(null, ContentType.Html, null, "tabuleiro.grading.pages")
                .render("league.jte", Map.of("page", this), html);
        folder.write(FILE, html::writeTo);
    }

    /** Returns who does not play. */
    public List<Entrant> absent() {
        return league.entrants().stream().filter(entrant -> !entrant.plays()).toList();
    }

    /** Returns which rounds are played, in words. */
    public String rounds() {
        final int meetings = league.settings().games();
        final String games = meetings == 1 ? "one game" : meetings + " games";
        return league.settings().rounds() == 0 ? "Each meets each in " + games
                : league.settings().rounds() + " Swiss rounds, in which agents with as many points meet in " + games;
    }

    /** Returns the grid with the discs of both players and a mark in each cell; the page shows what lies there. */
    public String board() {
        final Board empty = ConnectFourDrawing.draw(new Position(
                Collections.nCopies(ConnectFour.ROWS * ConnectFour.COLUMNS, Optional.empty())));
        final String shapes = Stream.of(Player.values()).map(player -> "<g>" + ConnectFourDrawing.draw(player).shape()
                + "</g>").collect(Collectors.joining("", "<g class=\"cell\">", "<g>" + Mark.LAST.shape() + "</g></g>"));
        final Map<Place, Drawn> all = new TreeMap<>();
        empty.grid().places().forEach(place -> all.put(place, new Drawn("", shapes)));
        final SvgPicture drawn = empty.with(empty.grid(), all).picture();
        return new SvgPicture(drawn.title(), "What is played is said below.", drawn.width(), drawn.height(),
                drawn.shapes()).inline();
    }

    /**
     * Returns all that is shown of the games, for the script of the page: of each the places of both players among the
     * standings, the moves, which of them were late, who has won, and why otherwise than on the board.
     */
    public String data() {
        final List<String> names = standings.stream().map(standing -> standing.entrant().name()).toList();
        final List<List<Object>> games = new ArrayList<>();
        for (Game game : league.games()) {
            games.add(List.of(names.indexOf(game.key().first()), names.indexOf(game.key().second()),
                    game.moves().stream().map(String::valueOf).collect(Collectors.joining()), game.late(),
                    game.winner(), game.lost()));
        }
        try {
            return Json.MAPPER.writeValueAsString(games).replace("<", "\\u003c");
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
