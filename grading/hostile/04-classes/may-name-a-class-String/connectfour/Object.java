package connectfour;

final class Object {
}
