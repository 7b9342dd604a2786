package tabuleiro.console.draughts;

import java.util.List;
import java.util.Optional;
import tabuleiro.console.GameStart;
import tabuleiro.console.Message;
import tabuleiro.console.Opponent;
import tabuleiro.console.PlayedGame.Step;
import tabuleiro.console.Reading;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Pdn;
import tabuleiro.draughts.PdnFen;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Square;
import tabuleiro.notation.PortableGame;

/**
 * A game as PDN has it. Steps of it are {@code FEN} and a position from which the game starts, and whole turns by the
 * numbers of their squares, such as {@code 22-18}.
 */
final class Portable {

    private static final String FEN = "FEN ";

    private final DraughtsProvider provider;
    private final DraughtsMatch match;
    private final GameStart start;
    private Optional<Position> first = Optional.empty();

    /** Creates a game that starts as others do. */
    Portable(DraughtsProvider provider, DraughtsMatch match, GameStart start) {
        this.provider = provider;
        this.match = match;
        this.start = start;
    }

    /** Checks whether a text is written like a step in PDN. */
    static boolean isStep(String typed) {
        return typed.startsWith(FEN) || Pdn.isMove(typed);
    }

    /** Returns what a text means that is written like a step in PDN. */
    Reading<Step> read(String typed) {
        return typed.startsWith(FEN) ? readStart(typed) : readMove(typed);
    }

    private Reading<Step> readStart(String typed) {
        if (!isFresh()) {
            return Reading.refused("refused.begun");
        }
        try {
            final Position position = PdnFen.parse(typed.substring(FEN.length()), match.game().variant());
            return Reading.step(provider.whyNotNewGame(position), typed, () -> {
                first = Optional.of(position);
                match.begin(provider.newGame(position));
            });
        } catch (IllegalArgumentException malformed) {
            return Reading.refused("refused.fen");
        }
    }

    /** Checks whether nothing has been done, and no other program knows how the game starts. */
    private boolean isFresh() {
        return first.isEmpty() && match.game().moves().isEmpty() && !match.isTurnBegun()
                && start.seats().stream().noneMatch(seat -> seat.level().filter(Opponent.LEVEL::equals).isPresent());
    }

    private Reading<Step> readMove(String typed) {
        final boolean isWhole = match.turn().begun().isEmpty();
        final Optional<List<Square>> way = isWhole ? Pdn.way(match.game(), typed) : Optional.empty();
        return way.map(each -> Reading.meant(new Step(typed, () -> match.play(each))))
                .orElseGet(() -> Reading.refused("refused.portable", typed,
                        Message.of("rules." + match.game().variant())));
    }

    /** Returns the game as other programs read it. */
    PortableGame written() {
        final Draughts game = match.game();
        return Pdn.of(game, first(), start.names());
    }

    /** Returns the position with which the game has begun. */
    Position first() {
        return first.orElseGet(() -> provider.newGame(match.game().variant()).position());
    }
}
