package tabuleiro.grading.craft;

import java.util.List;
import tabuleiro.grading.marks.Criterion;
import tabuleiro.grading.source.Place;

/**
 * Something that was found in a program: a fact, and where to look.
 *
 * @param criterion to what it belongs
 * @param says      what was found, in a sentence
 * @param places    where; none if it is about the whole program
 * @param costs     by how many levels it lowers what is proposed: 0 for what an instructor should only know
 */
public record Finding(Criterion criterion, String says, List<Place> places, int costs) {
}
