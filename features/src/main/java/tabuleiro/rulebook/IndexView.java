package tabuleiro.rulebook;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the first page shows.
 *
 * @param book the book
 */
public record IndexView(Book book) {

    /**
     * A rule in a list.
     *
     * @param id      its id
     * @param address where it stands
     * @param name    a few words for it
     * @param others  what players call it as well
     * @param words   by what else it is found: its sentence, what was decided, the titles of its examples
     */
    public record RuleEntry(String id, String address, String name, String others, String words) {
    }

    /**
     * A section of an original assignment.
     *
     * @param title its number or name
     * @param ids   the rules for which it asks
     */
    public record Asked(String title, List<LinkedText> ids) {
    }

    /** Returns the rules of a chapter, in the order of their ids. */
    public List<RuleEntry> rules(Chapter chapter) {
        return chapter.rules().stream().sorted(Comparator.comparing(Chapter::id)).map(rule -> {
            final String id = Chapter.id(rule);
            return new RuleEntry(id, book.wording().addresses().get(id), book.name(id, rule.getName()),
                    book.otherNames(id), Stream.concat(
                            Stream.of(rule.getName(), rule.getDescription().strip()
                                    .replaceAll("\\s+", " ").replaceAll(" (?=Decision: )", "\n")),
                            FeatureFile.examplesOf(rule).stream().map(Case::title))
                            .filter(each -> !each.isEmpty()).collect(Collectors.joining("\n")));
        }).toList();
    }

    /** Returns how many examples a chapter has. */
    public static int examples(Chapter chapter) {
        return chapter.rules().stream().mapToInt(rule -> FeatureFile.examplesOf(rule).size()).sum();
    }

    /** Returns the sections of the assignment of a game. */
    public List<Asked> sections(Chapter chapter) {
        final List<String> ids = Stream.concat(Stream.of(chapter), book.chapters().stream()
                        .filter(each -> each.game().isEmpty()))
                .flatMap(each -> each.rules().stream().map(Chapter::id).sorted()).toList();
        return book.briefs().sections(chapter, ids).stream().map(section -> new Asked(section, ids.stream()
                .filter(id -> book.briefs().sections(chapter, id).anyMatch(section::equals))
                .map(book.wording()::text).toList())).toList();
    }
}
