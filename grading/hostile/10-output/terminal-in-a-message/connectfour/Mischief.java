package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        throw new IllegalStateException("red\u001B[2J backwards\u202Elive \0 \uD800 \u2028 \uFEFF \r \b");
    }
}
