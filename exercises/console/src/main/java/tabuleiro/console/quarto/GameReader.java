package tabuleiro.console.quarto;

import java.util.List;
import java.util.Optional;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.QuartoProvider;
import tabuleiro.quarto.Refusal;

/**
 * Reads games as {@link GameSoFar} writes them and as people edit them (QT-39). Only the engine decides which moves are
 * legal.
 *
 * @param provider creates the engines
 */
record GameReader(QuartoProvider provider) {

    private static final String NONSENSE =
            "this line must be a turn, such as \"[p; A1\", or a chosen piece, such as \"Chosen: [p;\"";

    /** Reads a game up to the first line that is wrong; the fault names that line. */
    Found read(byte[] bytes) {
        final List<Line> lines = Line.in(bytes);
        final GameHead head = new GameHead(lines);
        return head.fault().map(Found::nothing)
                .orElseGet(() -> read(GameSoFar.start(head.names()), lines.subList(GameHead.LENGTH, lines.size())));
    }

    private Found read(GameSoFar start, List<Line> lines) {
        GameSoFar game = start;
        for (Line line : lines) {
            final Optional<String> fault = whyNot(line, game);
            if (fault.isPresent()) {
                return Found.damaged(game, "line " + line.number() + ": " + fault.get());
            }
            game = after(line, game);
        }
        return Found.sound(game);
    }

    /** Returns why a line cannot follow in a game; nothing if it can. */
    private Optional<String> whyNot(Line line, GameSoFar game) {
        if (line.text().isEmpty()) {
            return Optional.of("the line is not written in UTF-8");
        }
        if (game.chosen().isPresent()) {
            return Optional.of("nothing may follow the chosen piece");
        }
        final Quarto engine = game.playedOn(provider);
        return choice(line).map(engine::whyNotChoose).or(() -> turn(line).map(turn -> whyNot(turn, engine)))
                .map(refusal -> refusal.map(Refusal::words)).orElse(Optional.of(NONSENSE));
    }

    private static Optional<Refusal> whyNot(Turn turn, Quarto engine) {
        final Optional<Refusal> refusal = engine.whyNotChoose(turn.piece());
        if (refusal.isPresent()) {
            return refusal;
        }
        engine.choose(turn.piece());
        return engine.whyNotPlace(turn.cell());
    }

    private static GameSoFar after(Line line, GameSoFar game) {
        return choice(line).map(game::withChosen).or(() -> turn(line).map(game::with)).orElse(game);
    }

    private static Optional<Piece> choice(Line line) {
        return line.text().filter(text -> text.startsWith(GameSoFar.CHOSEN))
                .flatMap(text -> Turn.parsePiece(text.substring(GameSoFar.CHOSEN.length()).strip()));
    }

    private static Optional<Turn> turn(Line line) {
        return line.text().flatMap(Turn::parse);
    }
}
