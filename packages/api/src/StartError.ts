/** Why the product cannot start, in sentences for the one who starts it. Each says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[], options?: ErrorOptions) {
    super(sentences.join('\n'), options);
    this.sentences = sentences;
  }
}
