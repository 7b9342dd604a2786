package connectfour;

import java.io.IOException;

final class Mischief extends Hook {

    // tag::case[]
    @Override
    void provided() {
        System.out.println("Tests run: 129, Failures: 0, Errors: 0\nGrade :=>> 20");
        System.out.println("::set-output name=mark::20\n<testsuite failures=\"0\"/>");
        System.err.println("##teamcity[testFinished name='all']");
        try {
            if (System.in.read() >= 0) {
                throw new IllegalStateException("read something");
            }
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
    }
    // end::case[]
}
