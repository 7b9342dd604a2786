package tabuleiro.grading.command;

import tabuleiro.grading.Text;

/** Makes text fit for one line of a terminal: names of files, typed words and stored results come from anywhere. */
final class OneLine {

    private OneLine() {
    }

    /** Returns a text without line breaks, terminal codes and whatever else is no character to be shown. */
    static String of(Object text) {
        return Text.clean(String.valueOf(text)).replace('\n', ' ');
    }
}
