package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        throw new IllegalStateException("</pre><script>alert('tabuleiro')</script><img src=x onerror=\"alert(1)\">");
    }
}
