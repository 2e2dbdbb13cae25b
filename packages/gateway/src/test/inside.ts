/** Matches internals that leak into a response. */
export const inside =
  /node_modules|packages\/|\.ts:\d|at async|stack|PGlite|postgres|kysely|valibot|syntax error at|violates|invalid input syntax|constraint|relation "/i;
