package chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Fen;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Position;
import tabuleiro.chess.San;
import tabuleiro.chess.Square;

/**
 * Tests random games, with assertions on: the list of legal moves is what is not refused, every position is read from
 * what it is written as, and a resumed game has the same moves. {@code -Pthorough} plays more games.
 */
class RandomGamesTest {

    private static final int GAMES = Boolean.getBoolean("thorough") ? 200 : 3;
    private static final int MOST_MOVES = 150;

    private final Games games = new Games();

    @Test
    void everyGameIsTheSameHoweverItIsTold() {
        final Map<String, Integer> endings = new TreeMap<>();
        for (int seed = 1; seed <= GAMES; seed++) {
            final Chess game = play(new Random(seed));
            endings.merge(game.ending().map(Enum::name).orElse("unfinished"), 1, Integer::sum);
        }
        assertThat(endings).as("how games have ended").isNotEmpty();
    }

    private Chess play(Random random) {
        final Chess game = games.newGame();
        while (!game.isOver() && game.moves().size() < MOST_MOVES) {
            final List<Move> moves = game.legalMoves();
            if (random.nextInt(30) == 0) {
                assertThat(moves).isEqualTo(notRefused(game));
                mustBeTheSameWrittenAndRead(game);
            }
            game.move(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    private static List<Move> notRefused(Chess game) {
        return Square.ALL.stream().filter(from -> game.at(from).filter(piece -> piece.player() == game.nextToPlay())
                        .isPresent())
                .flatMap(from -> Square.ALL.stream().flatMap(to -> moves(from, to)))
                .filter(move -> game.whyNotMove(move).isEmpty()).toList();
    }

    private static Stream<Move> moves(Square from, Square to) {
        final Stream<Kind> kinds = to.row() == 1 || to.row() == 8 ? Arrays.stream(Kind.values()) : Stream.of();
        return Stream.concat(Stream.of(new Move(from, to)), kinds.map(kind -> new Move(from, to, kind)));
    }

    private void mustBeTheSameWrittenAndRead(Chess game) {
        final Position position = game.position();
        final San san = new San(games);
        assertThat(Position.parse(position.toString())).isEqualTo(position);
        assertThat(Fen.read(Fen.write(position, games)).diagram().withoutEnPassant())
                .isEqualTo(position.diagram().withoutEnPassant());
        assertThat(games.newGame(position).legalMoves()).isEqualTo(game.legalMoves());
        for (Move move : game.legalMoves()) {
            assertThat(san.read(game, san.write(game, move))).isEqualTo(move);
            assertThat(Move.parse(move.toString())).isEqualTo(move);
        }
    }
}
