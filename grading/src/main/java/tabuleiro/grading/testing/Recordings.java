package tabuleiro.grading.testing;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Reference;
import tabuleiro.grading.calls.Observation;
import tabuleiro.grading.play.Exchange;
import tabuleiro.grading.play.Script;
import tabuleiro.grading.play.Script.Round;
import tabuleiro.grading.play.Scripts;
import tabuleiro.grading.process.Workers;
import tabuleiro.grading.suite.FirstTasks;
import tabuleiro.grading.suite.Suite;

/**
 * Records random games that the reference plays, for students to play at home without it: calls, and what each may
 * return. What chance decides or the rules leave open is left out. {@code tabuleiro.checking.games} plays them.
 */
public final class Recordings {

    /** From this seed the games follow that are handed out. Grading plays others. */
    public static final long SEED = 1_000;

    /** What the file is called in the folder of an exercise. */
    public static final String FILE = "games.gz";

    private static final String FORM = "tabuleiro games 1";

    private final Workers workers;

    /** Will have these processes compile the reference. */
    public Recordings(Workers workers) {
        this.workers = workers;
    }

    /**
     * Records games of an exercise, and as many of its extension as grading would play beside so many.
     *
     * @param tasks  how much of the exercise is handed out: of the games, what belongs to it is kept
     * @param games  the sources of the reference, and from which seed the games follow
     * @param number how many games
     * @param folder where the file is written, in the place of an older one
     * @throws GradingException if the reference does not compile
     */
    public Path write(Exercise exercise, FirstTasks tasks, RandomGames games, int number, Path folder)
            throws IOException {
        final Map<String, byte[]> classes = workers.compile(games.reference(), exercise.packageName())
                .filter(compiled -> compiled.problem().isEmpty())
                .orElseThrow(() -> new GradingException("The reference does not compile, so nothing can be recorded."))
                .classes();
        final Scripts scripts = new Scripts(new Reference(exercise, classes));
        final Suite suite = new Suite(exercise).upTo(tasks);
        int asked = number;
        Script script = script(suite, scripts, games.seed(), asked);
        while (script.games(false) < number) { // What is asked beside games takes the place of some.
            asked += number - script.games(false);
            script = script(suite, scripts, games.seed(), asked);
        }
        final Path file = folder.resolve(FILE);
        try (DataOutputStream out = new DataOutputStream(new Smallest(Files.newOutputStream(file)))) {
            out.writeUTF(FORM);
            out.writeInt(script.games(false));
            out.writeInt(script.games(true));
            out.writeUTF(exercise.specification());
            for (Round round : script.rounds()) {
                write(out, round);
            }
        }
        return file;
    }

    private static Script script(Suite suite, Scripts scripts, long seed, int number) {
        return EarlyGames.of(scripts.script(seed, provider -> Examiner.show(suite,
                new ExampleRunner("tabuleiro.steps", suite.exercise().glue()), provider), number), suite);
    }

    private static void write(DataOutputStream out, Round round) throws IOException {
        final List<Exchange> kept = round.exchanges().stream().filter(Recordings::isKept).toList();
        out.writeInt(round.games());
        out.writeInt(kept.size());
        for (Exchange exchange : kept) {
            write(out, exchange);
        }
    }

    /** Checks whether it changes something, or there is one answer to it, or some of which any is right. */
    private static boolean isKept(Exchange exchange) {
        return exchange.series().isEmpty();
    }

    private static void write(DataOutputStream out, Exchange exchange) throws IOException {
        final Observation call = exchange.call();
        final boolean hasValue = exchange.result() < 0 && !call.isCommand();
        out.writeShort(exchange.game());
        out.writeInt(call.object());
        out.writeShort(exchange.operation().number());
        final ByteArrayOutputStream arguments = new ByteArrayOutputStream();
        exchange.write(new DataOutputStream(arguments), Map.of());
        write(out, arguments.toByteArray());
        out.writeInt(exchange.result());
        out.writeUTF(exchange.rule());
        out.writeShort(hasValue ? exchange.permitted().size() : 0);
        for (byte[] value : hasValue ? exchange.permitted().stream().sorted(Arrays::compare).toList()
                : List.<byte[]>of()) {
            write(out, value);
        }
    }

    private static void write(DataOutputStream out, byte[] bytes) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    /** Takes its time to write little. */
    private static final class Smallest extends GZIPOutputStream {

        Smallest(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}
