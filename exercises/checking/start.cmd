@echo off
rem Starts a program of the given code, check or play, with its arguments; builds the given code first if that is needed.
setlocal
set "here=%~dp0.."
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
set "memory="
if "%~1"=="check" set "memory=-Xmx192m"
:start
set "name=none"
if exist "%here%\.built\current" set /p name=<"%here%\.built\current"
set "built=%here%\.built\%name%"
if not exist "%built%\complete" goto build
"%java%" -Djdk.console=java.base -XX:TieredStopAtLevel=1 -XX:+UseSerialGC %memory% "-Dtabuleiro.exercises=%here%" "-Dtabuleiro.built=%name%" -cp "%built%\tabuleiro-checking\classes;%built%\tabuleiro-contracts\classes;%built%\tabuleiro-console\classes;%built%\tabuleiro-features\classes;%built%\tabuleiro-checking\lib\*" tabuleiro.checking.Start %*
if not %errorlevel% equ 75 exit /b %errorlevel%
:build
"%java%" "%here%\checking\src\main\java\tabuleiro\checking\GivenCode.java" "%here%" 1>&2 || exit /b 2
goto start
