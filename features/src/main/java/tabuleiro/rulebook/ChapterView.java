package tabuleiro.rulebook;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.rulebook.RuleLinks.Paragraph;
import tabuleiro.svg.Drawn;
import tabuleiro.svg.SvgPicture;

/**
 * What the page of a chapter shows.
 *
 * @param chapter  the chapter
 * @param minute   the game in one minute
 * @param sections its rules
 */
public record ChapterView(Chapter chapter, Optional<Minute> minute, List<SectionView> sections) {

    /**
     * The rules of one feature.
     *
     * @param title      what they are about
     * @param paragraphs what is said of them
     * @param rules      the rules
     */
    public record SectionView(String title, List<Paragraph> paragraphs, List<RuleView> rules) {
    }

    /** Returns what is shown of a chapter. */
    static ChapterView of(Book book, Chapter chapter) {
        return new ChapterView(chapter, chapter.game().map(Minute::of), chapter.sections().stream()
                .map(section -> new SectionView(section.title(), Stream.concat(
                        book.wording().paragraphs(section.file().feature().getDescription()).stream(),
                        section.backgrounds().stream().map(background -> RuleView.given(book, background))).toList(),
                        section.rules().stream().map(rule -> RuleView.of(book, chapter, section.folder(), rule))
                                .toList())).toList());
    }

    /** Returns the rule whose pictures stand beside the game in one minute; nothing if its board at the start does. */
    public Optional<RuleView> firstShown() {
        return minute.flatMap(told -> sections.stream().flatMap(section -> section.rules().stream())
                .filter(rule -> rule.id().equals(told.rule())).findFirst());
    }

    /** Returns what can lie on the board, by how it is written. */
    public Map<String, Drawn> key() {
        return chapter.game().map(game -> game.key()).orElse(Map.of());
    }

    /** Returns the picture of a thing in the key. */
    public static String drawn(Drawn thing) {
        return new SvgPicture(thing.words(), "", 40, 40, thing.shape()).inline();
    }

    /** Returns the refusals of a group, in their order. */
    public List<Reason> refusals(Reason.Group group) {
        return chapter.refusals().stream().filter(refusal -> refusal.group() == group).toList();
    }

    /** Returns the groups in which there are refusals. */
    public List<Reason.Group> groups() {
        return Arrays.stream(Reason.Group.values()).filter(group -> !refusals(group).isEmpty())
                .collect(Collectors.toList());
    }

    /** Returns what the refusals of a group are about. */
    public static String words(Reason.Group group) {
        return switch (group) {
            case NAMED -> "What was named does not exist, or the position is none";
            case OVER -> "The game is over";
            case MOVE -> "The piece, the square or the way";
            case RESULT -> "What the move leads to";
        };
    }
}
