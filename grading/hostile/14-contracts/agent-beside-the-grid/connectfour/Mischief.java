package connectfour;

final class Mischief extends Hook {

    @Override
    int choice(int right) {
        return 0;
    }
}
