package connectfour;

final class Mischief extends Hook {

    import static tabuleiro.connectfour.steps.ConnectFourSteps.*;
    ---
}
