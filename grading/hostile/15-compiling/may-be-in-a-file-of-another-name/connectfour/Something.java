package connectfour;

public final class Otherwise {
}
