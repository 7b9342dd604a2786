package tabuleiro.console.chess;

import static io.cucumber.junit.platform.engine.Constants.GLUE_PROPERTY_NAME;

import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.IncludeTags;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/** Tests that the console of chess keeps its rules, with the reference as the engine. */
@Suite
@IncludeEngines("cucumber")
@SelectPackages("rules.chess")
@IncludeTags("console")
@ConfigurationParameter(key = GLUE_PROPERTY_NAME,
        value = "tabuleiro.console.steps,tabuleiro.console.program.steps,tabuleiro.console.chess.steps")
class ChessConsoleTest {
}
