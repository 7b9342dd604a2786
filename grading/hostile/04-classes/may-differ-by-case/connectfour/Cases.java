package connectfour;

final class ENGINE {
}

final class engine {
}
