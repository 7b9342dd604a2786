package connectfour.steps;

public final class ConnectFourSteps {
}
