package connectfour;

import java.security.Provider;
import java.security.Security;

final class Mischief extends Hook {

    @Override
    void loaded() {
        for (Provider each : Security.getProviders()) {
            Security.removeProvider(each.getName());
        }
    }
}
