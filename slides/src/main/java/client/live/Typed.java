package client.live;

import connectfour.Games;
import java.util.List;
import tabuleiro.connectfour.ConnectFour;

/** Live: a console that reads what is typed. The argument says which state is run. */
final class Typed {

    private final ConnectFour game = new Games().newGame();

    private Typed() {
    }

    // tag::step1[]
    void typed1(String text) {
        game.play(Integer.parseInt(text));
    }
    // end::step1[]

    // tag::step2[]
    void typed2(String text) {
        if (!text.matches("[0-9]{1,9}")) {
            System.out.println("? " + text + ": not a number");
        } else {
            game.play(Integer.parseInt(text));
        }
    }
    // end::step2[]

    // tag::step3[]
    void typed3(String text) {
        if (!text.matches("[0-9]{1,9}")) {
            System.out.println("? " + text + ": not a number");
            return;
        }
        final int column = Integer.parseInt(text);
        game.whyNotPlay(column).ifPresentOrElse(
                reason -> System.out.println("? " + text + ": " + reason.words()),
                () -> game.play(column));
    }
    // end::step3[]

    public static void main(String[] arguments) {
        final Typed console = new Typed();
        for (String text : List.of("four", "8", "4")) {
            switch (arguments[0]) {
                case "1" -> console.typed1(text);
                case "2" -> console.typed2(text);
                default -> console.typed3(text);
            }
        }
        System.out.println("next: " + console.game.nextToPlay());
    }
}
