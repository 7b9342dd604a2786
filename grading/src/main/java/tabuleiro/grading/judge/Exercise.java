package tabuleiro.grading.judge;

/**
 * Where the parts of an exercise are found.
 *
 * @param name          of the exercise and of the folder its rules lie in, such as {@code connect-four}
 * @param packageName   in which solutions are written, such as {@code connectfour}
 * @param provider      the class of a solution that makes its games
 * @param specification the interface which that class implements
 */
public record Exercise(String name, String packageName, String provider, String specification) {

    /** In which package do the steps lie that speak of this game? */
    String glue() {
        return specification.substring(0, specification.lastIndexOf('.')) + ".steps";
    }
}
