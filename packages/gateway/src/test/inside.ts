/** What an answer looks like when a program shows its inside. */
export const inside =
  /node_modules|packages\/|\.ts:\d|at async|stack|PGlite|postgres|kysely|valibot|syntax error at|violates|invalid input syntax|constraint|relation "/i;
