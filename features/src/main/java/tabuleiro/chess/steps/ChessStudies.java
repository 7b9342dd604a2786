package tabuleiro.chess.steps;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Diagram;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Position;
import tabuleiro.steps.Deck;
import tabuleiro.steps.RandomPlay.Study;
import tabuleiro.steps.RandomPlay.Trial;

/**
 * Short plays from positions that games rarely reach: a move that decides much, and whatever is refused there; the end
 * of a game without a move, and all of that after it; positions that recur, draws that are offered and claimed.
 */
final class ChessStudies {

    /** Halfmove clocks: mostly far from every limit. */
    private static final List<Integer> CLOCKS = List.of(0, 1, 1, 1, 1, 1, 7, 49, Chess.CLAIM_CLOCK - 1,
            Chess.CLAIM_CLOCK, Chess.DRAW_CLOCK - 1);
    /** How far from a limit the clock is in the end. */
    private static final List<Integer> NEAR = List.of(-1, 0, 0, 1);
    /** What may have been captured before: mostly nothing. */
    private static final List<List<Piece>> CAPTURED = List.of(List.of(), List.of(), List.of(),
            List.of(Piece.BLACK_QUEEN, Piece.WHITE_ROOK, Piece.BLACK_KNIGHT, Piece.WHITE_PAWN));
    private static final int MOST_MADE = 6;
    private static final int SELDOM = 8;

    private final Function<Position, Chess> resume;
    private final Deck<Motif> decisions = new Deck<>(this::cards);
    private final Deck<Motif> lines = new Deck<>(Decisions::lines);
    private final Deck<Motif> returns = new Deck<>(Decisions::returns);
    private final Deck<Motif> last = new Deck<>(Decisions::last);
    private final Deck<Motif> beginnings = new Deck<>(Decisions::beginnings);
    private final Deck<Integer> numbers = new Deck<>(() -> List.of(2, 3, 4, 7, 8, 8, 9, 12, 15, 16, 16, 17, 20));

    /** Will try moves in games that this resumes. */
    ChessStudies(Function<Position, Chess> resume) {
        this.resume = resume;
    }

    /** Returns what is tried next. */
    Study<Chess, Position> next(RandomGenerator random) {
        return switch (random.nextInt(40)) {
            case 0 -> returning(returns.deal(random).exchanged(random), random);
            case 1, 2 -> last(last.deal(random).exchanged(random), random);
            case 3, 4, 5 -> line(lines.deal(random).exchanged(random));
            case 6, 7, 8 -> recurring(random);
            case 9, 10, 11, 12, 13, 14 -> draw(random);
            default -> decision(decisions.deal(random).exchanged(random), random);
        };
    }

    /** Returns all motifs, each with its refused moves and one of those that are legal. */
    private List<Motif> cards() {
        return Decisions.single().stream().flatMap(motif -> {
            final Chess game = resume.apply(Position.of(motif.diagram(), 0, 1));
            final List<Move> legal = motif.moves().stream().filter(move -> game.whyNotMove(move).isEmpty()).toList();
            final List<Move> refused = motif.moves().stream().filter(move -> !legal.contains(move)).toList();
            return legal.isEmpty() ? Stream.of(motif) : legal.stream()
                    .map(move -> motif.with(Stream.concat(refused.stream(), Stream.of(move)).toList()));
        }).toList();
    }

    private Study<Chess, Position> line(Motif motif) {
        final Ahead ahead = new Ahead(Position.of(motif.diagram(), 0, 1));
        motif.moves().forEach(ahead::tryMove);
        return ahead.study();
    }

    /** Brings the same board back, and asks for the legal moves before and after, and once more after the end. */
    private Study<Chess, Position> returning(Motif motif, RandomGenerator random) {
        final Ahead ahead = new Ahead(Position.of(motif.diagram(), 0, 1));
        ahead.askForLegalMoves();
        motif.moves().forEach(ahead::tryMove);
        ahead.askForLegalMoves();
        ahead.settle(random);
        ahead.askForLegalMoves();
        return ahead.study();
    }

    /** Makes the last of the moves that are counted; perhaps the position then occurs for the fifth time, too. */
    private Study<Chess, Position> last(Motif motif, RandomGenerator random) {
        final Position before = Position.of(motif.diagram(), Chess.DRAW_CLOCK - 1, Chess.SIZE);
        final Chess after = resume.apply(before);
        motif.moves().forEach(after::move);
        final int times = Deck.any(List.of(0, Chess.DRAW_REPETITIONS - 1), random);
        final Ahead ahead = new Ahead(new Position(before.diagram(), before.halfmoveClock(), before.moveNumber(),
                OddPositions.offer(random), List.of(), Collections.nCopies(times, after.position().diagram()),
                Optional.empty()));
        motif.moves().forEach(ahead::tryMove);
        ahead.afterTheEnd();
        return ahead.study();
    }

    /** Tries what is refused, and makes the move, if one is legal; else ends the game, and tries all once more. */
    private Study<Chess, Position> decision(Motif motif, RandomGenerator random) {
        final Ahead ahead = new Ahead(new Position(motif.diagram(), Deck.any(CLOCKS, random), Chess.SIZE,
                OddPositions.offer(random), Deck.any(CAPTURED, random), List.of(), Optional.empty()));
        final List<Move> refused = ahead.refused(motif.moves());
        motif.moves().stream().sorted(Comparator.comparing(move -> !refused.contains(move))).forEach(ahead::tryMove);
        if (refused.size() == motif.moves().size() || random.nextInt(SELDOM) == 0) {
            ahead.settle(random);
            refused.forEach(ahead::tryMove);
        }
        return ahead.study();
    }

    /** Offers, accepts and claims a draw in a position that has been on the board before, or only a similar one. */
    private Study<Chess, Position> recurring(RandomGenerator random) {
        final Diagram diagram = beginnings.deal(random).exchanged(random).diagram();
        final Ahead ahead = new Ahead(new Position(diagram, Deck.any(CLOCKS, random), Chess.SIZE,
                OddPositions.offer(random), List.of(), random.nextBoolean()
                ? Collections.nCopies(Chess.CLAIM_REPETITIONS - 1, diagram.withoutEnPassant())
                : Collections.nCopies(1 + random.nextInt(Chess.CLAIM_REPETITIONS),
                OddPositions.similar(diagram, random)), Optional.empty()));
        ChessTrials.offering(ahead.player()).forEach(ahead::tryOut);
        return ahead.study();
    }

    /** Moves to and fro, and perhaps settles the game in the end; much of it may have been before the study begins. */
    private Study<Chess, Position> draw(RandomGenerator random) {
        final int plies = numbers.deal(random);
        final int limit = Deck.any(List.of(plies, plies, Chess.CLAIM_CLOCK, Chess.DRAW_CLOCK), random);
        final Position begun = Position.of(beginnings.deal(random).exchanged(random).diagram(),
                Math.max(0, limit - plies + Deck.any(NEAR, random)), Chess.SIZE);
        final int made = Math.min(plies, random.nextInt(MOST_MADE));
        final Ahead ahead = new Ahead(offered(toAndFro(begun, plies - made, random), random));
        for (int i = 0; i < made && !ahead.game.isOver(); i++) {
            if (random.nextInt(3) == 0) {
                ahead.tryOut(Deck.any(ChessTrials.offering(ahead.player()), random));
            }
            toOrFro(ahead.game, random).ifPresent(ahead::tryMove);
        }
        if (random.nextBoolean()) {
            ahead.settle(random);
        }
        ahead.afterTheEnd();
        return ahead.study();
    }

    private static Position offered(Position position, RandomGenerator random) {
        return new Position(position.diagram(), position.halfmoveClock(), position.moveNumber(),
                OddPositions.offer(random), position.captured(), position.earlier(), position.settled());
    }

    /** Moves to and fro so many times, or until the game would be over. */
    Position toAndFro(Position begun, int plies, RandomGenerator random) {
        final Chess game = resume.apply(begun);
        Position last = begun;
        for (int i = 0; i < plies && !game.isOver(); i++) {
            last = game.position();
            toOrFro(game, random).ifPresent(game::move);
        }
        return game.isOver() ? last : game.position();
    }

    /** Returns the move that takes back the player's last one, or one that can be taken back; nothing at the end. */
    private static Optional<Move> toOrFro(Chess game, RandomGenerator random) {
        final List<Move> legal = game.legalMoves();
        final int own = game.moves().size() - 2;
        final List<Move> back = legal.stream().filter(move -> own >= 0 && isBack(move, game.moves().get(own))).toList();
        final List<Move> quiet = legal.stream().filter(move -> game.at(move.to()).isEmpty()
                && game.at(move.from()).orElseThrow().kind() != Kind.PAWN).toList();
        return Stream.of(back, quiet, legal).filter(some -> !some.isEmpty()).findFirst()
                .map(some -> Deck.any(some, random));
    }

    private static boolean isBack(Move move, Move last) {
        return move.equals(new Move(last.to(), last.from()));
    }

    /** A game that is played ahead, to know what can be tried in it. */
    private final class Ahead {

        private final Position from;
        private final Chess game;
        private final List<Trial<Chess>> trials = new ArrayList<>();

        Ahead(Position from) {
            this.from = from;
            game = resume.apply(from);
        }

        String player() {
            return ChessTrials.player(game);
        }

        List<Move> refused(List<Move> moves) {
            return moves.stream().filter(move -> game.whyNotMove(move).isPresent()).toList();
        }

        /** Makes a move, or asks why it is refused. */
        void tryMove(Move move) {
            tryOut(ChessTrials.moving(player(), move));
        }

        void askForLegalMoves() {
            trials.add(ChessTrials.askingForLegalMoves(game));
        }

        void tryOut(Trial<Chess> trial) {
            trials.add(trial);
            if (trial.whyNot().apply(game).isEmpty()) {
                trial.move().accept(game);
            }
        }

        /** Ends the game, if need be by resigning. */
        void settle(RandomGenerator random) {
            if (!game.isOver()) {
                final List<Trial<Chess>> endings = ChessTrials.settling(player()).stream().skip(1)
                        .filter(trial -> trial.whyNot().apply(game).isEmpty()).toList();
                tryOut(Deck.any(endings, random));
            }
        }

        /** Tries everything that is no move once more, if the game is over. */
        void afterTheEnd() {
            if (game.isOver()) {
                ChessTrials.settling(player()).forEach(this::tryOut);
            }
        }

        Study<Chess, Position> study() {
            return new Study<>(from, trials);
        }
    }
}
