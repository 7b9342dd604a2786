package connectfour;

final class Override {
}
