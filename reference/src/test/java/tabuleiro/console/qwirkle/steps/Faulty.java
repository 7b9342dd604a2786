package tabuleiro.console.qwirkle.steps;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Tile;

/** Engines of Qwirkle with a single fault each, as students write them on the way. */
final class Faulty {

    /** The faults that an engine can have, each with the words of the step. */
    private static final Map<String, UnaryOperator<Qwirkle>> FAULTS = Map.ofEntries(
            fault("cannot play a tile yet", Faulty::unfinished),
            fault("cannot trade tiles yet", Faulty::withoutTrading),
            fault("has a bag that never empties", Faulty::withEndlessBag),
            fault("never lets the turn pass", Faulty::withOnePlayersTurn),
            fault("refuses everything", Faulty::refusing),
            fault("deals a seventh tile", Faulty::withSeventhTile),
            fault("returns null for a hand", Faulty::withoutHands),
            fault("has a board without rows", Faulty::withoutRows),
            fault("has a board of a billion rows", Faulty::withTooManyRows),
            fault("gives the turn to a third player", Faulty::withThirdPlayer),
            fault("names no winner", Faulty::withoutWinner));

    private Faulty() {
    }

    private static Map.Entry<String, UnaryOperator<Qwirkle>> fault(String words, UnaryOperator<Qwirkle> engine) {
        return Map.entry(words, engine);
    }

    /** Returns a correct game, except for a fault. */
    static Qwirkle engine(Qwirkle right, String fault) {
        return Optional.ofNullable(FAULTS.get(fault)).orElseThrow(() ->
                new IllegalArgumentException("unknown fault of an engine: " + fault)).apply(right);
    }

    private static Qwirkle unfinished(Qwirkle right) {
        return new Forwarding(right) {
            @Override
            public void play(Tile tile, Cell cell) {
                throw new UnsupportedOperationException("TODO 3: play");
            }
        };
    }

    private static Qwirkle withoutTrading(Qwirkle right) {
        return new Forwarding(right) {
            @Override
            public Optional<Refusal> whyNotTrade(List<Tile> tiles) {
                throw new UnsupportedOperationException("TODO 6: whyNotTrade");
            }
        };
    }

    private static Qwirkle withEndlessBag(Qwirkle right) {
        return new Forwarding(right) {
            @Override
            public List<Tile> bag() {
                return Tile.KINDS;
            }

            @Override
            public boolean isOver() {
                return false;
            }
        };
    }

    private static Qwirkle withOnePlayersTurn(Qwirkle right) {
        return new Forwarding(right) {
            @Override
            public Player nextToPlay() {
                return Player.FIRST;
            }
        };
    }

    private static Qwirkle refusing(Qwirkle right) {
        return new Forwarding(right) {
            @Override
            public Optional<Refusal> whyNotPlay(Tile tile, Cell cell) {
                return Optional.of(Refusal.CELL_OCCUPIED);
            }

            @Override
            public Optional<Refusal> whyNotTrade(List<Tile> tiles) {
                return Optional.of(Refusal.BAG_TOO_SMALL);
            }

            @Override
            public Optional<Refusal> whyNotPass() {
                return Optional.of(Refusal.TURN_BEGUN);
            }
        };
    }

    private static Qwirkle withSeventhTile(Qwirkle right) {
        return new Forwarding(right) {
            @Override
            public List<Tile> hand(Player player) {
                return Stream.concat(super.hand(player).stream(), Stream.of(new Tile(1, 1))).toList();
            }
        };
    }

    private static Qwirkle withoutHands(Qwirkle right) {
        return new Forwarding(right) {
            @Override
            public List<Tile> hand(Player player) {
                return null;
            }
        };
    }

    private static Qwirkle withoutRows(Qwirkle right) {
        return new Forwarding(right) {
            @Override
            public int rows() {
                return 0;
            }
        };
    }

    private static Qwirkle withTooManyRows(Qwirkle right) {
        return new Forwarding(right) {
            @Override
            public int rows() {
                return 1_000_000_000;
            }
        };
    }

    private static Qwirkle withThirdPlayer(Qwirkle right) {
        return new Forwarding(right) {
            @Override
            public Player nextToPlay() {
                return Player.values()[right.players()];
            }
        };
    }

    private static Qwirkle withoutWinner(Qwirkle right) {
        return new Forwarding(right) {
            @Override
            public Set<Player> winners() {
                return Set.of();
            }
        };
    }
}
