package connectfour;

final class Engine {
}
