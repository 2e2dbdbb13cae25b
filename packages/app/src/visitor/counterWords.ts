/** How far a text is from the longest that its field takes. A number follows, so that no word has to agree with it. */
interface CounterWords {
  left: string;
  over: string;
}

const english: CounterWords = { left: 'Characters left:', over: 'Characters too many:' };

const byLanguage: Readonly<Record<string, CounterWords>> = {
  de: { left: 'Noch freie Zeichen:', over: 'Zeichen zu viel:' },
  en: english,
  pl: { left: 'Pozostało znaków:', over: 'Znaków za dużo:' },
  uk: { left: 'Залишилося знаків:', over: 'Зайвих знаків:' },
};

/** Says in a language how many characters are left, or too many. */
export function charactersLeft(left: number, language: string): string {
  const words = byLanguage[language.split('-')[0] ?? ''] ?? english;
  const count = new Intl.NumberFormat(language).format(Math.abs(left));
  return `${left < 0 ? words.over : words.left} ${count}`;
}
