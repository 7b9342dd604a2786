package connectfour;

import java.util.stream.IntStream;

final class Mischief extends Hook {

    @Override
    void begun(Engine game) {
        if (IntStream.range(0, 10_000).parallel().map(each -> each % 7).sum() != 29_994) {
            throw new IllegalStateException("counts otherwise");
        }
    }
}
