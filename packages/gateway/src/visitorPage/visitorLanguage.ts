import { defaultLanguage, languages as productLanguages } from '@hearback/schema/limits';

const rootOf = (language: string) => language.split('-')[0]?.toLowerCase();

/** Languages of an `Accept-Language` header, most preferred first. */
function acceptedLanguages(header: string | null): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [language = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { language, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ language, weight }) => /^[a-zA-Z]{2,3}(-|$)/.test(language) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}

/** Languages of pages without a form. */
const ownLanguages: readonly string[] = [
  ...productLanguages,
  ...'bg cs da de el es et fi fr hr hu it lt lv nb nl no pt ro sk sl sv uk'.split(' '),
];

interface Wishes {
  /** The `lang` parameter of the address. */
  lang: string | null;
  /** The browser's `Accept-Language` header. */
  accepted: string | null;
  /** Omitted: the languages of pages without a form. */
  spoken?: readonly string[];
}

/**
 * Chooses the first available language of: the address, the browser's preferences, English. Falls
 * back to the first of `spoken`.
 */
export function visitorLanguage({ lang, accepted, spoken = ownLanguages }: Wishes): string {
  const wishes = [...(lang === null ? [] : [lang]), ...acceptedLanguages(accepted)];
  for (const wish of wishes) {
    const match =
      spoken.find((language) => language.toLowerCase() === wish.toLowerCase()) ??
      spoken.find((language) => rootOf(language) === rootOf(wish));
    if (match !== undefined) return match;
  }
  return spoken.includes(defaultLanguage) ? defaultLanguage : (spoken[0] ?? defaultLanguage);
}
