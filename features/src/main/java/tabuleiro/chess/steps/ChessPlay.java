package tabuleiro.chess.steps;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.chess.Castling;
import tabuleiro.chess.Chess;
import tabuleiro.chess.ChessProvider;
import tabuleiro.chess.Fen;
import tabuleiro.chess.Player;
import tabuleiro.chess.Position;
import tabuleiro.chess.Square;
import tabuleiro.steps.Actor;
import tabuleiro.steps.Aside;
import tabuleiro.steps.Moves;
import tabuleiro.steps.Prefetch;
import tabuleiro.steps.RandomPlay;

/** Random games of chess. Most are resumed where castling, en passant, promotion, pins and the end are near. */
public final class ChessPlay extends RandomPlay<Chess, Position> {

    private static final int MOST_TO_AND_FRO = 20;
    private static final int TWINS = 100;
    private static final Measures MEASURES = new Measures(10, 2, 30, 5, 8, 36);

    /** Positions from which something rare is near. */
    private static final List<String> RARE = List.of(
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "r3k2r/8/8/3q4/8/8/8/R3K2R w KQkq - 4 12",
            "r3k2r/8/8/5R2/8/8/8/4K3 b kq - 7 31", "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 2 25",
            "rn2k1nr/8/8/8/8/8/8/RN2K1NR w KQkq - 0 9", "r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R b KQkq - 0 17",
            "r3k2r/p1ppqpb1/1n2pnp1/3PN3/1p2P3/5Q2/PPPB1PPP/R3K2R b KQkq - 3 9",
            "4k3/P1P3P1/8/8/8/8/p1p3p1/4K3 w - - 0 40", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 20",
            "8/8/8/2k5/3Pp3/8/8/4K2R b K d3 0 30", "4k3/8/8/2pPp3/8/8/2P1P3/4K3 w - c6 0 22",
            "4k3/2p1p3/8/8/1pPp4/8/8/4K3 b - c3 0 22", "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 33",
            "4r1k1/8/8/8/8/5n2/3P1P2/4K3 w - - 1 28", "4r1k1/8/8/8/8/4B3/3N4/2B1K3 w - - 1 28",
            "6k1/8/2q5/8/3B4/1R6/8/K6N w - - 3 35", "k6n/8/1r6/3b4/8/2Q5/8/6K1 b - - 3 35",
            "k7/pp6/8/8/8/8/6PP/2R3K1 w - - 95 80", "8/5p2/4k3/8/2b5/8/3N1P2/4K3 w - - 10 70",
            "rnbqk2r/pppp1ppp/5n2/4p3/1b2P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 4 4");

    private static final Map<String, String> RULES = Map.ofEntries(Map.entry("reach", "CH-09"),
            Map.entry("nextToPlay", "CH-01"), Map.entry("captured", "CH-10"), Map.entry("moves", "CH-41"),
            Map.entry("isCheck", "CH-15"), Map.entry("ending", "CH-25"), Map.entry("isOver", "CH-25"),
            Map.entry("winner", "CH-18"), Map.entry("legalMoves", "CH-16"), Map.entry("move", "CH-10"),
            Map.entry("offerDraw", "CH-23"), Map.entry("acceptDraw", "CH-23"), Map.entry("claimDraw", "CH-21"),
            Map.entry("resign", "CH-24"), Map.entry("claims", "CH-21"));

    private final ChessProvider provider;
    private final ChessStudies studies = new ChessStudies(this::resume);
    private final OddPositions odd = new OddPositions();

    /** Plays games of this provider. */
    public ChessPlay(ChessProvider provider) {
        super(new ChessTable(provider, new Moves(new Prefetch())));
        this.provider = provider;
    }

    @Override
    public Measures measures() {
        return MEASURES;
    }

    /** A position from which something rare is near; often the players have moved to and fro, so that it recurs. */
    @Override
    public Optional<Position> rare(RandomGenerator random) {
        return Optional.of(studies.toAndFro(Fen.read(any(RARE, random)),
                random.nextInt(2) * random.nextInt(MOST_TO_AND_FRO), random));
    }

    @Override
    public Optional<Study<Chess, Position>> study(RandomGenerator random) {
        return Optional.of(studies.next(random));
    }

    /** Studies are dealt like cards, so that hardly one should be left out. */
    @Override
    public int twins() {
        return TWINS;
    }

    /** Asks what pieces reach, and seldom what an empty square does. */
    @Override
    public Map<String, Supplier<?>> queries(Chess game, Chess known) {
        final Map<String, Supplier<?>> queries = super.queries(game, known);
        Square.ALL.stream().filter(square -> known.at(square).isEmpty()).skip(1)
                .forEach(square -> queries.remove(ChessTable.reaching(square)));
        return queries;
    }

    @Override
    public List<Trial<Chess>> trials(Chess known, RandomGenerator random) {
        return new ChessTrials(known, known.isOver() ? continued(known.position()).orElse(known) : known, random).all();
    }

    /** Returns a game that goes on from what stands on the board; nothing if it is over by that. */
    private Optional<Chess> continued(Position position) {
        return Optional.of(Position.of(position.diagram(), 0, 1)).filter(each -> whyNotResume(each).isEmpty())
                .map(this::resume);
    }

    @Override
    public Position spoiled(Position position, RandomGenerator random) {
        return odd.next(position, random);
    }

    @Override
    public List<String> given(Position position) {
        return List.of("the board\n" + position);
    }

    @Override
    protected List<Fact> more(Chess known) {
        final Position position = known.position();
        final List<Fact> facts = new ArrayList<>();
        facts.add(fact("isCheck", known.isCheck() ? "the %s player is in check".formatted(word(known.nextToPlay()))
                : "nobody is in check"));
        known.ending().ifPresent(ending -> facts.add(fact("ending", "the game has ended by " + ending.words())));
        facts.add(fact("legalMoves", ChessTrials.legalMoves(known)));
        for (Player player : Player.values()) {
            facts.add(fact("captured", "the %s player has captured %s".formatted(word(player),
                    known.captured(player).isEmpty() ? "nothing" : known.captured(player).stream()
                            .map(piece -> word(piece.kind())).collect(Collectors.joining(", ")))));
        }
        facts.add(new Fact("CH-13", "the castling rights are " + rights(position)));
        facts.add(new Fact("CH-12", position.enPassant().map(square -> "the en passant square is " + square)
                .orElse("there is no en passant square")));
        facts.add(new Fact("CH-22", "the halfmove clock is %d and the move number %d"
                .formatted(position.halfmoveClock(), position.moveNumber())));
        facts.add(new Fact("CH-23", position.drawOffer().map(player -> "the %s player has offered a draw"
                .formatted(word(player))).orElse("no draw is offered")));
        if (known.claims().size() < 2) {
            facts.add(fact("claims", known.claims().isEmpty() ? "no draw may be claimed"
                    : "a draw may be claimed by " + known.claims().get(0).ending().words()));
        }
        facts.add(fact("moves", known.moves().isEmpty() ? "no move has been made so far"
                : "the moves so far are " + ChessSteps.words(known.moves())));
        facts.addAll(reaches(known));
        return facts;
    }

    private List<Fact> reaches(Chess known) {
        return Square.ALL.stream().filter(square -> known.at(square).isPresent()).map(square -> fact("reach",
                "the piece on %s reaches exactly %s".formatted(square, known.reach(square).isEmpty() ? "no square"
                        : known.reach(square).stream().sorted(Squares.IN_ORDER).map(Square::toString)
                                .collect(Collectors.joining(", "))))).toList();
    }

    private static String rights(Position position) {
        final String letters = Stream.of(Castling.values()).filter(position.castlingRights()::contains)
                .map(right -> String.valueOf(right.letter())).collect(Collectors.joining());
        return letters.isEmpty() ? "gone" : letters;
    }

    private static String word(Enum<?> constant) {
        return Actor.word(constant);
    }

    /** Asks how a game has ended that looks like a position, or why none can be resumed from it. */
    @Override
    public Optional<Aside<Chess>> aside(Chess known, int card, RandomGenerator random) {
        final Position position = OddPositions.any(known.position(), random);
        return Optional.of(random.nextInt(3) == 0 ? resuming(position) : ending(position));
    }

    private Aside<Chess> ending(Position position) {
        return new Aside<>(false, given(position), List.of(),
                () -> List.of(fact("ending", provider.ending(position)
                        .map(ending -> "a game in this position has ended by " + ending.words())
                        .orElse("a game in this position has not ended"))),
                Optional.empty(), game -> provider.ending(position));
    }

    private Aside<Chess> resuming(Position position) {
        return new Aside<>(false, given(position), List.of("the players resume the game"),
                () -> List.of(provider.whyNotNewGame(position)
                        .map(reason -> new Fact(reason.rule(), "the position is refused: " + reason.words()))
                        .orElseGet(() -> fact("newGame", "the game is not over"))),
                Optional.empty(), game -> provider.whyNotNewGame(position));
    }

    @Override
    public String rule(String query) {
        return RULES.getOrDefault(query, "CH-10");
    }
}
