package tabuleiro.console.program;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tabuleiro.console.Game.Exchange;
import tabuleiro.console.GameStart;
import tabuleiro.console.Message;
import tabuleiro.console.Reading;
import tabuleiro.console.Words;
import tabuleiro.notation.PortableGame;

/** A file in the notation in which other programs read and write games (CO-08). It lies wherever its name says. */
record GameFile(Path path, int number, Exchange exchange, Words words) {

    static final String FEN = "FEN";
    /** With these two bytes a text in UTF-16 begins, in either order. */
    private static final Set<ByteBuffer> MARKS_OF_UTF_16 = Set.of(
            ByteBuffer.wrap(new byte[] {(byte) 0xfe, (byte) 0xff}),
            ByteBuffer.wrap(new byte[] {(byte) 0xff, (byte) 0xfe}));
    private static final Pattern NUMBERED = Pattern.compile("(.+?)\\s+([1-9]\\d{0,5})");

    /**
     * Returns the file with a name, after which the number of a game may stand; nothing if the name does not end as it
     * must, or can be none.
     */
    static Optional<GameFile> named(String typed, Exchange exchange, Words words) {
        final Matcher numbered = NUMBERED.matcher(typed);
        final String name = numbered.matches() ? numbered.group(1) : typed;
        try {
            final int number = numbered.matches() ? Integer.parseInt(numbered.group(2)) : 1;
            return Optional.of(new GameFile(Path.of(name), number, exchange, words))
                    .filter(file -> name.toLowerCase(Locale.ROOT).endsWith("." + exchange.ending()));
        } catch (InvalidPathException none) {
            return Optional.empty();
        }
    }

    /**
     * Writes a game over what was there.
     *
     * @throws IOException if it cannot be written
     */
    void write(PortableGame game) throws IOException {
        Files.writeString(path, game.write());
    }

    /** Reads the game with the number. */
    Reading<SavedGame> read() {
        try {
            final List<PortableGame> games = PortableGame.readAll(text());
            if (number <= games.size()) {
                return found(games.get(number - 1), games.size());
            }
            return Reading.refused(games.isEmpty() ? "exchange.none" : "exchange.few", games.size());
        } catch (IOException | SecurityException unreadable) {
            return Reading.refused(whyUnreadable(), path.toString());
        }
    }

    private String whyUnreadable() {
        if (!Files.exists(path)) {
            return "exchange.missing";
        }
        return path.toFile().length() > TextFile.LONGEST ? "exchange.large" : "save.unreadable";
    }

    /** Returns the text, in UTF-8 or UTF-16 or, as older programs write, in Latin-1. */
    private String text() throws IOException {
        final TextFile file = new TextFile(path);
        try {
            return file.text();
        } catch (CharacterCodingException other) {
            final byte[] bytes = file.bytes();
            final boolean isWide = bytes.length > 1 && MARKS_OF_UTF_16.contains(ByteBuffer.wrap(bytes, 0, 2));
            return new String(bytes, isWide ? StandardCharsets.UTF_16 : StandardCharsets.ISO_8859_1);
        }
    }

    private Reading<SavedGame> found(PortableGame game, int games) {
        final Optional<String> fen = Optional.ofNullable(game.tags().get(FEN));
        final Stream<String> moves = game.moves().stream().map(move -> exchange.move().apply(game.tags(), move.text()));
        final Stream<Message> places = game.moves().stream().map(move -> Message.of("place.move", move.toString()));
        return exchange.settings().apply(game).then(settings -> Reading.meant(new SavedGame("",
                new GameStart(seats(game.tags()), settings, 0),
                Stream.concat(fen.stream().map(each -> FEN + " " + each), moves).toList(),
                Stream.concat(fen.stream().map(each -> Message.of("place.start")), places).toList(),
                Optional.of(game), games > 1
                ? Optional.of(Message.of("exchange.many", number, games)) : Optional.empty())));
    }

    /** Returns the players, under the names in the file as far as they can be names. */
    private List<GameStart.Seat> seats(Map<String, String> tags) {
        final List<String> names = new ArrayList<>();
        for (String side : List.of("White", "Black")) {
            final String name = PlayerName.beginning(tags.getOrDefault(side, ""));
            names.add(name.equals("?") || PlayerName.whyNot(name, names).isPresent()
                    ? words.of("exchange.player", names.size() + 1) : name);
        }
        return names.stream().map(name -> new GameStart.Seat(name, Optional.empty())).toList();
    }
}
