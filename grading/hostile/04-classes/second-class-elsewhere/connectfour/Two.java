package connectfour;

final class Two {
}

package elsewhere;

final class Three {
}
