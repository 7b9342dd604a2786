package tabuleiro.grading.process;

import java.util.Collection;
import java.util.function.Function;
import java.util.function.Supplier;
import tabuleiro.grading.wire.Codec;
import tabuleiro.grading.wire.Operation;
import tabuleiro.steps.Prefetch;

/** The objects of a submission as the steps of an example see them: proxies here, which call objects in its process. */
public final class Subject {

    private final StandIns standIns = new StandIns(this::call);
    private final Ahead ahead = new Ahead();
    private final Prefetch prefetch = new SendsAhead();
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

    /** Begins an example; returns what stands for the submission's provider. */
    public Object provider(Class<?> type) {
        standIns.clear();
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
        while (!ahead.isEmpty()) {
            ignored();
        }
        final Call call = new Call(session.next(), handle, operation, arguments, true);
        return session.exchange(operation.answer(), call.sequence(), call);
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
        return session.receive(call.operation().answer(), call.sequence());
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
}
