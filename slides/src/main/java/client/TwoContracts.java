package client;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Places a piece and forgets to take it from the pool: with a contract that cannot fail, and with one that can. */
final class TwoContracts {

    private final Set<String> pool = new TreeSet<>(Set.of("(B!", "[P;", "[B;"));
    private final List<String> board = new ArrayList<>();

    private TwoContracts() {
    }

    // tag::cannot-fail[]
    private void place(String piece) {
        final Set<String> oldPool = pool;
        final List<String> oldBoard = board;

        board.add(piece);

        assert board.containsAll(oldBoard);
        assert oldPool.containsAll(pool);
    }
    // end::cannot-fail[]

    // tag::notices[]
    private void placeChecked(String piece) {
        final int oldSize = pool.size();

        board.add(piece);

        assert !pool.contains(piece) : piece + " stays";
        assert pool.size() == oldSize - 1;
    }
    // end::notices[]

    public static void main(String[] arguments) {
        new TwoContracts().place("[P;");
        System.out.println("place: nobody has noticed anything");
        new TwoContracts().placeChecked("[P;");
    }
}
