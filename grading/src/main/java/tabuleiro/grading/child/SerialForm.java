package tabuleiro.grading.child;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.util.Arrays;

/**
 * What Java writes of one of its own objects, such as the number of slots of a hash table or the state of a random
 * generator: nothing else gives these away.
 */
final class SerialForm extends ObjectOutputStream {

    private final boolean withObjects;
    private boolean begun;

    private SerialForm(OutputStream out, boolean withObjects) throws IOException {
        super(out);
        this.withObjects = withObjects;
        enableReplaceObject(true);
    }

    /** Returns whether two objects of Java write the same numbers before any object that they refer to. */
    static boolean beginsAlike(Object one, Object other) {
        return Arrays.equals(bytes(one, false), bytes(other, false));
    }

    /** Returns whether two objects of Java write the same, with all that they refer to. */
    static boolean isAlike(Object one, Object other) {
        return Arrays.equals(bytes(one, true), bytes(other, true));
    }

    private static byte[] bytes(Object object, boolean withObjects) {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (SerialForm form = new SerialForm(bytes, withObjects)) {
            form.writeObject(object);
        } catch (EnoughException wanted) {
            return bytes.toByteArray();
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
        return bytes.toByteArray();
    }

    @Override
    protected Object replaceObject(Object object) throws EnoughException {
        if (begun && !withObjects) {
            throw new EnoughException();
        }
        begun = true;
        return object;
    }

    /** Ends the writing where the first object would follow. */
    private static final class EnoughException extends IOException {

        private static final long serialVersionUID = 1L;

        @Override
        public Throwable fillInStackTrace() {
            return this;
        }
    }
}
