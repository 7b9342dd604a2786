package tabuleiro.calls;

import java.io.IOException;

/** Reports that bytes are not what the protocol says must come here. */
public final class MalformedException extends IOException {

    private static final long serialVersionUID = 1L;

    /** Names what came instead. */
    public MalformedException(String what) {
        super(what);
    }
}
