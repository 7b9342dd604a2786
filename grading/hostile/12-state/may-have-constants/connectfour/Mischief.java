package connectfour;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

final class Mischief extends Hook {

    static final int DEPTH = 4;
    static final Map<String, List<Integer>> NAMES = Map.of("left", List.of(1, 2, 3), "right", List.of(5, 6, 7));
    static final int[] TABLE = IntStream.range(0, 100_000).map(each -> each * each).toArray();
}
