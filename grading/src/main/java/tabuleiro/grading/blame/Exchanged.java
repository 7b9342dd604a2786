package tabuleiro.grading.blame;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import tabuleiro.grading.blame.Heard.Thing;
import tabuleiro.grading.play.Exchange;
import tabuleiro.grading.wire.Codec;
import tabuleiro.grading.wire.Handles;
import tabuleiro.grading.wire.MalformedException;
import tabuleiro.grading.wire.Operation;

/** Reads the calls of random games, which are stored as they are sent. */
final class Exchanged {

    private final Codec codec = new Codec(new Numbers());

    /** Knows objects by their numbers, which are put in the order in which they occur. */
    private static final class Numbers implements Handles {

        @Override
        public int handleOf(Object object, Class<?> type) throws MalformedException {
            throw new MalformedException("nothing is written here");
        }

        @Override
        public Object objectOf(int handle, Class<?> type) {
            return null;
        }
    }

    /** Returns a call of a random game, with what it must return. */
    Heard heard(Exchange exchange) {
        final Exchange.Call call = exchange.call();
        final Operation operation = codec
                .operations(call.operation().method().getDeclaringClass()).stream()
                .filter(each -> each.method().equals(call.operation().method())).findFirst().orElseThrow();
        try {
            return new Heard(call.object(), operation.method(), arguments(call, operation), call.result() >= 0
                    ? new Thing(call.result()) : exchange.permitted().isEmpty() ? null
                    : operation.answer().read(in(exchange.permitted().get(0))));
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }

    /** Of these interfaces, at most the first argument is an object, and it is sent as four bytes. */
    private static List<Object> arguments(Exchange.Call call, Operation operation) throws IOException {
        final Object[] arguments = operation.readArguments(in(call.arguments()));
        if (!call.objects().isEmpty()) {
            arguments[0] = new Thing(in(Arrays.copyOfRange(call.arguments(), call.objects().get(0),
                    call.objects().get(0) + Integer.BYTES)).readInt());
        }
        return Arrays.asList(arguments);
    }

    private static DataInputStream in(byte[] bytes) {
        return new DataInputStream(new ByteArrayInputStream(bytes));
    }
}
