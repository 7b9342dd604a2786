package connectfour;

final class Mischief extends Hook {

    @Override
    void loaded() {
        for (int i = 0; i < 100_000; i++) {
            System.out.println("All work and no play makes the judge a dull one.");
            System.err.println("All work and no play makes the judge a dull one.");
        }
    }
}
