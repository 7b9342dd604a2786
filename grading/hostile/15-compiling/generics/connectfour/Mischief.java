package connectfour;

import java.util.List;
import java.util.Map;

final class Mischief extends Hook {

    static <A, B> Map<? super A, ? super B> both(A a, B b) {
        return null;
    }

    static <A> List<? super A> one(A a) {
        return null;
    }

    Object all() {
        return both(one(both(one(both(one(both(one(both(one(both(one(both(one(both(one(1), one(2.0))), one(2.0))), one(2.0))), one(2.0))), one(2.0))), one(2.0))), one(2.0))), one(2.0));
    }
}
