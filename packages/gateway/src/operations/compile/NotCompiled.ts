/** An operation asks for what only the engine itself can do. */
export class NotCompiled extends Error {
  override readonly name = 'NotCompiled';
}
