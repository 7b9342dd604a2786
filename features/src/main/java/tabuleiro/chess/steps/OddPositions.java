package tabuleiro.chess.steps;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Diagram;
import tabuleiro.chess.Ending;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Player;
import tabuleiro.chess.Position;
import tabuleiro.chess.Square;
import tabuleiro.steps.Deck;

/** Positions from which perhaps no game can be resumed: something is wrong with them, or the game is over. */
final class OddPositions {

    private static final List<Integer> CLOCKS = List.of(0, 7, 30, 99, Chess.CLAIM_CLOCK, Chess.DRAW_CLOCK - 1,
            Chess.DRAW_CLOCK, Chess.DRAW_CLOCK + 1, 2 * Chess.DRAW_CLOCK);
    private static final List<Integer> TIMES =
            List.of(0, 0, 0, 0, 0, 2, Chess.DRAW_REPETITIONS - 2, Chess.DRAW_REPETITIONS - 1, Chess.DRAW_REPETITIONS);
    private static final List<Ending> BY_PLAYERS =
            Stream.of(Ending.values()).filter(Ending::isByPlayers).toList();
    /** Positions in which a limit has just been reached or not, or which the players have settled. */
    private static final List<Position> LIMITS = Stream.concat(
            Stream.of(limit(Chess.DRAW_CLOCK - 1, 0), limit(Chess.DRAW_CLOCK, 0), limit(Chess.DRAW_CLOCK + 1, 0),
                    limit(Chess.CLAIM_CLOCK, Chess.CLAIM_REPETITIONS - 1), limit(7, Chess.DRAW_REPETITIONS - 2),
                    limit(7, Chess.DRAW_REPETITIONS - 1), limit(7, Chess.DRAW_REPETITIONS),
                    limit(7, Collections.nCopies(Chess.DRAW_REPETITIONS, board(2)), Optional.empty())),
            BY_PLAYERS.stream().map(ending -> limit(0, List.of(), Optional.of(ending)))).toList();
    private static final int MOST_PIECES = 4;
    private static final int SOMETIMES = 4;

    /** Every pair of things that can be wrong at once. */
    private static final List<List<BiConsumer<Setup, RandomGenerator>>> PAIRS =
            IntStream.range(0, Setup.FAULTS.size()).boxed().flatMap(i -> IntStream.range(0, i)
                    .mapToObj(j -> List.of(Setup.FAULTS.get(j), Setup.FAULTS.get(i)))).toList();

    private final Deck<BiFunction<Position, RandomGenerator, Position>> positions = new Deck<>(OddPositions::cards);

    /** Returns a position with which one or two things are wrong or nearly so, each as often as the others. */
    Position next(Position like, RandomGenerator random) {
        return positions.deal(random).apply(like, random);
    }

    private static List<BiFunction<Position, RandomGenerator, Position>> cards() {
        final List<BiFunction<Position, RandomGenerator, Position>> cards = new ArrayList<>();
        Decisions.odd().forEach(motif ->
                cards.add((like, random) -> Position.of(motif.exchanged(random).diagram(), 0, 1)));
        Stream.concat(PAIRS.stream(), PAIRS.stream())
                .forEach(pair -> cards.add((like, random) -> spoiled(like, pair, random)));
        LIMITS.forEach(position -> cards.add((like, random) -> position));
        return cards;
    }

    /** Returns any position, often one in which the game is over; it depends on the generator alone. */
    static Position any(Position like, RandomGenerator random) {
        return switch (random.nextInt(SOMETIMES + 1)) {
            case 0 -> Position.of(few(random), 0, 1);
            case 1 -> past(like, random);
            case 2 -> spoiled(like, Deck.any(PAIRS, random), random);
            default -> dressed(Deck.any(Decisions.finished(), random).exchanged(random).diagram(), like, random);
        };
    }

    private static Position spoiled(Position like, List<BiConsumer<Setup, RandomGenerator>> faults,
            RandomGenerator random) {
        final Setup setup = new Setup(random.nextInt(3) == 0 ? like.diagram()
                : Deck.any(Decisions.single(), random).exchanged(random).diagram());
        faults.forEach(fault -> fault.accept(setup, random));
        return random.nextInt(3) > 0 ? Position.of(setup.diagram(), 0, 1) : dressed(setup.diagram(), like, random);
    }

    /** Returns a position with whose board nothing is wrong. */
    private static Position past(Position like, RandomGenerator random) {
        return dressed(Deck.any(Decisions.single(), random).exchanged(random).diagram(), like, random);
    }

    /** Returns a position with this board, in which perhaps a limit has been reached, or the players have settled. */
    private static Position dressed(Diagram diagram, Position like, RandomGenerator random) {
        return new Position(diagram, Deck.any(CLOCKS, random), like.moveNumber(), offer(random), like.captured(),
                Collections.nCopies(Deck.any(TIMES, random), similar(diagram, random)),
                random.nextInt(SOMETIMES) == 0 ? Optional.of(Deck.any(BY_PLAYERS, random)) : Optional.empty());
    }

    private static Position limit(int clock, int times) {
        return limit(clock, Collections.nCopies(times, board(1)), Optional.empty());
    }

    private static Position limit(int clock, List<Diagram> earlier, Optional<Ending> settled) {
        return new Position(board(1), clock, Chess.SIZE, Optional.empty(), List.of(), earlier, settled);
    }

    /** Returns the last of the boards before the last move, or the second to last, on which the other player moves. */
    private static Diagram board(int fromTheEnd) {
        return Decisions.last().get(Decisions.last().size() - fromTheEnd).diagram();
    }

    /** Returns who has offered a draw: mostly nobody. */
    static Optional<Player> offer(RandomGenerator random) {
        return random.nextBoolean() ? Optional.empty() : Optional.of(Deck.any(List.of(Player.values()), random));
    }

    /** Returns the same board, or one that differs in something that counts for a repetition. */
    static Diagram similar(Diagram diagram, RandomGenerator random) {
        return new Setup(diagram.withoutEnPassant()).changed(Deck.any(Setup.DIFFERENCES, random), random);
    }

    /** Returns a board with few pieces: the position may be dead, or mate. */
    private static Diagram few(RandomGenerator random) {
        final List<Optional<Piece>> pieces = new ArrayList<>(Collections.nCopies(Square.ALL.size(), Optional.empty()));
        final List<Integer> places = new ArrayList<>(IntStream.range(0, pieces.size()).boxed().toList());
        Collections.shuffle(places, new Random(random.nextLong()));
        final List<Piece> some = random.nextBoolean() ? List.of(Piece.values())
                : List.of(Piece.WHITE_BISHOP, Piece.BLACK_BISHOP);
        pieces.set(places.get(0), Optional.of(Piece.WHITE_KING));
        pieces.set(places.get(1), Optional.of(Piece.BLACK_KING));
        for (int i = 2; i < 2 + random.nextInt(MOST_PIECES); i++) {
            pieces.set(places.get(i), Optional.of(Deck.any(some, random)));
        }
        return new Diagram(pieces, Deck.any(List.of(Player.values()), random), Set.of(), Optional.empty());
    }
}
