package connectfour;

import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

final class Mischief extends Hook {

    static <T> T f(Function<Integer, T> any) {
        return null;
    }

    static <T> T f(ToIntFunction<Long> any) {
        return null;
    }

    static <T> T f(ToLongFunction<String> any) {
        return null;
    }

    Object all() {
        return f(x15 -> f(x14 -> f(x13 -> f(x12 -> f(x11 -> f(x10 -> f(x9 -> f(x8 -> f(x7 -> f(x6 -> f(x5 -> f(x4 -> f(x3 -> f(x2 -> f(x1 -> f(x0 -> 1))))))))))))))));
    }
}
