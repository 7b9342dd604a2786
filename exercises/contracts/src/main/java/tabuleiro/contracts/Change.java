package tabuleiro.contracts;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a mistake changes, in words that follow "What": {@code if this `<` were `<=`}. */
final class Change {

    private static final Pattern COMPARISON = Pattern.compile("(?<=[\\s)\\w])(==|!=|<=|>=|<|>)(?=[\\s(])");
    private static final Map<String, String> BOUNDARY = Map.of("<", "<=", "<=", "<", ">", ">=", ">=", ">");
    private static final Map<String, String> OPPOSITE =
            Map.of("==", "!=", "!=", "==", "<", ">=", ">=", "<", ">", "<=", "<=", ">");
    private static final Map<String, String> OPERATORS = Map.of("addition", "+", "subtraction", "-",
            "multiplication", "*", "division", "/", "modulus", "%", "and", "&", "or", "|", "xor", "^",
            "shift left", "<<", "shift right", ">>");
    private static final Pattern REPLACED =
            Pattern.compile("replaced (?:integer|long|float|double|bitwise)? ?(unsigned )?(.+) with (.+)");

    /** What PIT says, and what is said here; the groups of the one are put into the other. */
    private static final List<Map.Entry<Pattern, String>> WORDS = List.of(
            entry("Substituted (\\S+) with (\\S+)", "if %s were %s here"),
            entry("Changed increment from (\\S+) to (\\S+)", "if this counted by %2$s instead of %1$s"),
            entry("Removed increment.*", "if this did not count"),
            entry("removed negation", "if the minus were missing here"),
            entry("(?:removed|replaced) call to .*::(\\S+?)(?: with receiver)?", "if the call of `%s` were left out"),
            entry("replaced call to .*::(\\S+) with argument", "if the call of `%s` only gave back what it is handed"),
            entry("Removed assignment to member variable (\\S+)", "if `%s` were left as it was"),
            entry("replaced boolean return with (\\w+) .*", "if this returned %s"),
            entry("replaced \\w+ return with (\\S+) .*", "if this returned %s"),
            entry("replaced return value with (?:\\w+\\.)?(\\S+) .*", "if this returned nothing"));

    private Change() {
    }

    private static Map.Entry<Pattern, String> entry(String said, String words) {
        return Map.entry(Pattern.compile(said), words);
    }

    /** Returns the words for a mistake that PIT describes like this, in a line of this text. */
    static String words(String said, String text) {
        if (said.equals("changed conditional boundary")) {
            return comparison(BOUNDARY, text, "if a comparison here took its limit in, or left it out");
        } else if (said.equals("negated conditional")) {
            return comparison(OPPOSITE, text, "if a condition here were the opposite");
        }
        final Matcher replaced = REPLACED.matcher(said.toLowerCase(Locale.ROOT));
        if (replaced.matches() && OPERATORS.containsKey(replaced.group(2))
                && OPERATORS.containsKey(replaced.group(3))) {
            return "if this `" + OPERATORS.get(replaced.group(2)) + (replaced.group(1) == null ? "" : ">") + "` were `"
                    + OPERATORS.get(replaced.group(3)) + "`";
        }
        return WORDS.stream().map(each -> Map.entry(each.getKey().matcher(said), each.getValue()))
                .filter(each -> each.getKey().matches()).findFirst()
                .map(each -> String.format(each.getValue(), groups(each.getKey())))
                .orElse("if something else were done here (" + said + ")");
    }

    private static String comparison(Map<String, String> others, String text, String otherwise) {
        final List<String> found = COMPARISON.matcher(text).results().map(each -> each.group(1))
                .filter(others::containsKey).toList();
        return found.size() == 1 ? "if this `" + found.get(0) + "` were `" + others.get(found.get(0)) + "`" : otherwise;
    }

    private static Object[] groups(Matcher matched) {
        final Object[] groups = new Object[matched.groupCount()];
        for (int i = 0; i < groups.length; i++) {
            groups[i] = matched.group(i + 1);
        }
        return groups;
    }
}
