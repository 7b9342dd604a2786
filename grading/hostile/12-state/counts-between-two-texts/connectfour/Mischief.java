package connectfour;

final class Mischief extends Hook {

    private static String before = "";
    private static String after = ";".repeat(200);

    @Override
    void provided() {
        if (!before.isEmpty()) {
            throw new IllegalStateException("not the first example");
        }
        before += ";";
        after = after.substring(1);
    }
}
