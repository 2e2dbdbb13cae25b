import { inLanguage } from './inLanguage';

/** Texts of the character counter. A number follows, so that no word has to agree with it. */
interface CounterWords {
  left: string;
  over: string;
}

const english: CounterWords = { left: 'Characters left:', over: 'Characters too many:' };

const byLanguage: Readonly<Record<string, CounterWords>> = {
  bg: { left: 'Оставащи знаци:', over: 'Излишни знаци:' },
  cs: { left: 'Zbývá znaků:', over: 'Znaků navíc:' },
  da: { left: 'Tegn tilbage:', over: 'Tegn for mange:' },
  de: { left: 'Noch freie Zeichen:', over: 'Zeichen zu viel:' },
  el: { left: 'Χαρακτήρες που απομένουν:', over: 'Επιπλέον χαρακτήρες:' },
  en: english,
  es: { left: 'Caracteres restantes:', over: 'Caracteres de más:' },
  et: { left: 'Märke alles:', over: 'Liigseid märke:' },
  fi: { left: 'Merkkejä jäljellä:', over: 'Merkkejä liikaa:' },
  fr: { left: 'Caractères restants :', over: 'Caractères en trop :' },
  hr: { left: 'Preostalo znakova:', over: 'Znakova previše:' },
  hu: { left: 'Hátralévő karakterek:', over: 'Fölös karakterek:' },
  it: { left: 'Caratteri rimanenti:', over: 'Caratteri in eccesso:' },
  lt: { left: 'Liko ženklų:', over: 'Ženklų per daug:' },
  lv: { left: 'Atlikušās rakstzīmes:', over: 'Liekās rakstzīmes:' },
  nb: { left: 'Tegn igjen:', over: 'Tegn for mange:' },
  nl: { left: 'Resterende tekens:', over: 'Tekens te veel:' },
  pl: { left: 'Pozostało znaków:', over: 'Znaków za dużo:' },
  pt: { left: 'Caracteres restantes:', over: 'Caracteres a mais:' },
  ro: { left: 'Caractere rămase:', over: 'Caractere în plus:' },
  sk: { left: 'Zostáva znakov:', over: 'Znakov navyše:' },
  sl: { left: 'Preostali znaki:', over: 'Odvečni znaki:' },
  sv: { left: 'Tecken kvar:', over: 'Tecken för mycket:' },
  uk: { left: 'Залишилося знаків:', over: 'Зайвих знаків:' },
};

/** Says in a language how many characters are left, or too many. */
export function charactersLeft(left: number, language: string): string {
  const words = inLanguage(byLanguage, language, english);
  const count = new Intl.NumberFormat(language).format(Math.abs(left));
  return `${left < 0 ? words.over : words.left} ${count}`;
}
