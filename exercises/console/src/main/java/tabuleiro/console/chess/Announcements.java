package tabuleiro.console.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Claim;
import tabuleiro.chess.Ending;
import tabuleiro.chess.Player;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.GameStart;
import tabuleiro.console.Message;

/** What the players of a game of chess are told about it (CH-35). */
record Announcements(Chess game, GameStart start) {

    private String name(Player player) {
        return start.name(player.ordinal());
    }

    /** Returns how the game has ended, which must be over. */
    Message result() {
        final Ending ending = game.ending().orElseThrow(() -> EngineFailure.of("failure.ending"));
        if (!ending.isWin()) {
            return Message.of("ending." + ending.name());
        }
        final Player winner = game.winner().orElseThrow(() -> EngineFailure.of("failure.winner"));
        return Message.of("ending." + ending.name(), name(winner), name(winner.opponent()));
    }

    /** Returns what the player to move must know, the most general first; nothing after the end. */
    List<Message> news() {
        final List<Message> news = new ArrayList<>();
        if (!game.isOver()) {
            final Player next = game.nextToPlay();
            final Optional<Player> offer = game.position().drawOffer();
            news.add(Message.of("turn", name(next)));
            if (game.isCheck()) {
                news.add(Message.of("check", name(next)));
            }
            offer.ifPresent(player -> news.add(Message.of(player == next ? "offered" : "offers", name(player))));
            EngineFailure.ifWritten(game::claims, List.<Claim>of())
                    .forEach(claim -> news.add(Message.of("claim." + claim.name())));
        }
        return news;
    }
}
