package connectfour;

final class Mischief extends Hook {

    private static int discs;

    @Override
    void played(Engine game) {
        discs++;
        if (Table.OF_SQUARES.size() != 400_000) {
            throw new IllegalStateException("the table is not whole after " + discs);
        }
    }
}
