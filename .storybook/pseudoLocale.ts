const vowels: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'î',
  o: 'ö',
  u: 'ü',
  A: 'Á',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  U: 'Ü',
};

/** Drawn by their own measure, or not words at all. */
const kept = 'svg, code, kbd, pre, script, style, textarea, [contenteditable], [translate=no]';

const withoutSpace = /^(\s*)([\s\S]*?)(\s*)$/;

/**
 * A language that nobody speaks: every sentence a third longer, with marks above its letters and
 * brackets around it. What is cut off, or put together from parts, shows.
 */
export const toPseudo = (text: string): string =>
  text.replace(withoutSpace, (_, before: string, words: string, after: string) =>
    /\p{L}{2}/u.test(words)
      ? `${before}[${words.replaceAll(/[aeiou]/gi, (vowel) => (vowels[vowel] ?? vowel).repeat(2))}]${after}`
      : `${before}${words}${after}`,
  );

/** Every text node of a page in which words stand. */
export function* textsOf(page: Document): Generator<Text> {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.textContent?.trim() && !node.parentElement?.closest(kept)) yield node as Text;
  }
}

/** Puts all words of a page into that language, where they stand, while something is looked at. */
export function inPseudo<Found>(page: Document, look: () => Found): Found {
  const before = [...textsOf(page)].map((text) => ({ text, words: text.data }));
  for (const { text, words } of before) text.data = toPseudo(words);
  const found = look();
  for (const { text, words } of before) text.data = words;
  return found;
}
