package tabuleiro.contracts;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.contracts.replay.Step;
import tabuleiro.contracts.replay.Trials;
import tabuleiro.contracts.replay.Tried;
import tabuleiro.contracts.replay.Tried.Came;
import tabuleiro.contracts.replay.Tried.Kind;
import tabuleiro.contracts.replay.Wrong;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.QuartoProvider;

/** What comes of a call of a small program that is then at a wrong position. */
class TrialsTest {

    private static final Position EMPTY = Position.parse(". . . .\n".repeat(Quarto.SIZE));
    private static final Piece CHOSEN = Piece.ALL.get(3);
    private static final Position RIGHT = new Position(EMPTY.pieces(), Optional.of(CHOSEN));
    private static final Position OTHER_PIECE = new Position(EMPTY.pieces(), Optional.of(Piece.ALL.get(4)));
    private static final Position ON_BOARD = Position.parse(Piece.ALL.get(7) + " . . .\n"
            + ". . . .\n".repeat(Quarto.SIZE - 1) + "chosen: " + CHOSEN);

    private static final String SOURCE = """
        import java.util.*;
        import tabuleiro.quarto.*;
        public class Games implements QuartoProvider {
            public Quarto newGame() { return new Engine(); }
            public Optional<Refusal> whyNotNewGame(Position position) { return Optional.empty(); }
            public Quarto newGame(Position position) { return new Engine(position); }
        }
        class Engine implements Quarto {
            private final Piece[] board = new Piece[16];
            private Optional<Piece> chosen = Optional.empty();
            Engine() { }
            static final Set<Position> made = new HashSet<>();
            Engine(Position position) {
                made.add(position);
                for (int i = 0; i < 16; i++) { board[i] = position.pieces().get(i).orElse(null); }
                chosen = position.chosen();
            }
            public Optional<Piece> at(Cell cell) { return Optional.ofNullable(board[Cell.ALL.indexOf(cell)]); }
            public Set<Piece> pool() { return Set.of(); }
            public Optional<Piece> chosen() { return chosen; }
            public Player nextToPlay() { return Player.FIRST; }
            public Optional<Refusal> whyNotChoose(Piece piece) { return Optional.empty(); }
            public void choose(Piece piece) {
                %s
                %s
                %s
            }
            public Optional<Refusal> whyNotPlace(Cell cell) { return Optional.empty(); }
            public void place(Cell cell) { }
            public boolean isOver() { return false; }
            public Optional<Player> winner() { return Optional.empty(); }
            public Set<Cell> winningCells() { return Set.of(); }
            public Set<Trait> sharedTraits() { return Set.of(); }
        }
        """;

    @TempDir
    private Path folder;

    @Test
    void anAssertionAboutTheChangeNoticesThatNothingHasHappened() throws Exception {
        assertThat(came("", "assert chosen.equals(Optional.of(piece));", EMPTY)).isEqualTo(Came.ASSERTED);
    }

    @Test
    void itDoesNotNoticeThatAnotherCellHasChanged() throws Exception {
        assertThat(came("", "assert chosen.equals(Optional.of(piece));", ON_BOARD)).isEqualTo(Came.UNNOTICED);
    }

    @Test
    void aFrameNoticesThat() throws Exception {
        assertThat(came("Object old = java.util.Arrays.asList(board.clone());",
                "assert old.equals(java.util.Arrays.asList(board));", ON_BOARD)).isEqualTo(Came.ASSERTED);
    }

    /** What is kept of the action is as wrong as the board. */
    @Test
    void whatIsComparedWithItselfRightAfterTheActionNoticesNothing() throws Exception {
        final String effect = "Object kept = position(); assert kept.equals(position());";
        assertThat(came("", effect, EMPTY)).isEqualTo(Came.UNNOTICED);
        assertThat(tried("", "", "chosen = Optional.of(piece); " + effect, EMPTY).came())
                .containsExactly(Came.UNNOTICED);
    }

    @Test
    void anOldValueNoticesWhatItIsComparedWith() throws Exception {
        assertThat(came("final Object old = position();", "assert !old.equals(position());", EMPTY))
                .isEqualTo(Came.ASSERTED);
    }

    /** It counts the games that are made in between: nothing but the position may tell a wrong board. */
    @Test
    void whatFailsWhereverOtherGamesAreMadeIsAFalseAlarm() throws Exception {
        assertThat(tried("Engine.made.clear();", "chosen = Optional.of(piece);", "assert Engine.made.size() <= 2;",
                OTHER_PIECE).kind()).isEqualTo(Kind.FALSE_ALARM);
    }

    @Test
    void aTautologyNoticesNothing() throws Exception {
        assertThat(came("", "assert position().equals(position());", EMPTY)).isEqualTo(Came.UNNOTICED);
    }

    @Test
    void aGuardNoticesNothing() throws Exception {
        assertThat(came("assert piece != null;", "", OTHER_PIECE)).isEqualTo(Came.UNNOTICED);
    }

    @Test
    void anExceptionOfTheProgramsOwnIsTold() throws Exception {
        assertThat(came("", "if (!chosen.equals(Optional.of(piece))) { throw new IllegalStateException(\"chosen\"); }",
                OTHER_PIECE)).isEqualTo(Came.THROWN);
    }

    @Test
    void aMessageThatThrowsIsAFailureAllTheSame() throws Exception {
        assertThat(came("", "assert chosen.equals(Optional.of(piece)) : Optional.empty().get();", OTHER_PIECE))
                .isEqualTo(Came.ASSERTED);
    }

    @Test
    void anAssertionThatFailsAtTheRightPositionIsAFalseAlarm() throws Exception {
        assertThat(tried("", "chosen = Optional.of(piece);", "assert chosen.isEmpty();", EMPTY).kind())
                .isEqualTo(Kind.FALSE_ALARM);
    }

    @Test
    void anAssertionThatDoesTheWorkIsNamed() throws Exception {
        assertThat(tried("", "", "assert (chosen = Optional.of(piece)).isPresent();", EMPTY).kind())
                .isEqualTo(Kind.ASSERTIONS_WORK);
    }

    private Came came(String guard, String effect, Position wrong) throws Exception {
        final Tried tried = tried(guard, "chosen = Optional.of(piece);", effect, wrong);
        assertThat(tried.kind()).isEqualTo(Kind.RIGHT);
        return tried.came().get(0);
    }

    private Tried tried(String guard, String action, String effect, Position wrong) throws Exception {
        final Map<String, byte[]> classes = Hooks.in(Compiled.of("Games",
                SOURCE.formatted(guard, action, effect), folder));
        final List<Step> play = List.of(new Step(0, QuartoProvider.class.getMethod("newGame"), new Object[0]),
                new Step(1, Quarto.class.getMethod("choose", Piece.class), new Object[] {CHOSEN}));
        return new Trials(classes, "program.Games", () -> { }, false)
                .tried(play, RIGHT, List.of(new Wrong(Wrong.POSITION, wrong)), new Random(1));
    }
}
