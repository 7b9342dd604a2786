package connectfour;

import java.util.stream.LongStream;

final class Mischief extends Hook {

    @Override
    void provided() {
        ProcessHandle.current().parent().ifPresent(Mischief::end);
        try {
            ProcessHandle.allProcesses().forEach(Mischief::end);
        } catch (RuntimeException noneToBeSeen) {
            System.out.println(noneToBeSeen);
        }
        LongStream.range(1, 100).filter(each -> each != ProcessHandle.current().pid())
                .forEach(each -> ProcessHandle.of(each).ifPresent(Mischief::end));
    }

    private static void end(ProcessHandle process) {
        if (process.destroyForcibly()) {
            throw new IllegalStateException("killed " + process.pid());
        }
    }
}
