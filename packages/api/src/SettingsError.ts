/** One or more settings that stop the start. Each sentence names the setting, its value and what it must be. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}
