package tabuleiro.grading.cause;

import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import tabuleiro.contracts.replay.Known;
import tabuleiro.grading.Reference;
import tabuleiro.grading.calls.Asked;
import tabuleiro.grading.calls.NoAnswer;
import tabuleiro.grading.calls.Observation;
import tabuleiro.grading.calls.Recorder;
import tabuleiro.grading.calls.Transcript;

/**
 * The reference, which tells what is right at each call of an example. It plays the example once through proxies; then
 * it can be put where it stood before any of these calls. May be used by several threads at once.
 */
public final class RightAnswers {

    private final Reference reference;
    private final Class<?> type;
    private final Causes causes;

    /** Will ask this reference. */
    public RightAnswers(Reference reference, Causes causes) {
        this.reference = reference;
        this.causes = causes;
        type = reference.specification();
    }

    /**
     * The calls of an example, and what the reference returns.
     *
     * @param calls   the calls, in order
     * @param hasMove whether a move is made
     */
    public record RightCalls(List<Observation> calls, boolean hasMove) {
    }

    /** Returns what the reference says in an example, which is played with the provider that this is handed. */
    public RightCalls answer(Consumer<Object> example) {
        final List<Observation> calls = new ArrayList<>();
        example.accept(new Recorder(calls::add).provider(reference.provider(true), type));
        return new RightCalls(calls, calls.stream().anyMatch(Observation::isMove));
    }

    /** Returns the first wrong answer among the calls of an example; nothing if none of them explains a failure. */
    public Optional<WrongAnswer> firstWrong(Transcript transcript, RightCalls rightCalls) {
        final List<Observation> right = rightCalls.calls();
        final Replay replay = new Replay(right);
        for (int i = 0; i < Math.min(transcript.calls().size(), right.size()); i++) {
            final Observation given = transcript.calls().get(i);
            if (!given.asksTheSameAs(right.get(i))) {
                return Optional.empty();
            }
            if (!equal(given.answer(), right.get(i).answer()) && !isOpen(replay, i, given.answer())) {
                return Optional.of(wrong(replay, i, given.answer()));
            }
        }
        return Optional.empty();
    }

    /** Goes through the calls of an example, each with the reference as it stands before it. */
    public void retrace(RightCalls rightCalls, BiConsumer<Observation, Asked> visitor) {
        final Replay replay = new Replay(rightCalls.calls());
        for (int i = 0; i < rightCalls.calls().size(); i++) {
            visitor.accept(rightCalls.calls().get(i), replay.before(i));
        }
    }

    /** Returns the id of the rule by which nothing outside of a game changes it, such as another game. */
    public Optional<String> ofSharing() {
        return causes.ofSharing();
    }

    /** Returns the rules that another answer contradicts; none if it is right as well. */
    public String contradicted(Asked asked, Object right, Object given) {
        return causes.isOpen(asked, right, given) ? "" : causes.rule(asked, right, given);
    }

    private boolean isOpen(Replay replay, int place, Object given) {
        final Object right = replay.calls.get(place).answer();
        return !(right instanceof NoAnswer) && causes.isOpen(replay.before(place), right, given);
    }

    private static boolean equal(Object one, Object other) {
        return one == null ? other == null : one.equals(other);
    }

    private WrongAnswer wrong(Replay replay, int place, Object given) {
        final Observation call = replay.calls.get(place);
        final Asked asked = replay.before(place);
        return new WrongAnswer(call.answer() instanceof NoAnswer ? "" : rule(asked, call.answer(), given), call, given);
    }

    private String rule(Asked asked, Object right, Object given) {
        final Optional<Asked> failing = given instanceof NoAnswer none && none.stopped()
                ? asked.failing(none.methods()) : Optional.empty();
        return failing.map(query -> causes.rule(query, query.answer(), given))
                .orElseGet(() -> causes.rule(asked, right, given));
    }

    /** Returns the rule for which a random game went wrong at the last of these calls, with this answer. */
    public String rule(List<Observation> calls, Object given) {
        return wrong(new Replay(calls), calls.size() - 1, given).rule();
    }

    /** The calls of an example made again, as far as one call after another is asked about. */
    private final class Replay {

        private final List<Observation> calls;
        private final List<Object> things = new ArrayList<>();
        private int next;

        Replay(List<Observation> calls) {
            this.calls = calls;
        }

        /** Returns a call with the reference as it stands before it; none may be asked about that comes before it. */
        Asked before(int place) {
            if (things.isEmpty()) {
                things.add(reference.provider(false));
            }
            for (; next < place; next++) {
                final Observation each = calls.get(next);
                if (!(each.answer() instanceof NoAnswer) && matters(each)) {
                    keep(each, called(each));
                }
            }
            final Observation call = calls.get(place);
            return new Asked(things.get(call.object()), call.method(), arguments(call),
                    calls.subList(0, place).stream().filter(before -> before.object() == call.object()
                            && before.isCommand() && !(before.answer() instanceof NoAnswer))
                            .map(before -> before.method().getName()).toList());
        }

        /** Queries change nothing, so that they need not be asked again; but agents go on, and objects are needed. */
        private boolean matters(Observation call) {
            return call.isCommand() || call.answer() instanceof Known
                    || call.method().getReturnType() == int.class
                    && call.arguments().stream().anyMatch(Known.class::isInstance);
        }

        private void keep(Observation call, Object value) {
            if (call.answer() instanceof Known thing) {
                while (things.size() <= thing.number()) {
                    things.add(null);
                }
                things.set(thing.number(), value);
            }
        }

        private List<Object> arguments(Observation call) {
            return call.arguments().stream()
                    .map(argument -> argument instanceof Known thing ? things.get(thing.number()) : argument).toList();
        }

        private Object called(Observation call) {
            try {
                return call.method().invoke(things.get(call.object()), arguments(call).toArray());
            } catch (InvocationTargetException thrown) {
                throw new IllegalStateException("The reference does not do again what it did.", thrown.getCause());
            } catch (IllegalAccessException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
    }
}
