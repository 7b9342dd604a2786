package tabuleiro.draughts.steps;

import static tabuleiro.draughts.steps.DraughtsPlay.DARK;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Square;
import tabuleiro.steps.RandomPlay.Trial;

/** The moves that are worth trying at one point of a random game of draughts. */
final class DraughtsTrials {

    /** How many legal moves are tried, each with one that is nearly legal, and how many other ways. */
    private static final int LEGAL = 12;
    private static final int ANY = 4;
    private static final int MOST_LEGS = 4;

    /** How many turns pass, on the whole, before somebody may resign. */
    private static final int MOST_TURNS = 20;

    private final String player;
    private final Draughts known;
    private final RandomGenerator random;

    /** Will find moves of this player in a game. */
    DraughtsTrials(String player, Draughts known, RandomGenerator random) {
        this.player = player;
        this.known = known;
        this.random = random;
    }

    /** Returns legal moves, moves that are nearly legal, and ways along diagonals or anywhere. */
    List<Trial<Draughts>> all() {
        final List<List<Square>> legal = new ArrayList<>(known.legalMoves());
        Collections.shuffle(legal, new Random(random.nextLong()));
        final List<Trial<Draughts>> trials = new ArrayList<>();
        for (List<Square> way : legal.subList(0, Math.min(LEGAL, legal.size()))) {
            trials.add(playing(player, way));
            trials.add(playing(player, altered(way)));
        }
        for (int left = ANY; left > 0; left--) {
            trials.add(playing(player, List.of(any(own()), any(DARK))));
            Stream.generate(() -> playing(player, walk(any(own())))).limit(ANY).forEach(trials::add);
            trials.add(playing(player, Stream.generate(() -> any(Square.ALL)).limit(2).toList()));
        }
        if (random.nextInt(MOST_TURNS) == 0) {
            trials.add(new Trial<>(player + " resigns", Draughts::whyNotResign, Draughts::resign));
        }
        return trials;
    }

    /** Returns the move that goes this way. */
    static Trial<Draughts> playing(String player, List<Square> way) {
        return new Trial<>("%s plays %s".formatted(player, Square.draw(way)),
                game -> game.whyNotMove(way), game -> game.move(way));
    }

    private <T> T any(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }

    /** Returns the squares of the player's pieces; any dark ones if there are none, or now and then. */
    private List<Square> own() {
        final List<Square> own = DARK.stream()
                .filter(square -> known.at(square).filter(each -> each.player() == known.nextToPlay()).isPresent())
                .toList();
        return own.isEmpty() || random.nextInt(LEGAL) == 0 ? DARK : own;
    }

    /** Returns a way that ends earlier or elsewhere, goes on, or begins on another square. */
    private List<Square> altered(List<Square> way) {
        final List<Square> altered = new ArrayList<>(way);
        switch (random.nextInt(4)) {
            case 0 -> altered.remove(altered.size() - 1);
            case 1 -> altered.add(any(DARK));
            case 2 -> altered.set(0, any(DARK));
            default -> altered.set(altered.size() - 1, any(DARK));
        }
        return altered;
    }

    /** Returns a way of some legs, most of them along diagonals; it may turn back, or end anywhere. */
    private List<Square> walk(Square from) {
        final List<Square> way = new ArrayList<>(List.of(from));
        for (int legs = 1 + random.nextInt(MOST_LEGS); legs > 0; legs--) {
            final Square last = way.get(way.size() - 1);
            switch (random.nextInt(MOST_LEGS * 2)) {
                case 0 -> way.add(any(Square.ALL));
                case 1 -> way.add(way.get(Math.max(0, way.size() - 2)));
                case 2, 3, 4 -> free(last).ifPresent(way::add);
                default -> leg(last).ifPresent(way::add);
            }
        }
        return way;
    }

    /** Returns an empty square on a diagonal, however far away; nothing if there is none. */
    private Optional<Square> free(Square from) {
        final List<Square> free = DARK.stream().filter(to -> known.at(to).isEmpty()
                && Math.abs(to.row() - from.row()) == Math.abs(to.column() - from.column())).toList();
        return free.isEmpty() ? Optional.empty() : Optional.of(any(free));
    }

    /** Returns a square on a diagonal, most often one that a man reaches; nothing if there is none so far away. */
    private Optional<Square> leg(Square from) {
        final int length = 1 + random.nextInt(random.nextInt(3) == 0 ? Draughts.SIZE - 1 : 2);
        final int row = from.row() + (random.nextBoolean() ? length : -length);
        final int column = from.column() + (random.nextBoolean() ? length : -length);
        return Square.exists(row, column) ? Optional.of(new Square(row, column)) : Optional.empty();
    }
}
