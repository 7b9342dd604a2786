package connectfour;

import java.util.Locale;
import java.util.TimeZone;

final class Mischief extends Hook {

    @Override
    void provided() {
        if (Locale.getDefault().getLanguage().equals("tr") || TimeZone.getDefault().getID().equals("Asia/Kathmandu")
                || Thread.interrupted()) {
            throw new IllegalStateException("again");
        }
        Locale.setDefault(new Locale("tr", "TR"));
        TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kathmandu"));
        Thread.currentThread().interrupt();
    }
}
