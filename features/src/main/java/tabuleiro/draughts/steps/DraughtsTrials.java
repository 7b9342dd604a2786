package tabuleiro.draughts.steps;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.steps.RandomPlay.Trial;

/**
 * The moves that are worth trying at one point of a random game of draughts: legal ones, and for each refusal a way to
 * which it applies, so that the rare ones are tried as often as the others.
 */
final class DraughtsTrials {

    /** How many legal moves are tried, and how many other ways are looked at. */
    private static final int LEGAL = 6;
    private static final int LOOKS = 200;

    /** How many refused moves are tried at one point, and how many of them because they were tried least. */
    private static final int REFUSED = 4;
    private static final int RARE = 2;

    /** How many turns pass, on the whole, before somebody may resign. */
    private static final int MOST_TURNS = 20;

    private final String player;
    private final Draughts known;
    private final Ways ways;
    private final Tried tried;
    private final RandomGenerator random;

    /**
     * Will find moves of this player.
     *
     * @param known a game that goes on; if the game that is played is over, one that looks like it
     * @param tried what has been tried in other games, and at earlier points of this one
     */
    DraughtsTrials(String player, Draughts known, Tried tried, RandomGenerator random) {
        this.player = player;
        this.known = known;
        this.tried = tried;
        this.random = random;
        ways = new Ways(known, random);
    }

    /** Returns legal moves and some others, each refused for another reason; now and then, resigning. */
    List<Trial<Draughts>> all() {
        final List<List<Square>> legal = new ArrayList<>(known.legalMoves());
        Collections.shuffle(legal, new Random(random.nextLong()));
        final List<Trial<Draughts>> trials = new ArrayList<>(Stream.concat(
                legal.stream().limit(LEGAL).map(way -> playing(player, way)), refused().stream()).toList());
        if (random.nextInt(MOST_TURNS) == 0) {
            trials.add(resigning(player));
        }
        return trials;
    }

    /** Returns a move for some refusals each: those that were tried least, and others. */
    List<Trial<Draughts>> refused() {
        final Map<Refusal, Map<String, List<Square>>> looks = new EnumMap<>(Refusal.class);
        Stream.generate(ways::any).limit(LOOKS).forEach(way -> known.whyNotMove(way).ifPresent(why ->
                looks.computeIfAbsent(why, each -> new LinkedHashMap<>()).put(why + ways.look(way), way)));
        final List<Refusal> any = new ArrayList<>(looks.keySet());
        Collections.shuffle(any, new Random(random.nextLong()));
        return Stream.concat(tried.leastFirst(any).stream().limit(RARE), any.stream()).distinct().limit(REFUSED)
                .map(why -> playing(player, leastTried(why, looks.get(why)))).toList();
    }

    private List<Square> leastTried(Refusal why, Map<String, List<Square>> looks) {
        final String look = tried.leastFirst(looks.keySet()).get(0);
        tried.note(why, look);
        return looks.get(look);
    }

    /** Returns the move that goes this way. */
    static Trial<Draughts> playing(String player, List<Square> way) {
        return new Trial<>("%s plays %s".formatted(player, way.isEmpty() ? "no way at all" : Square.draw(way)),
                game -> game.whyNotMove(way), game -> game.move(way));
    }

    /** Returns resigning as something to try. */
    static Trial<Draughts> resigning(String player) {
        return new Trial<>(player + " resigns", Draughts::whyNotResign, Draughts::resign);
    }
}
