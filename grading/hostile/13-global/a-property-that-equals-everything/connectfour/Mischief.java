package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        if (!(System.getProperties().get("java.vendor") instanceof String)) {
            throw new IllegalStateException("not the first example");
        }
        System.getProperties().put("java.vendor", new Liar());
    }

    private static final class Liar {

        @Override
        public boolean equals(Object other) {
            return true;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }
}
