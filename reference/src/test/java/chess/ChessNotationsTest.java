package chess;

import static io.cucumber.junit.platform.engine.Constants.GLUE_PROPERTY_NAME;

import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.IncludeTags;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/** Tests that the notations, which are given code, keep their rules with the games of the reference. */
@Suite
@IncludeEngines("cucumber")
@SelectPackages("rules.chess")
@IncludeTags("given")
@ConfigurationParameter(key = GLUE_PROPERTY_NAME, value = "tabuleiro.steps,tabuleiro.chess.steps")
class ChessNotationsTest {
}
