package tabuleiro.console.chess;

import java.util.List;
import java.util.regex.Pattern;

/** The command that starts a chess engine: a program, perhaps with its path, and its arguments. */
record EngineCommand(List<String> words) {

    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final int LONGEST_NAME = 20;

    /** Reads a command. Blanks separate its words, unless these are in double quotes; a text of blanks has no words. */
    static EngineCommand parse(String typed) {
        return new EngineCommand(WORD.matcher(typed).results()
                .map(word -> word.group(1) == null ? word.group(2) : word.group(1)).toList());
    }

    /** Returns the name of the program without its folders, as far as it can be the name of a player. */
    String name() {
        final String file = words.get(0).replaceFirst(".*[/\\\\]", "").replaceAll("[^\\p{L}\\p{N}._ -]", "").strip();
        return file.isEmpty() ? "uci" : file.substring(0, Math.min(LONGEST_NAME, file.length())).strip();
    }
}
