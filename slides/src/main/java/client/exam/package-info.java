/** The programs of the examination: what a question shows, and what its solution says, run by the build. */
package client.exam;
