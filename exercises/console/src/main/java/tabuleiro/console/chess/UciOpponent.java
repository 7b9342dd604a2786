package tabuleiro.console.chess;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.chess.ChessProvider;
import tabuleiro.console.GameStart;
import tabuleiro.console.Message;
import tabuleiro.console.Opponent;
import tabuleiro.console.OpponentFailure;
import tabuleiro.console.program.Deadline;

/** A chess engine that speaks UCI, the protocol that chess programs share. It is a process of its own. */
final class UciOpponent implements Opponent<ChessProvider, ChessMatch> {

    private static final Pattern MOVE = Pattern.compile("bestmove ([a-h][1-8][a-h][1-8][qrbn]?)( .*)?");
    private static final Duration LONGEST_THOUGHT = Duration.ofSeconds(1);

    /** The part of its time that it is asked to think. */
    private static final int SHARE = 4;

    /** How often as long as for a move it may take to start. */
    private static final int STARTS = 3;

    private final EngineCommand command;
    private final Duration limit;
    private Optional<EngineProcess> engine = Optional.empty();

    /** Creates an opponent that must send each move within a time; it is asked to think a part of it. */
    UciOpponent(EngineCommand command, Duration limit) {
        this.command = command;
        this.limit = limit;
    }

    @Override
    public Message name() {
        return Message.literal(command.name());
    }

    @Override
    public boolean resumes() {
        return true;
    }

    /** Starts the engine and waits until it is ready. */
    @Override
    public GameStart meet(ChessProvider provider, GameStart agreed, Consumer<Message> console) {
        close();
        console.accept(Message.of("uci.starting", command.name()));
        final ProcessNamespace namespace = ProcessNamespace.ofThisMachine();
        if (!namespace.isOwn()) {
            console.accept(Message.of("uci.unconfined", command.name()));
        }
        final EngineProcess started = new EngineProcess(command, namespace);
        engine = Optional.of(started);
        final Duration longer = limit.multipliedBy(STARTS);
        final Deadline deadline = Deadline.after(longer);
        final Message mute = Message.of("uci.mute", command.name(), String.valueOf(longer.toSeconds()));
        started.send("uci", deadline);
        started.await("uciok", mute, deadline);
        started.send("ucinewgame\nisready", deadline);
        started.await("readyok", mute, deadline);
        return agreed;
    }

    /** Asks for a move. Whatever the engine sends before it is ready for that is ignored, such as a second move. */
    @Override
    public String choose(ChessMatch match) {
        final Deadline deadline = Deadline.after(limit);
        final Message late = Message.of("uci.late", command.name(), String.valueOf(limit.toSeconds()));
        final EngineProcess running = engine.orElseThrow();
        running.send("isready", deadline);
        running.await("readyok", late, deadline);
        final Duration part = limit.dividedBy(SHARE);
        final Duration thought = part.compareTo(LONGEST_THOUGHT) < 0 ? part : LONGEST_THOUGHT;
        running.send("position " + match.uci() + "\ngo movetime " + thought.toMillis(), deadline);
        final String answer = running.await("bestmove", late, deadline);
        final Matcher move = MOVE.matcher(answer);
        if (!move.matches()) {
            throw new OpponentFailure(Message.of("uci.nonsense", command.name(), OpponentFailure.visible(answer)));
        }
        match.read(move.group(1)).refusal().ifPresent(reason -> {
            throw new OpponentFailure(Message.of("uci.illegal", command.name(), move.group(1), reason));
        });
        return move.group(1);
    }

    @Override
    public void close() {
        final Optional<EngineProcess> running = engine;
        engine = Optional.empty();
        running.ifPresent(EngineProcess::close);
    }
}
