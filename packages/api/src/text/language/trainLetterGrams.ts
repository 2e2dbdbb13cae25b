import { foldAccents } from '../stems.ts';
import { findTokens } from '../tokens.ts';

/** The groups of three letters in a word without accents, its edges marked. */
export function letterGramsOf(word: string): string[] {
  const padded = `_${foldAccents(word)}_`;
  return Array.from({ length: Math.max(0, padded.length - 2) }, (_, index) =>
    padded.slice(index, index + 3),
  );
}

const count = (texts: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const { kind, word } of texts.flatMap((text) => findTokens(text))) {
    if (kind !== 'word') continue;
    for (const gram of letterGramsOf(word)) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
};

const total = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, each) => sum + each, 0);

/**
 * Computes the weight of each letter trigram for Polish (above 0) or for English (below): the
 * logarithm of the ratio of its shares, with add-one smoothing. Trigrams that are rare or have
 * hardly any weight are left out.
 */
export function trainLetterGrams(english: readonly string[], polish: readonly string[]) {
  const counts = { en: count(english), pl: count(polish) };
  const totals = { en: total(counts.en), pl: total(counts.pl) };
  const grams = [...new Set([...counts.en.keys(), ...counts.pl.keys()])].toSorted();

  return Object.fromEntries(
    grams.flatMap((gram) => {
      const seen = { en: counts.en.get(gram) ?? 0, pl: counts.pl.get(gram) ?? 0 };
      const odds = Math.log(((seen.pl + 1) / totals.pl) * (totals.en / (seen.en + 1)));
      const isTelling = seen.en + seen.pl >= 3 && Math.abs(odds) >= 1;
      return isTelling ? [[gram, Math.round(odds * 10) / 10]] : [];
    }),
  );
}
