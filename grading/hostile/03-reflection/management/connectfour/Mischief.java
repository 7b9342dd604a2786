package connectfour;

import java.util.List;

final class Mischief extends Hook {

    @Override
    void provided() {
        for (String each : List.of("java.lang.management.ManagementFactory", "com.sun.tools.attach.VirtualMachine",
                "java.lang.instrument.Instrumentation", "javax.management.MBeanServer", "java.rmi.Remote",
                "javax.script.ScriptEngineManager", "javax.naming.InitialContext")) {
            try {
                Class.forName(each);
            } catch (ClassNotFoundException expected) {
                continue;
            }
            throw new IllegalStateException("found " + each);
        }
    }
}
