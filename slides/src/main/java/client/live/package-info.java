/** What is written live in the lectures: a class has the states of one program, which the build compiles and runs. */
package client.live;
