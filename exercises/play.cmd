@echo off
rem Plays a game in the terminal: play GAME [options]. Builds what is older than its sources; --help shows the options.
setlocal
set "here=%~dp0."
rem Else Maven writes escape sequences before the first line.
set "MAVEN_OPTS=%MAVEN_OPTS% -Djansi.noreset=true"
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
set "console=%here%\console\target"
if exist "%console%\classes\tabuleiro\console\start\Play.class" if exist "%console%\lib" goto run
pushd "%here%\.."
call mvn -q -B -ntp -pl :tabuleiro-console -am compile -Dgiven.skipTests=true || (popd & exit /b 1)
popd
:run
"%java%" -Djdk.console=java.base -XX:TieredStopAtLevel=1 -XX:+UseSerialGC "-Dtabuleiro.exercises=%here%" -cp "%console%\classes;%here%\..\features\target\classes;%console%\lib\*" tabuleiro.console.start.Play %*
if %errorlevel% equ 75 goto run
exit /b %errorlevel%
