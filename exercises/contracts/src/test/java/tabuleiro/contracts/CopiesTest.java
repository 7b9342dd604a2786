package tabuleiro.contracts;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Assertions that only do again what a small program has done, and what makes one doubt a program. */
class CopiesTest {

    private static final String SOURCE = """
        import java.util.*;
        import tabuleiro.connectfour.*;
        public class Games implements ConnectFour {
            private final Player[][] grid = new Player[7][8];
            private Player next = Player.FIRST;
            %s
            public void play(int column) {
                final Player mover = nextToPlay();
                int row = 6;
                while (grid[row][column] != null) { row--; }
                put(row, column);
                assert %s;
            }
            private void put(int row, int column) {
                grid[row][column] = next;
                next = next.opponent();
            }
            public Optional<Player> at(int row, int column) { return Optional.ofNullable(grid[row][column]); }
            public Player nextToPlay() { return next; }
            public boolean hasSpace(int column) { return grid[1][column] == null; }
            public Optional<Refusal> whyNotPlay(int column) { return Optional.empty(); }
            public boolean isOver() { return false; }
            public Optional<Player> winner() { return Optional.empty(); }
            public List<Cell> winningLine() { return List.of(); }
        }
        """;

    @TempDir
    private Path folder;

    @Test
    void whatAsksTheGameInAnotherWayIsNoCopy() throws Exception {
        assertThat(copies("", "nextToPlay() != mover").echoes()).isEmpty();
        assertThat(copies("", "position().cells().stream().anyMatch(Optional::isPresent)").echoes()).isEmpty();
        assertThat(copies("", "at(6, column).isPresent()").echoes()).isEmpty();
    }

    @Test
    void whatLooksWhereTheMoveHasJustWrittenIs() throws Exception {
        assertThat(copies("", "grid[row][column] == mover").echoes()).hasSize(1);
    }

    @Test
    void whatMakesTheMoveOnceMoreIs() throws Exception {
        assertThat(copies("private boolean same(int column) { Games twin = new Games(); twin.play(column);"
                + " return twin.next == next; }", "same(column)").echoes()).hasSize(1);
        assertThat(copies("private boolean same(ConnectFour twin, int column) { twin.play(column); return true; }",
                "same(this, column)").echoes()).hasSize(1);
    }

    @Test
    void whatUsesWhatOnlyMovesUseToChangeTheGameIs() throws Exception {
        assertThat(copies("private boolean same(int column) { Games twin = new Games(); twin.put(6, column);"
                + " return twin.next == next; }", "same(column)").echoes()).hasSize(1);
    }

    @Test
    void whatChangesWhatMovesChangeIs() throws Exception {
        assertThat(copies("private boolean same(int column) { Games twin = new Games(); twin.next = next.opponent();"
                + " return twin.next != next; }", "same(column)").echoes()).hasSize(1);
    }

    @Test
    void whatLooksAtWhatTheMoveHasMadeIs() throws Exception {
        final String source = SOURCE.replace("put(row, column);", "final Games made = %s; grid[1] = made.grid[1];");
        final String asserted = "Arrays.equals(made.grid, grid)";
        assertThat(new Copies(Compiled.of("Games", source.formatted("", "new Games()", asserted), folder)).echoes())
                .hasSize(1);
        assertThat(new Copies(Compiled.of("Games", source.formatted("", "this", asserted), folder)).echoes()).isEmpty();
    }

    @Test
    void whatAsksForWhatTheMoveKeepsIs() throws Exception {
        final String following = "private Player following() { return next.opponent(); }";
        assertThat(copies(following, "mover == following()").echoes()).isEmpty();
        assertThat(copies(following + " public void pass() { next = following(); }", "mover == following()").echoes())
                .hasSize(1);
    }

    @Test
    void aMoveInTwoGamesAtOnceIsACopy() throws Exception {
        final String members = "private ConnectFour one; private ConnectFour two;"
                + " public void play(String any) { one.play(1); %s.play(1); }";
        assertThat(doubts(members.formatted("two"))).containsExactly(Doubt.COPY);
        assertThat(doubts("private ConnectFour one; public void play(String any) { one.play(1); }")).isEmpty();
    }

    @Test
    void aPlainProgramRaisesNoDoubt() throws Exception {
        assertThat(doubts("private static final int NUMBER = 1;")).isEmpty();
    }

    @Test
    void whatMayOutliveAPlayIsNamed() throws Exception {
        assertThat(doubts("private static int plays; private void count() { plays++; }"))
                .containsExactly(Doubt.OUTLIVES);
        assertThat(doubts("private void keep() { new Thread(() -> { }).start(); }")).containsExactly(Doubt.OUTLIVES);
        assertThat(doubts("private void keep() { System.setProperty(\"plays\", \"1\"); }"))
                .containsExactly(Doubt.OUTLIVES);
    }

    @Test
    void aSwitchOfItsOwnIsNamed() throws Exception {
        assertThat(doubts("static class Other { static boolean $assertionsDisabled; }"))
                .containsExactly(Doubt.SWITCH);
    }

    @Test
    void aClassThatIsNotLookedIntoIsNamed() throws Exception {
        final StringBuilder source = new StringBuilder("static class Long { int count;\n");
        for (int i = 0; i < 50; i++) {
            source.append("void count").append(i).append("() { ").append("count++; ".repeat(80)).append("}\n");
        }
        assertThat(doubts(source + "}")).containsExactly(Doubt.TOO_LARGE);
    }

    private Copies copies(String members, String asserted) throws Exception {
        return new Copies(Compiled.of("Games", SOURCE.formatted(members, asserted), folder));
    }

    private List<Doubt> doubts(String members) throws Exception {
        return copies(members, "true").doubts("program.Games");
    }
}
