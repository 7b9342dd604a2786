package tabuleiro.console.qwirkle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Tile;

/**
 * Creates lines to type, with and without meaning.
 *
 * @param random the source of all choices
 */
record RandomLines(Random random) {

    private static final List<String> SPECIAL = List.of("", " ", "\t", "0", "play", "jogar A1", "trade", "trocar A1,B2",
            "pass now", "help", "AJUDA", "help me", "play A1 -1 0", "play A1 0", "play A7 0 0", "play A1 99999999999 0",
            "play A1 0 99999999999999999999", "\u001b[A", "\u0000", "\u202epass", "\ufeffpass", "pa\u017f\u017f",
            "play \uff211 0 0", "play A\u0661 0 0", "play\u00a0A1 0 0", "pass\u2003", "quit?", "\ud83d", "%s%n", "${}",
            "null", "\r", "pass\r", "x".repeat(100_000), "pass" + " ".repeat(196) + "A1",
            "pass" + " ".repeat(195) + "A1", "play A1 0 " + "0".repeat(300), "play A1 0 " + "0".repeat(180) + "1");
    private static final List<String> ANSWERS = List.of("2", "3", "4", "1", "North", "South", "East", "West",
            "no", "yes", "sim", "N\u00c3O", "n", "maybe", "quit", "pass", "pass");

    /** Returns a random element of a list. */
    <T> T oneOf(List<T> things) {
        return things.get(random.nextInt(things.size()));
    }

    /** Returns a line that may answer some question. */
    String answer(Qwirkle game) {
        return random.nextInt(3) == 0 ? command(game) : oneOf(ANSWERS);
    }

    /** Returns a line that may be a command of the player whose turn it is. */
    String command(Qwirkle game) {
        return switch (random.nextInt(12)) {
            case 0 -> oneOf(SPECIAL);
            case 1 -> random.ints(random.nextInt(12), 0, 0x3000).filter(character -> character != '\n')
                    .mapToObj(Character::toString).collect(Collectors.joining());
            case 2, 3 -> damaged(meaningful(game));
            default -> meaningful(game);
        };
    }

    private String meaningful(Qwirkle game) {
        return varied(switch (random.nextInt(8)) {
            case 0 -> oneOf(List.of("trade", "trocar")) + some(game.hand(game.nextToPlay()));
            case 1, 2 -> oneOf(List.of("pass", "passar"));
            case 3 -> oneOf(List.of("play ", "jogar ")) + oneOf(Tile.KINDS) + " " + random.nextInt(game.rows() + 1)
                    + " " + random.nextInt(game.columns() + 1);
            default -> oneOf(List.of("play ", "jogar ")) + move(game);
        });
    }

    private String some(List<Tile> hand) {
        final List<Tile> tiles = new ArrayList<>(hand);
        Collections.shuffle(tiles, random);
        return tiles.stream().limit(random.nextInt(hand.size() + 1)).map(tile -> " " + tile)
                .collect(Collectors.joining());
    }

    /** Returns a tile of the hand and a cell on which it may be played, if there is such a cell. */
    private String move(Qwirkle game) {
        final List<Tile> hand = game.hand(game.nextToPlay());
        final Tile tile = hand.isEmpty() ? oneOf(Tile.KINDS) : oneOf(hand);
        final List<Cell> cells = IntStream.range(0, game.rows() * game.columns())
                .mapToObj(i -> new Cell(i / game.columns(), i % game.columns()))
                .filter(cell -> game.whyNotPlay(tile, cell).isEmpty()).toList();
        final Cell cell = cells.isEmpty() ? new Cell(0, 0) : oneOf(cells);
        return tile + " " + cell.row() + " " + cell.column();
    }

    /** Returns the same line in small letters or capitals, and with other blanks. */
    private String varied(String line) {
        final String spaced = random.nextInt(3) == 0 ? line.replace(" ", oneOf(List.of("  ", "\t", " \t "))) : line;
        return switch (random.nextInt(4)) {
            case 0 -> spaced.toUpperCase(Locale.ROOT);
            case 1 -> " " + spaced.toLowerCase(Locale.ROOT) + " ";
            default -> spaced;
        };
    }

    /** Changes or removes a character, or inserts one before it. */
    private String damaged(String line) {
        final int place = random.nextInt(line.length());
        final String other = oneOf(List.of("A", "1", "9", " ", "-", "+", ",", "\u00e9", "\u0000", "x"));
        final int rest = place + random.nextInt(2);
        return line.substring(0, place) + (random.nextInt(3) == 0 ? "" : other) + line.substring(rest);
    }
}
