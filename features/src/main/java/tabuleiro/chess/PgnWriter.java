package tabuleiro.chess;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Writes games in portable game notation, as programs write it for each other (CH-27). */
public final class PgnWriter {

    private static final int WIDTH = 79;
    private static final List<String> ROSTER = List.of("Event", "Site", "Date", "Round", "White", "Black");

    private final ChessProvider provider;

    /** Creates a writer that plays the games with this provider. */
    public PgnWriter(ChessProvider provider) {
        this.provider = provider;
    }

    /**
     * Writes a game: the seven tags that every game has, all others by their names, and the moves in lines of at most
     * 79 characters. All its moves must be legal.
     */
    public String write(PgnGame game) {
        final String tags = tags(game).entrySet().stream()
                .map(tag -> "[" + tag.getKey() + " \"" + escaped(tag.getValue()) + "\"]\n")
                .collect(Collectors.joining());
        return tags + "\n" + wrapped(words(game)) + "\n\n";
    }

    private Map<String, String> tags(PgnGame game) {
        final Map<String, String> tags = new LinkedHashMap<>();
        for (String name : ROSTER) {
            tags.put(name, game.tags().getOrDefault(name, name.equals("Date") ? "????.??.??" : "?"));
        }
        tags.put("Result", game.result());
        final Map<String, String> others = new TreeMap<>(game.tags());
        if (!game.start().equals(Position.START)) {
            others.put("FEN", Fen.write(game.start(), provider));
            others.put("SetUp", "1");
        }
        others.forEach(tags::putIfAbsent);
        return tags;
    }

    private static String escaped(String value) {
        return value.replace("\\", "\\\\").replace("\"", "\\\"");
    }

    private List<String> words(PgnGame written) {
        final Chess game = provider.newGame(written.start());
        final San san = new San(provider);
        final List<String> words = new ArrayList<>();
        for (Move move : written.moves()) {
            final String number = String.valueOf(game.position().moveNumber());
            if (game.nextToPlay() == Player.WHITE) {
                words.add(number + ".");
            } else if (words.isEmpty()) {
                words.add(number + "...");
            }
            words.add(san.write(game, move));
            game.move(move);
        }
        words.add(written.result());
        return words;
    }

    private static String wrapped(List<String> words) {
        final StringBuilder text = new StringBuilder();
        int column = 0;
        for (String word : words) {
            final boolean fits = column + 1 + word.length() <= WIDTH;
            text.append(column == 0 ? "" : fits ? " " : "\n").append(word);
            column = column == 0 || !fits ? word.length() : column + 1 + word.length();
        }
        return text.toString();
    }
}
