package tabuleiro.checking.games;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import tabuleiro.Providers;
import tabuleiro.feedback.Example;
import tabuleiro.feedback.Follower;
import tabuleiro.feedback.Outcome;
import tabuleiro.feedback.TimeLimit;

/**
 * A run of recorded games, each of which is reported like an example. One is given up where it goes wrong. Grading
 * writes the file ({@code Recordings}).
 *
 * @param file          with the calls of the games, and what each may return
 * @param withExtension whether games of what need not be built are played, too
 * @param listener      hears what comes of each game
 * @param limit         of the time of a call
 */
public record GameRun(Path file, boolean withExtension, Follower.Listener listener, TimeLimit limit) {

    private static final String FORM = "tabuleiro games 1";

    private DataInputStream open() throws IOException {
        final DataInputStream in = new DataInputStream(new GZIPInputStream(Files.newInputStream(file)));
        if (!in.readUTF().equals(FORM)) {
            throw new IOException(file + " has recorded games of another version: get the exercise again.");
        }
        return in;
    }

    /** Checks whether a file can be read to its end: one that was not copied whole cannot. */
    public static boolean isWhole(Path file) {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            in.transferTo(OutputStream.nullOutputStream());
            return true;
        } catch (IOException damaged) {
            return false;
        }
    }

    /** Returns the games. */
    public List<Example> games() throws IOException {
        try (DataInputStream in = open()) {
            final int number = in.readInt() + (withExtension ? in.readInt() : 0);
            return IntStream.range(0, number).mapToObj(GameRun::game).toList();
        }
    }

    private static Example game(int number) {
        return new Example("games", "Recorded games", "game " + (number + 1), "games:" + number, 0);
    }

    /** Plays all of them but those with these places, with the engine that is found. */
    public void play(Set<String> done) throws IOException, ReflectiveOperationException {
        final int games = games().size();
        try (DataInputStream in = open()) {
            in.skipNBytes(2 * Integer.BYTES);
            final Class<?> type = Class.forName(in.readUTF());
            for (int first = 0; first < games;) {
                final int last = first + in.readInt();
                final Set<Integer> left = new TreeSet<>(IntStream.range(first, last).boxed()
                        .filter(number -> !done.contains(game(number).place())).toList());
                play(in, first, left, new Playing(Providers.only(type), type));
                left.forEach(number -> listener.ends(Outcome.passed(game(number))));
                first = last;
            }
        }
    }

    private void play(DataInputStream in, int first, Set<Integer> left, Playing playing)
            throws IOException, IllegalAccessException {
        int begun = -1;
        for (int calls = in.readInt(); calls > 0; calls--) {
            final Call call = Call.read(in);
            final int number = first + call.game();
            if (left.contains(number)) {
                if (begun != number) {
                    listener.begins(game(number));
                    begun = number;
                }
                limit.start(listener, game(number));
                playing.play(call).ifPresent(lines -> {
                    left.remove(number);
                    listener.ends(Outcome.wrong(game(number), lines));
                });
                limit.stop();
            }
        }
    }
}
