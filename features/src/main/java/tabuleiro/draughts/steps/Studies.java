package tabuleiro.draughts.steps;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;
import tabuleiro.steps.Actor;
import tabuleiro.steps.RandomPlay.Study;
import tabuleiro.steps.RandomPlay.Trial;

/** Moves of draughts that decide something rare, and positions in which they can be made. */
final class Studies {

    /** How often a position is made anew that cannot be played. */
    private static final int SOME = 12;

    private static final int KINDS = 10;

    /** How many moves are made with few pieces. */
    private static final int MOST_MOVES = 2;

    private final DraughtsProvider provider;
    private final RandomGenerator random;
    private final Situations situations;

    /** Will resume games of this provider. */
    Studies(DraughtsProvider provider, RandomGenerator random) {
        this.provider = provider;
        this.random = random;
        situations = new Situations(random);
    }

    /** Returns a position of any kind that can be played; nothing if none is found. */
    Optional<Position> rare() {
        return Stream.generate(situations::any).limit(SOME).filter(this::isPlayable).findFirst();
    }

    private boolean isPlayable(Position position) {
        return provider.whyNotNewGame(position).isEmpty();
    }

    /**
     * Returns moves from a position of any kind.
     *
     * @param tried what has been tried before
     */
    Optional<Study<Draughts, Position>> any(Tried tried) {
        return switch (random.nextInt(KINDS)) {
            case 0 -> blocking();
            case 1 -> rare().map(position -> new Study<>(position,
                    List.of(DraughtsTrials.resigning(player(provider.newGame(position))))));
            case 2, 3, 4, 5 -> few(tried).map(position -> new Study<>(position, moves(position, MOST_MOVES, tried)));
            case 6, 7 -> moving(situations::rounded, tried);
            default -> moving(situations::scattered, tried);
        };
    }

    /** Returns refused moves and a legal one from such a position that can be played; nothing if none is found. */
    private Optional<Study<Draughts, Position>> moving(Supplier<Position> situation, Tried tried) {
        return Stream.generate(situation).limit(SOME).filter(this::isPlayable).findFirst()
                .map(position -> new Study<>(position, refusedAndMoved(position, tried)));
    }

    /** Returns few pieces of which none can be captured: such as were tried least. */
    private Optional<Position> few(Tried tried) {
        return tried.next(Stream.generate(situations::few).limit(SOME).filter(this::isQuiet), Studies::material);
    }

    /** Returns the pieces that are left, which count by the classic rules only. */
    private static String material(Position position) {
        return position.variant() == Variant.CLASSIC ? position.pieces().values().stream().sorted().toList().toString()
                : "pieces that do not count";
    }

    /** Checks whether nothing needs to be captured. */
    private boolean isQuiet(Position position) {
        if (!isPlayable(position)) {
            return false;
        }
        final Draughts game = provider.newGame(position);
        return game.captured(game.legalMoves().get(0)).isEmpty();
    }

    private static String player(Draughts game) {
        return "the %s player".formatted(Actor.word(game.nextToPlay()));
    }

    /** Returns refused moves, and then a legal one. */
    private List<Trial<Draughts>> refusedAndMoved(Position position, Tried tried) {
        final Draughts game = provider.newGame(position);
        return Stream.concat(new DraughtsTrials(player(game), game, tried, random).refused().stream(),
                moves(position, 1, tried).stream()).toList();
    }

    /** Returns legal moves, one after another, such as were made least. */
    private List<Trial<Draughts>> moves(Position position, int most, Tried tried) {
        final Draughts game = provider.newGame(position);
        final List<Trial<Draughts>> moves = new ArrayList<>();
        while (moves.size() < most && !game.isOver()) {
            final List<Square> way = chosen(game, tried);
            moves.add(DraughtsTrials.playing(player(game), way));
            game.move(way);
        }
        return moves;
    }

    private List<Square> chosen(Draughts game, Tried tried) {
        final Map<String, List<Square>> kinds = new LinkedHashMap<>();
        game.legalMoves().forEach(way -> kinds.put(kind(game, way), way));
        final String kind = situations.any(tried.leastFirst(kinds.keySet()).stream().limit(2).toList());
        tried.note(kind);
        return kinds.get(kind);
    }

    /** Returns what moves how far and captures how many, and whether it comes back, and leaves the far row again. */
    private static String kind(Draughts game, List<Square> way) {
        return game.variant() + " " + game.at(way.get(0)) + " " + way.size() + " " + game.captured(way).size() + " "
                + way.get(0).equals(way.get(way.size() - 1)) + " " + way.get(way.size() - 1).row() % 7 + " "
                + way.subList(1, way.size() - 1).stream().anyMatch(square -> square.row() % 7 == 1);
    }

    /** Returns a step that leaves the opponent without a move; nothing if none is found. */
    private Optional<Study<Draughts, Position>> blocking() {
        return Stream.generate(situations::blocked).limit(SOME).flatMap(this::before).findFirst();
    }

    /** Returns the steps of the opponent's pieces by which a position may have come about. */
    private Stream<Study<Draughts, Position>> before(Position blocked) {
        return blocked.pieces().keySet().stream()
                .filter(to -> blocked.pieces().get(to).player() != blocked.nextToPlay())
                .flatMap(to -> Ways.DARK.stream().filter(from -> blocked.at(from).isEmpty())
                        .flatMap(from -> step(blocked, from, to).stream()));
    }

    private Optional<Study<Draughts, Position>> step(Position blocked, Square from, Square to) {
        final Map<Square, Piece> pieces = new HashMap<>(blocked.pieces());
        pieces.put(from, pieces.remove(to));
        final Position before = new Position(blocked.variant(), pieces, blocked.nextToPlay().opponent(),
                blocked.kingTurns(), blocked.endgameTurns());
        final List<Square> way = List.of(from, to);
        return Optional.of(before).filter(this::isPlayable).map(provider::newGame)
                .filter(game -> game.whyNotMove(way).isEmpty())
                .map(game -> new Study<>(before, List.of(DraughtsTrials.playing(player(game), way))));
    }
}
