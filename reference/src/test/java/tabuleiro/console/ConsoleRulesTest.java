package tabuleiro.console;

import static io.cucumber.junit.platform.engine.Constants.GLUE_PROPERTY_NAME;

import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.IncludeTags;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/** Tests that the console keeps the rules of all games, each shown with the game that shows it best. */
@Suite
@IncludeEngines("cucumber")
@SelectPackages("rules.console")
@IncludeTags("console")
@ConfigurationParameter(key = GLUE_PROPERTY_NAME,
        value = "tabuleiro.steps,tabuleiro.connectfour.steps,tabuleiro.console.steps,tabuleiro.console.program.steps,"
                + "tabuleiro.console.connectfour.steps,tabuleiro.console.quarto.steps,"
                + "tabuleiro.console.qwirkle.steps,tabuleiro.console.draughts.steps,tabuleiro.console.chess.steps")
class ConsoleRulesTest {
}
