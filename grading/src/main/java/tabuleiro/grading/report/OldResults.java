package tabuleiro.grading.report;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.Map;
import tabuleiro.grading.judge.Charge;
import tabuleiro.grading.judge.Outcome.Status;
import tabuleiro.grading.results.Run;

/**
 * Results as they were stored before failures were charged to rules, before contracts were tried, before members of
 * groups were named, or before it was counted what games show of each rule. They are marked by the policy of that time.
 */
final class OldResults {

    /** What that policy is called. */
    static final String POLICY = "a rule is earned when all its examples pass";

    private static final int UNCHARGED = 4;
    private static final int WITHOUT_CONTRACTS = 5;
    private static final int WITHOUT_MEMBERS = 6;
    private static final int VERSION = 8;
    private static final int FIRST_TOKENS = 12;

    private OldResults() {
    }

    /** Checks whether a file is of such a version, which stands at its beginning. */
    static boolean isOld(byte[] json) throws IOException {
        try (JsonParser parser = Json.MAPPER.createParser(json)) {
            for (int left = FIRST_TOKENS; left > 0 && parser.nextToken() != null; left--) {
                if (parser.currentToken() == JsonToken.VALUE_NUMBER_INT && "version".equals(parser.currentName())) {
                    return parser.getIntValue() >= UNCHARGED && parser.getIntValue() < VERSION;
                }
            }
        }
        return false;
    }

    /** Returns the same in the form of today: what failed is charged to the rule of its example. */
    static JsonNode renewed(byte[] json) throws IOException {
        final JsonNode root = Json.MAPPER.readTree(json);
        final int version = root.path("run").path("version").asInt();
        if (version == UNCHARGED) {
            charge(root);
        }
        if (version <= WITHOUT_CONTRACTS) {
            ((ObjectNode) root.path("run")).put("contracts", Run.BEFORE_CONTRACTS);
            root.path("submissions").forEach(entry -> ((ObjectNode) entry).putNull("noticed"));
        }
        ((ObjectNode) root.path("run")).put("version", VERSION);
        for (JsonNode entry : root.path("submissions")) {
            if (version <= WITHOUT_MEMBERS) {
                ((ObjectNode) entry).putArray("members");
            }
            if (entry.path("played") instanceof ObjectNode played) {
                played.putObject("seen");
            }
        }
        return root;
    }

    private static void charge(JsonNode root) {
        ((ObjectNode) root.path("run")).put("policy", POLICY);
        ((ObjectNode) root).put("rubric", "");
        for (JsonNode entry : root.path("submissions")) {
            ((ObjectNode) entry).put("id", "").put("from", "").put("time", "").put("clock", "").put("page", "")
                    .put("gone", false).put("digest", "").putObject("sources");
            for (JsonNode outcome : entry.path("outcomes")) {
                charge(outcome, root.path("checks").path(outcome.path("check").asInt()));
            }
            if (entry.path("played") instanceof ObjectNode played) {
                played.put("extensionGames", 0).put("extensionRight", 0);
                played.set("charged", Json.MAPPER.valueToTree(Map.of()));
                played.set("extensionCharged", Json.MAPPER.valueToTree(Map.of()));
                played.path("differences").forEach(each -> charge(each, each.path("check")));
            }
        }
    }

    private static void charge(JsonNode outcome, JsonNode check) {
        if (outcome instanceof ObjectNode object) {
            object.put("hasMove", true);
            object.set("charge", Json.MAPPER.valueToTree(Status.PASSED.name().equals(object.path("status").asText())
                    ? Charge.NONE : new Charge(check.path("rule").asText(), check.path("guard").asBoolean(), "", "",
                    "")));
        }
    }
}
