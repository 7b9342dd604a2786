package client.live;

import java.util.Arrays;

/** Live: dropping into a column of six, first without a contract. The argument says which state is run. */
final class Column {

    private final char[] discs = new char[6];
    private int height;

    private Column() {
    }

    // tag::step1[]
    void drop1(char disc) {
        discs[Math.min(height, 5)] = disc;
        height = Math.min(height + 1, 6);
    }
    // end::step1[]

    // tag::step2[]
    void drop2(char disc) {
        assert height < 6 : "require column_has_space: height " + height;
        discs[height] = disc;
        height++;
    }
    // end::step2[]

    // tag::step3[]
    void drop3(char disc) {
        assert height < 6 : "require column_has_space: height " + height;
        final char[] oldDiscs = discs.clone();
        final int oldHeight = height;

        discs[Math.max(0, height - 1)] = disc;
        height++;

        assert Arrays.equals(discs, 0, oldHeight, oldDiscs, 0, oldHeight)
                : "ensure others_unchanged: " + new String(discs, 0, height);
        assert discs[oldHeight] == disc : "ensure disc_rests at " + oldHeight;
    }
    // end::step3[]

    public static void main(String[] arguments) {
        final Column column = new Column();
        for (char disc : "1212121".toCharArray()) {
            switch (arguments[0]) {
                case "1" -> column.drop1(disc);
                case "2" -> column.drop2(disc);
                default -> column.drop3(disc);
            }
        }
        System.out.println("seven discs were dropped: " + new String(column.discs));
    }
}
