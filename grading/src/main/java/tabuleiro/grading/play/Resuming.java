package tabuleiro.grading.play;

import java.io.IOException;
import java.lang.reflect.Method;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import tabuleiro.calls.Codec;
import tabuleiro.calls.Form;
import tabuleiro.calls.Operation;
import tabuleiro.calls.Parts;
import tabuleiro.grading.play.Exchange.Beginning;

/**
 * Says how a game is begun that stands where another does. A position does not tell everything: of a game that is
 * resumed nobody knows which moves were made before, or that somebody has resigned.
 */
final class Resuming {

    private static final String POSITION = "position";

    private final Object reference;
    private final Class<?> type;
    private final Codec codec;
    private Optional<Set<String>> untold = Optional.empty();

    /**
     * Will say it of games of the reference.
     *
     * @param reference its provider
     * @param type      the type of providers
     * @param codec     knows how calls are sent
     */
    Resuming(Object reference, Class<?> type, Codec codec) {
        this.reference = reference;
        this.type = type;
        this.codec = codec;
    }

    /** Returns how a game begins that stands where this one does; nothing if none goes on there. */
    Optional<Beginning> after(Object game) {
        final Object position = NamedCall.ask(game, POSITION);
        final NamedCall begin = NamedCall.begin(position);
        if (begin.whyNot(reference).isPresent()) {
            return Optional.empty();
        }
        final Object resumed = begin.make(reference);
        final Predicate<Method> isShort = query -> !Collection.class.isAssignableFrom(query.getReturnType());
        if (untold.isEmpty()) {
            untold = Optional.of(differing(game, resumed, isShort.negate()));
        }
        final Operation operation = codec.operations(type).stream().filter(each ->
                each.method().getName().equals(NamedCall.BEGIN) && List.of(each.method().getParameterTypes())
                        .equals(List.of(position.getClass()))).findFirst().orElseThrow();
        return Optional.of(new Beginning(operation, written(operation.parameters().get(0), position), untold.get()))
                .filter(any -> differing(game, resumed, isShort).isEmpty());
    }

    /** Returns the names of those of these queries without arguments that two games answer differently. */
    private static Set<String> differing(Object game, Object other, Predicate<Method> queries) {
        return NamedCall.queries(game).stream().filter(query -> query.getParameterCount() == 0).filter(queries)
                .filter(query -> !NamedCall.call(game, query, List.of()).equals(NamedCall.call(other, query,
                        List.of()))).map(Method::getName).collect(Collectors.toSet());
    }

    /** Returns a value as it is sent. */
    static byte[] written(Form form, Object value) {
        try {
            return Parts.written(out -> form.write(out, value));
        } catch (IOException impossible) {
            throw new IllegalStateException("The reference has a value that cannot be sent.", impossible);
        }
    }
}
