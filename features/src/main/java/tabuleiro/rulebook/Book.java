package tabuleiro.rulebook;

import java.util.List;
import java.util.Properties;
import tabuleiro.svg.Theme;

/**
 * What every page of an edition needs.
 *
 * @param chapters all chapters
 * @param wording  makes links of the ids of rules
 * @param names    a few words for each rule, then what players call it, by its id
 * @param briefs   where the original assignments ask for the rules
 * @param edition  what stands there beyond the specification
 */
public record Book(List<Chapter> chapters, RuleLinks wording, Properties names, Briefs briefs, Edition edition) {

    /** Returns a few words for a rule; its sentence if there are none. */
    public String name(String id, String sentence) {
        return names.containsKey(id) ? names.getProperty(id).split("; ")[0] : sentence;
    }

    /** Returns what players call a rule as well, separated by commas; empty if nothing is known. */
    public String otherNames(String id) {
        return names.getProperty(id, "").replaceFirst("^[^;]*(; )?", "");
    }

    /** Returns the style sheet of every page. */
    public String style() {
        return Texts.read("rule-book.css") + Theme.SYSTEM.css();
    }

    /** Returns the script of every page: it finds words, and unfolds the example to which a link leads. */
    public String script() {
        return Texts.read("rule-book.js");
    }
}
