const before = 60;
const length = 180;

/** The part of a text around the first word that counts, cut between words; else its beginning. */
export function excerptOf(text: string, isFound: (word: string) => boolean): string {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const at = words.find(([word]) => isFound(word))?.index ?? 0;
  const wanted = Math.max(0, at - before);
  // From the start of a word to the end of one.
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const isWhole = start + length >= text.length;
  const end = isWhole ? text.length : text.lastIndexOf(' ', start + length);

  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${isWhole ? '' : ' …'}`;
}
