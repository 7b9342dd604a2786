@echo off
rem Checks an exercise and says what to do next: check GAME [WHAT] [options]; --help shows more.
setlocal
set "here=%~dp0."
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
set "built=%here%\checking\target"
:build
if exist "%built%\check.built" goto run
echo Building the given code, once: this takes a minute.
pushd "%here%\.."
call mvn -q -B -ntp -pl :tabuleiro-checking -am compile -Dgiven.skipTests=true || (popd & exit /b 2)
popd
type nul > "%built%\check.built"
:run
"%java%" -Djdk.console=java.base -Xmx192m -XX:TieredStopAtLevel=1 -XX:+UseSerialGC "-Dtabuleiro.exercises=%here%" -cp "%built%\classes;%here%\contracts\target\classes;%here%\console\target\classes;%here%\..\features\target\classes;%built%\lib\*" tabuleiro.checking.Check %*
if not %errorlevel% equ 75 exit /b %errorlevel%
del "%built%\check.built"
goto build
