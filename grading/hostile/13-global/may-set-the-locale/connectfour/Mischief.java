package connectfour;

import java.util.Locale;
import java.util.TimeZone;

final class Mischief extends Hook {

    @Override
    void begun(Engine game) {
        Locale.setDefault(new Locale("tr", "TR"));
        TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kathmandu"));
    }
}
