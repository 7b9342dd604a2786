package chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.chess.Fen;
import tabuleiro.chess.Move;
import tabuleiro.chess.Position;
import tabuleiro.chess.San;
import tabuleiro.notation.NotationException;
import tabuleiro.notation.PortableGame;

/**
 * Feeds the readers of notations texts that were right before some of their characters were changed, removed, doubled
 * or swapped: each text is read, or refused with the place and the reason, except that a PGN is always read.
 * {@code -Pthorough} tries more texts.
 */
class NotationFuzzTest {

    private static final int TEXTS = Boolean.getBoolean("thorough") ? 100_000 : 2_000;
    private static final String CHARACTERS =
            "KQRBNPkqrbnpabcdefgh0123456789 /-+#=xO.*[]{}()<>;%$\"\\!?\n\r\t\0\u00e9\u2028\ud83d\uFEFF";
    private static final Games GAMES = new Games();

    /** A notation: its reader, and texts that are right. */
    private enum Notation {
        FEN(Fen::read, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 12 34",
                "8/8/8/3Pp3/8/8/8/8 w - e6 0 1"),
        UCI(Move::parse, "e2e4", "e7e8q", "a1h8"),
        SAN(text -> new San(GAMES).read(GAMES.newGame(Position.of(Fen.read(
                "r3k2r/pPppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PP1BBPPP/R3K2R w KQkq - 0 1").diagram(), 0, 1)), text),
                "Nxd7", "bxa8=Q+", "O-O-O", "Nb5", "Qxf6", "0-0", "Rd1", "d5xe6"),
        PGN(PortableGame::readAll,
                "[Event \"A \\\"x\\\"\"]\n[Result \"*\"]\n\n1. e4 {a} e5 2. Nf3 $1 (2. f4 exf4) Nc6 *\n",
                "% a\n[FEN \"4k3/4p3/8/3P4/8/8/8/4K3 b - - 3 40\"]\n\n40... e5 ; b\n41. dxe6 1/2-1/2",
                "1. f3 e5 2. g4 Qh4# 0-1");

        private final Function<String, Object> reader;
        private final List<String> texts;

        Notation(Function<String, Object> reader, String... texts) {
            this.reader = reader;
            this.texts = List.of(texts);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyTextIsReadOrRefusedWithPlaceAndReason(Notation notation) {
        final Random random = new Random(notation.ordinal());
        final Map<String, Integer> seen = new TreeMap<>();
        for (int i = 0; i < TEXTS; i++) {
            final String text = mutated(notation.texts.get(random.nextInt(notation.texts.size())), random);
            seen.merge(outcome(notation, text), 1, Integer::sum);
        }
        assertThat(seen.keySet()).as("what became of the texts: %s", seen).contains("read")
                .contains(notation == Notation.PGN ? "read" : "refused");
    }

    private static String outcome(Notation notation, String text) {
        try {
            assertThat(notation.reader.apply(text)).isNotNull();
            return "read";
        } catch (NotationException fault) {
            assertThat(fault.reason()).as("the reason why %s is refused", text).isNotBlank().doesNotEndWith(".");
            assertThat(fault.line()).as("the line in %s", text).isBetween(1, text.length() + 1);
            assertThat(fault.column()).as("the column in %s", text).isBetween(1, text.length() + 1);
            return "refused";
        } catch (RuntimeException | StackOverflowError broken) {
            throw new AssertionError("neither read nor refused: " + text, broken);
        }
    }

    private static String mutated(String text, Random random) {
        final StringBuilder mutated = new StringBuilder(text);
        for (int changes = random.nextInt(4); changes >= 0 && mutated.length() > 0; changes--) {
            final int place = random.nextInt(mutated.length());
            final char other = CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));
            switch (random.nextInt(5)) {
                case 0 -> mutated.setCharAt(place, other);
                case 1 -> mutated.insert(place, other);
                case 2 -> mutated.deleteCharAt(place);
                case 3 -> mutated.insert(place, mutated.substring(place));
                default -> mutated.setLength(place);
            }
        }
        return mutated.toString();
    }
}
