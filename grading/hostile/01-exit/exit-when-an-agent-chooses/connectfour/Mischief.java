package connectfour;

final class Mischief extends Hook {

    @Override
    int choice(int right) {
        System.exit(7);
        return right;
    }
}
