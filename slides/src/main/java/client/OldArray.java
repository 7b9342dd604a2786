package client;

import java.util.Arrays;

/** Shows that a copy of a reference is no copy of an array. */
final class OldArray {

    private OldArray() {
    }

    public static void main(String[] arguments) {
        // tag::program[]
        final int[] grid = {0, 0, 0, 0, 0, 0, 0};
        final int[] oldGrid = grid;

        grid[3] = 1;

        System.out.println(Arrays.equals(grid, oldGrid));
        // end::program[]
    }
}
