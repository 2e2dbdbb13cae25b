import { defaultLanguage, languages as productLanguages } from '@hearback/schema/limits';

const rootOf = (language: string) => language.split('-')[0]?.toLowerCase();

/** The languages of an `Accept-Language` header, dearest first. */
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

/** What a page can say that shows no form. */
const ownLanguages: readonly string[] = [
  ...productLanguages,
  ...'bg cs da de el es et fi fr hr hu it lt lv nb nl no pt ro sk sl sv uk'.split(' '),
];

interface Wishes {
  /** What the address asks for. */
  lang: string | null;
  /** What the browser's `Accept-Language` says. */
  accepted: string | null;
  /** Left out: those of a page that shows no form. */
  spoken?: readonly string[];
}

/**
 * Asked for in the address, else liked by the browser, else English: the first one that is spoken.
 * Where not even English is, the first of all.
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
