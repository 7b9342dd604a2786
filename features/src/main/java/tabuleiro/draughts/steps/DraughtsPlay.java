package tabuleiro.draughts.steps;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;
import tabuleiro.steps.Actor;
import tabuleiro.steps.Moves;
import tabuleiro.steps.Prefetch;
import tabuleiro.steps.RandomPlay;

/** Random games of draughts, in both variants. Many begin with few pieces, kings among them. */
public final class DraughtsPlay extends RandomPlay<Draughts, Position> {

    private static final Measures MEASURES = new Measures(30, 3, 80, 7, 4, 4);

    /** How often a position is made anew that cannot be played, and how many legal moves are facts. */
    private static final int SOME = 12;

    /** With about so few pieces a game ends soon. */
    private static final int FEW = 3;

    /** The dark squares, row by row. */
    static final List<Square> DARK = Square.ALL.stream().filter(Square::isDark).toList();

    private static final Map<String, String> RULES = Map.ofEntries(Map.entry("variant", "DR-21"),
            Map.entry("nextToPlay", "DR-03"), Map.entry("moves", "DR-03"), Map.entry("kingTurns", "DR-18"),
            Map.entry("endgameTurns", "DR-19"), Map.entry("captured", "DR-05"), Map.entry("winner", "DR-20"),
            Map.entry("isOver", "DR-20"), Map.entry("ending", "DR-20"), Map.entry("legalMoves", "DR-13"),
            Map.entry("canReach", "DR-26"), Map.entry("drawn", "DR-40"),
            Map.entry("side", "DR-40"), Map.entry("linesToSend", "DR-41"), Map.entry("incompleteTurn", "DR-41"),
            Map.entry("isWaiting", "DR-42"), Map.entry("receive", "DR-42"), Map.entry("abandoned", "DR-43"),
            Map.entry("resign", "DR-24"), Map.entry("move", "DR-04"));

    private final DraughtsProvider provider;

    /** Plays games of this provider. */
    public DraughtsPlay(DraughtsProvider provider) {
        super(new DraughtsTable(provider, new Moves(new Prefetch())));
        this.provider = provider;
    }

    @Override
    public Measures measures() {
        return MEASURES;
    }

    @Override
    public Opening<Draughts> begin(RandomGenerator random) {
        final Variant variant = any(List.of(Variant.values()), random);
        return new Opening<>(List.of(rules(variant), "a new game"), provider.newGame(variant));
    }

    private static String rules(Variant variant) {
        return "the %s rules".formatted(Actor.word(variant));
    }

    /** A few men and kings anywhere, with turns counted that are soon enough for a draw. */
    @Override
    public Optional<Position> rare(RandomGenerator random) {
        for (int left = SOME; left > 0; left--) {
            final Position position = scattered(random);
            if (position.fault().isEmpty() && whyNotResume(position).isEmpty()) {
                return Optional.of(position);
            }
        }
        return Optional.empty();
    }

    private static Position scattered(RandomGenerator random) {
        final Variant variant = any(List.of(Variant.values()), random);
        final Map<Square, Piece> pieces = new HashMap<>();
        for (int left = 2 + random.nextInt(random.nextBoolean() ? FEW : 2 * Draughts.SIZE); left > 0; left--) {
            pieces.put(any(DARK, random), any(List.of(Piece.values()), random));
        }
        final Player next = any(List.of(Player.values()), random);
        for (int captures = random.nextInt(FEW); captures > 0; captures--) {
            chain(next, pieces, random);
        }
        final boolean counts = variant == Variant.CLASSIC && random.nextBoolean();
        return new Position(variant, pieces, next,
                counts ? soon(Draughts.KING_TURNS, random) : 0, counts ? soon(Draughts.ENDGAME_TURNS, random) : 0);
    }

    /** Puts a piece of a player on the board, and others that it can capture one after another. */
    private static void chain(Player player, Map<Square, Piece> pieces, RandomGenerator random) {
        Square at = any(DARK, random);
        pieces.put(at, any(of(player), random));
        for (int left = 1 + random.nextInt(Draughts.SIZE); left > 0; left--) {
            final int forward = random.nextBoolean() ? 1 : -1;
            final int right = random.nextBoolean() ? 1 : -1;
            if (Square.exists(at.row() + 2 * forward, at.column() + 2 * right)) {
                final Square over = new Square(at.row() + forward, at.column() + right);
                at = new Square(over.row() + forward, over.column() + right);
                pieces.put(over, any(of(player.opponent()), random));
                pieces.remove(at);
            }
        }
    }

    private static List<Piece> of(Player player) {
        return Stream.of(Piece.values()).filter(piece -> piece.player() == player).toList();
    }

    /** Returns a number of turns after which a draw may be near. */
    private static int soon(int most, RandomGenerator random) {
        return random.nextBoolean() ? most - 1 : random.nextInt(most);
    }

    @Override
    public List<Trial<Draughts>> trials(Draughts known, RandomGenerator random) {
        return new DraughtsTrials(next(known), known, random).all();
    }

    /** A move in a position of a few pieces. */
    @Override
    public Optional<Study<Draughts, Position>> study(RandomGenerator random) {
        return rare(random).map(position -> {
            final Draughts game = resume(position);
            return new Study<>(position, List.of(DraughtsTrials.playing(next(game), any(game.legalMoves(), random))));
        });
    }

    /** Puts pieces anywhere, too many perhaps, takes some away, counts other turns. */
    @Override
    public Position spoiled(Position position, RandomGenerator random) {
        final Map<Square, Piece> pieces = new HashMap<>(position.pieces());
        for (int left = random.nextInt(3); left > 0; left--) {
            pieces.put(any(random.nextInt(3) == 0 ? Square.ALL : DARK, random),
                    any(List.of(Piece.values()), random));
        }
        if (random.nextInt(3) == 0) {
            final Piece piece = any(List.of(Piece.values()), random);
            any(List.of(DARK, DARK.subList(Draughts.SIZE / 2, DARK.size()), DARK.subList(0, DARK.size() - 4)), random)
                    .stream().filter(square -> random.nextInt(3) > 0).forEach(square -> pieces.put(square, piece));
        }
        if (random.nextInt(3) == 0) {
            pieces.values().removeIf(piece -> piece.player() == position.nextToPlay() && random.nextInt(4) > 0);
        }
        return new Position(position.variant(), pieces, any(List.of(Player.values()), random),
                counted(position.kingTurns(), Draughts.KING_TURNS, random),
                counted(position.endgameTurns(), Draughts.ENDGAME_TURNS, random));
    }

    private static int counted(int turns, int most, RandomGenerator random) {
        return random.nextInt(4) == 0 ? random.nextInt(2 * most) - 1 : turns;
    }

    @Override
    public List<String> given(Position position) {
        return List.of(rules(position.variant()), "the board\n" + position.board(),
                "it is the turn of the %s player".formatted(Actor.word(position.nextToPlay())),
                "kings have moved for %d turns".formatted(position.kingTurns()),
                "the same few pieces have been left for %d turns".formatted(position.endgameTurns()));
    }

    @Override
    protected List<Fact> more(Draughts known) {
        final List<Fact> facts = new ArrayList<>();
        facts.add(fact("legalMoves", known.legalMoves().isEmpty() ? "there is no legal move"
                : "the legal moves are " + ways(known.legalMoves())));
        known.legalMoves().stream().limit(SOME).forEach(way -> facts.add(fact("captured",
                known.captured(way).isEmpty() ? Square.draw(way) + " captures nothing"
                        : "%s captures on %s".formatted(Square.draw(way), listed(known.captured(way))))));
        facts.add(fact("ending", known.ending().map(ending -> "the game has ended: " + ending.words())
                .orElse("nothing has ended the game")));
        facts.add(fact("kingTurns", "%d turns of kings and %d turns with the same few pieces have been counted"
                .formatted(known.kingTurns(), known.endgameTurns())));
        facts.add(fact("moves", known.moves().isEmpty() ? "no move has been played"
                : "the moves so far are " + ways(known.moves())));
        facts.add(fact("variant", "the game is played by the %s rules".formatted(Actor.word(known.variant()))));
        return facts;
    }

    private static String ways(List<List<Square>> ways) {
        return ways.stream().map(Square::draw).collect(Collectors.joining(", "));
    }

    private static String listed(Collection<Square> squares) {
        return squares.stream().map(Square::toString).collect(Collectors.joining(", "));
    }

    /** Asks how the game of a position has ended, where a man can get, or what a match makes of some lines. */
    @Override
    public Optional<Aside<Draughts>> aside(Draughts known, RandomGenerator random) {
        return Optional.of(switch (random.nextInt(3)) {
            case 0 -> ending(spoiled(known.position(), random));
            case 1 -> reach(random);
            default -> new MatchPlay(provider, random).aside();
        });
    }

    private Aside<Draughts> ending(Position position) {
        return new Aside<>(false, given(position), Optional.empty(),
                () -> List.of(fact("ending", provider.ending(position)
                        .map(ending -> "the game of this position has ended: " + ending.words())
                        .orElse("the game of this position has not ended"))),
                Optional.empty(), game -> provider.ending(position));
    }

    private Aside<Draughts> reach(RandomGenerator random) {
        final List<Square> mixed = new ArrayList<>(DARK);
        Collections.shuffle(mixed, new Random(random.nextLong()));
        final List<Square> occupied = mixed.subList(0, 2 + random.nextInt(Draughts.PIECES));
        final Square from = occupied.get(0);
        return new Aside<>(false, List.of("the occupied squares\n" + drawn(occupied)), Optional.empty(),
                () -> List.of(reached(from, reached(occupied, from))), Optional.empty(),
                game -> reached(occupied, from));
    }

    private List<Square> reached(List<Square> occupied, Square from) {
        return DARK.stream().filter(to -> !occupied.contains(to)
                && provider.canReach(Set.copyOf(occupied), from, to)).toList();
    }

    private Fact reached(Square from, List<Square> squares) {
        return fact("canReach", squares.isEmpty() ? "the piece on %s can reach no square".formatted(from)
                : "the piece on %s can reach exactly %s".formatted(from, listed(squares)));
    }

    private static String drawn(Collection<Square> occupied) {
        final Map<Square, Piece> pieces = new HashMap<>();
        occupied.forEach(square -> pieces.put(square, Piece.WHITE_KING));
        return new Position(Variant.SIMPLIFIED, pieces, Player.WHITE, 0, 0).board();
    }

    @Override
    public String rule(String query) {
        return RULES.getOrDefault(query, "DR-01");
    }
}
