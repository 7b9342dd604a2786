package tabuleiro.grading.marks;

/** How much of its weight a rule earns that is not wholly right. */
public enum Credit {
    /** A share, worked out from what passes and from what is charged to the rule. */
    SHARE,
    /** Nothing: all its examples must pass. */
    WHOLE
}
