package client;

/** What a representation means: two that mean the same column, and one that means nothing. */
final class Meaning {

    private Meaning() {
    }

    /** A column as six characters and a height. */
    // tag::class[]
    record Column(String discs, int height) {

        boolean isColumn() {
            return discs.length() == 6 && 0 <= height && height <= 6;
        }

        String toText() {
            assert isColumn() : "invariant broken: height " + height;
            return discs.substring(0, height);
        }
    }
    // end::class[]

    public static void main(String[] arguments) {
        System.out.println("means " + new Column("12....", 2).toText());
        System.out.println("means " + new Column("121212", 2).toText());
        System.out.println("means " + new Column("12....", 7).toText());
    }
}
