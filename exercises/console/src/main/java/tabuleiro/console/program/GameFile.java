package tabuleiro.console.program;

import java.io.IOException;
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
import java.util.stream.Stream;
import tabuleiro.console.Game.Exchange;
import tabuleiro.console.GameStart;
import tabuleiro.console.Message;
import tabuleiro.console.Reading;
import tabuleiro.console.Words;
import tabuleiro.notation.NotationException;
import tabuleiro.notation.PortableGame;

/** A file in the notation in which other programs read and write games (CO-08). It lies wherever its name says. */
record GameFile(Path path, Exchange exchange, Words words) {

    private static final String FEN = "FEN";

    /** Returns the file with a name; nothing if the name does not end as it must, or can be none. */
    static Optional<GameFile> named(String typed, Exchange exchange, Words words) {
        try {
            return typed.toLowerCase(Locale.ROOT).endsWith("." + exchange.ending())
                    ? Optional.of(new GameFile(Path.of(typed), exchange, words)) : Optional.empty();
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

    /** Reads the first game. */
    Reading<SavedGame> read() {
        try {
            return PortableGame.readAll(text()).stream().findFirst().map(this::found)
                    .orElseGet(() -> Reading.refused("exchange.none"));
        } catch (NotationException wrong) {
            return Reading.refused("exchange.wrong", wrong.line(), wrong.column(),
                    exchange.ending().toUpperCase(Locale.ROOT));
        } catch (IOException | SecurityException unreadable) {
            return Reading.refused(Files.exists(path) ? "save.unreadable" : "exchange.missing",
                    path.toString());
        }
    }

    /** Returns the text, in UTF-8 or, as older programs write, in Latin-1. */
    private String text() throws IOException {
        final TextFile file = new TextFile(path);
        try {
            return file.text();
        } catch (CharacterCodingException older) {
            return new String(file.bytes(), StandardCharsets.ISO_8859_1);
        }
    }

    private Reading<SavedGame> found(PortableGame game) {
        final Optional<String> fen = Optional.ofNullable(game.tags().get(FEN));
        final Stream<String> moves = game.moves().stream().map(PortableGame.NumberedMove::text);
        final Stream<Message> places = game.moves().stream().map(move -> Message.of("place.move", move.toString()));
        return exchange.settings().apply(game.tags()).map(settings -> Reading.meant(new SavedGame("",
                new GameStart(seats(game.tags()), settings, 0),
                Stream.concat(fen.stream().map(each -> FEN + " " + each), moves).toList(),
                Stream.concat(fen.stream().map(each -> Message.of("place.start")), places).toList(),
                Optional.of(game.result()))))
                .orElseGet(() -> Reading.refused("exchange.kind"));
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
