import { defaultLanguage, languages as productLanguages } from '@hearback/schema/limits';

const rootOf = (language: string) => language.split('-')[0]?.toLowerCase();

/** The languages of an `Accept-Language` header, dearest first. */
function acceptedLanguages(header: string | null): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [language = '', weight] = part.trim().split(/\s*;\s*q=/);
      return { language, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ language, weight }) => /^[a-zA-Z]{2,3}(-|$)/.test(language) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}

/** Asked for in the address, else liked by the browser, else English: the first one we speak. */
export function visitorLanguage(
  request: Request,
  spoken: readonly string[] = productLanguages,
): string {
  const asked = new URL(request.url).searchParams.get('lang');
  const wishes = [
    ...(asked === null ? [] : [asked]),
    ...acceptedLanguages(request.headers.get('accept-language')),
  ];
  for (const wish of wishes) {
    const match =
      spoken.find((language) => language.toLowerCase() === wish.toLowerCase()) ??
      spoken.find((language) => rootOf(language) === rootOf(wish));
    if (match !== undefined) return match;
  }
  return defaultLanguage;
}
