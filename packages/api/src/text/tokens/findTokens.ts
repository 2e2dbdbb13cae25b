/** A piece of a text: a word, a number, a sign of mood, or what stands between clauses. */
export interface Token {
  kind: 'word' | 'number' | 'emoji' | 'mark';
  /** As it was written. */
  text: string;
  /** In small letters, with one kind of apostrophe. */
  word: string;
  start: number;
  end: number;
}

const pieces = new RegExp(
  [
    String.raw`(?<emoji>\p{Extended_Pictographic}(?:\p{EMod}|\uFE0F|\u200D\p{Extended_Pictographic})*`,
    // Faces made of letters and marks, which begin with eyes.
    String.raw`|(?<![\p{L}\d])[:;=]['-]?[)(\]\[DPp/|*]+(?!\w)|<3|\^\^)`,
    String.raw`|(?<number>\d+(?:[.,:]\d+)*%?)`,
    String.raw`|(?<word>\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*)`,
    String.raw`|(?<mark>[.!?…,;:()"„”“–—\n]+|(?<=\s)-+(?=\s))`,
  ].join(''),
  'gu',
);

const kindOf = ({ emoji, number, word }: Partial<Record<string, string>>): Token['kind'] => {
  if (word) return 'word';
  if (emoji) return 'emoji';
  return number ? 'number' : 'mark';
};

/** Cuts a text into its pieces, in any script. Emoji stay whole, with their skin and their joins. */
export function findTokens(text: string): Token[] {
  return Array.from(text.matchAll(pieces), (match) => ({
    kind: kindOf(match.groups ?? {}),
    text: match[0],
    word: match[0].toLowerCase().replaceAll('’', "'"),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
