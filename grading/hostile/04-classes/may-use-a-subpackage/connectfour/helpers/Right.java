package connectfour.helpers;

import java.util.List;

public final class Right {

    public static <T> List<T> copy(List<T> list) {
        return List.copyOf(list);
    }
}
