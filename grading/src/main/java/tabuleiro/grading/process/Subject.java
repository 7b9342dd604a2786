package tabuleiro.grading.process;

import java.util.Collection;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Supplier;
import tabuleiro.calls.Codec;
import tabuleiro.calls.Form;
import tabuleiro.calls.Operation;
import tabuleiro.grading.wire.Request;
import tabuleiro.steps.Keeper;
import tabuleiro.steps.Prefetch;

/** The objects of a submission as the steps of an example see them: proxies here, which call objects in its process. */
public final class Subject {

    private final StandIns standIns = new StandIns(this::call);
    private final Ahead ahead = new Ahead();
    private final Prefetch prefetch = new SendsAhead();
    private boolean hasFailedTogether;
    private final KeepsThere keeper = new KeepsThere();
    private final Session session;

    /** Will call objects in the process of the session that this makes. */
    public Subject(Function<Codec, Session> sessions) {
        session = sessions.apply(standIns.codec());
    }

    /** Returns the session in which they are called. */
    public Session session() {
        return session;
    }

    /** Returns what stands here for the submission's objects. */
    public StandIns standIns() {
        return standIns;
    }

    /** Returns what sends the queries to the submission that are asked next. */
    public Prefetch prefetch() {
        return prefetch;
    }

    /** Returns what keeps values of the submission in its process. */
    public Keeper keeper() {
        return keeper;
    }

    /** Checks whether a call has failed in this example that was sent together with others. */
    public boolean hasFailedTogether() {
        return hasFailedTogether;
    }

    /** Begins an example; returns what stands for the submission's provider. */
    public Object provider(Class<?> type) {
        standIns.clear();
        keeper.clear();
        hasFailedTogether = false;
        if (!ahead.isEmpty()) {
            ahead.clear();
            session.close();
        }
        final Object provider = standIns.standIn(0, type);
        standIns.transcript().begin(provider);
        session.begin();
        return provider;
    }

    private Object call(int handle, Operation operation, Object[] arguments) {
        if (ahead.isNext(handle, operation, arguments)) {
            return received();
        }
        ahead.recordInstead(new Call(0, handle, operation, arguments, true));
        ignoreOthers();
        final Call call = new Call(session.next(), handle, operation, arguments, true);
        return keeper.kept(call, session.exchange(operation.answer(), call.sequence(), call));
    }

    private void ignoreOthers() {
        while (!ahead.isEmpty()) {
            ignored();
        }
    }

    /** Receives a value that nobody asks for any more. */
    private void ignored() {
        try {
            received();
        } catch (Failure | ContractBroken ignored) {
            session.mustGoOn();
        }
    }

    private Object received() {
        final Call call = ahead.next();
        try {
            return keeper.kept(call, session.receive(call.operation().answer(), call.sequence()));
        } catch (Failure failure) {
            hasFailedTogether |= !ahead.isEmpty();
            throw failure;
        }
    }

    /** Sends queries ahead. */
    private final class SendsAhead extends Prefetch {

        @Override
        public void prefetch(Collection<? extends Supplier<?>> queries) {
            if (session.isLoaded()) {
                ahead.send(queries, session::next, session::sendAhead);
            }
        }
    }

    /** Keeps lists and sets in the process in which they were returned. */
    private final class KeepsThere extends Keeper {

        private final Form done = standIns.codec().form(void.class);

        @Override
        public void keep() {
            super.keep();
            asked(done, Request.KEEP, OptionalInt.empty());
        }

        @Override
        public void change() {
            asked(done, Request.CHANGE, OptionalInt.empty());
            standIns.transcript().end();
        }

        private Object kept(Call call, Object value) {
            returned(call.operation().method(), call.arguments(), value, () ->
                    asked(call.operation().answer(), Request.AGAIN, OptionalInt.of(call.sequence())));
            return value;
        }

        private Object asked(Form form, Request request, OptionalInt number) {
            ignoreOthers();
            final int sequence = session.next();
            return session.exchange(form, sequence, out -> {
                Call.open(out, sequence, request);
                if (number.isPresent()) {
                    out.writeInt(number.getAsInt());
                }
            });
        }
    }
}
