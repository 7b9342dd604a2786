package connectfour;

import java.lang.invoke.MethodHandles;
import java.util.Base64;

final class Mischief extends Hook {

    private static final String CODE = "yv66vgAAADEACQEAEmNvbm5lY3Rmb3VyL0Jyb2tlbgcAAQEAEGphdmEvbGFuZy9PYmplY3QHAAMBAANnZXQBABQoKUxqYX"
            + "ZhL2xhbmcvT2JqZWN0OwEABENvZGUDf/++7wAxAAIABAAAAAAAAQAJAAUABgABAAcAAAAPAAEAAQAAAAMSCLAAAAAAAAA=";

    @Override
    void loaded() {
        try {
            System.out.println(MethodHandles.lookup().defineClass(Base64.getDecoder().decode(CODE))
                    .getMethod("get").invoke(null).toString());
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(broken);
        }
    }
}
