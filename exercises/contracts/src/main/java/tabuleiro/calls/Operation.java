package tabuleiro.calls;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Method;
import java.util.List;

/**
 * A method that can be called across a process boundary.
 *
 * @param number     from 0, the same on both sides
 * @param method     of an interface of the specification
 * @param parameters how its arguments are written and read
 * @param answer     how its answer is written and read
 */
public record Operation(int number, Method method, List<Form> parameters, Form answer) {

    /** Writes the arguments of a call. */
    public void writeArguments(DataOutputStream out, Object[] arguments) throws IOException {
        for (int i = 0; i < arguments.length; i++) {
            parameters.get(i).write(out, arguments[i]);
        }
    }

    /**
     * Returns the arguments that come next.
     *
     * @throws MalformedException if what comes are no such arguments
     */
    public Object[] readArguments(DataInputStream in) throws IOException {
        final Object[] arguments = new Object[parameters.size()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = parameters.get(i).read(in);
        }
        return arguments;
    }
}
