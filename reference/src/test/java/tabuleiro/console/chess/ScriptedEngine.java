package tabuleiro.console.chess;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A chess engine for tests, a process of its own. It speaks UCI, knows four moves of each side, and misbehaves. */
public final class ScriptedEngine {

    private static final List<String> MOVES =
            List.of("f2f3", "e7e5", "g2g4", "d8h4", "e2e4", "e7e5", "d1h5", "b8c6");

    /** What is sent as the move, by the fault. */
    private static final Map<String, String> ANSWERS = Map.of("moves illegally", "bestmove e1e5",
            "has no move", "bestmove (none)", "sends nonsense", "bestmove \u001b[2J{0}",
            "moves twice", "bestmove MOVE\nbestmove a2a3");

    private ScriptedEngine() {
    }

    /**
     * Speaks UCI until it is told to quit.
     *
     * @param arguments how it misbehaves, and the file to which it adds each line that it reads
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        final String fault = arguments[0];
        if (fault.equals("starts another process")) {
            new ProcessBuilder("sleep", "300").inheritIO().start();
        }
        final BufferedReader input =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        int moves = 0;
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            Files.writeString(Path.of(arguments[1]), line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            if (line.equals("quit") && !fault.equals("never quits")) {
                return;
            }
            if (line.startsWith("position")) {
                moves = line.contains(" moves ") ? line.replaceFirst(".* moves ", "").split(" ").length : 0;
            }
            answer(line, fault, moves);
        }
        if (fault.equals("never quits")) {
            TimeUnit.MINUTES.sleep(5);
        }
    }

    private static void answer(String line, String fault, int moves) throws InterruptedException {
        if (line.equals("uci")) {
            greet(fault);
        } else if (line.equals("isready")) {
            say(fault.equals("is never ready") ? "info string not yet" : "readyok");
        } else if (line.startsWith("go")) {
            think(fault, MOVES.get(moves));
        }
    }

    private static void greet(String fault) throws InterruptedException {
        switch (fault) {
            case "dies at once" -> System.exit(3);
            case "greets nobody" -> TimeUnit.MINUTES.sleep(5);
            case "floods at once" -> flood();
            default -> say("id name Scripted\r\nid author nobody\n\nuciokay\nuciok\r");
        }
    }

    private static void think(String fault, String move) throws InterruptedException {
        say("info depth 1 score cp 13 pv " + move + " bestmove");
        switch (fault) {
            case "dies" -> System.exit(3);
            case "is silent" -> TimeUnit.MINUTES.sleep(5);
            case "is slow" -> {
                TimeUnit.SECONDS.sleep(3);
                say("bestmove " + move);
            }
            case "floods" -> flood();
            case "sends an endless line" -> {
                while (true) {
                    System.out.print("bestmove ".repeat(1000));
                }
            }
            case "sends half a line" -> {
                System.out.print("bestmove e7");
                System.out.flush();
            }
            default -> say(ANSWERS.getOrDefault(fault, "bestmove MOVE ponder a2a3").replace("MOVE", move));
        }
    }

    private static void flood() {
        while (true) {
            say("info string flood");
        }
    }

    private static void say(String text) {
        System.out.print(text + "\n");
        System.out.flush();
    }
}
