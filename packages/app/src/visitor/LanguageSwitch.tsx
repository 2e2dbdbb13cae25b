import * as styles from './LanguageSwitch.css';
import type { LanguageLink } from './VisitorPage';
import { visitorWords } from './words';

/** As its speakers write a language at the start of a line. */
const capitalized = (name: string, language: string): string => {
  const [first = ''] = name;
  return first.toLocaleUpperCase(language) + name.slice(first.length);
};

/** A document may contain an unknown language tag: then the tag is its name. */
const isKnown = (language: string): boolean => {
  try {
    return Intl.DisplayNames.supportedLocalesOf(language).length > 0;
  } catch {
    return false;
  }
};

const withoutRegion = (language: string): string => {
  const { language: root, script } = new Intl.Locale(language);
  return script === undefined ? root : `${root}-${script}`;
};

const nameOf = (language: string, named: string): string => {
  const names = new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' });
  return capitalized(names.of(named) ?? named, language);
};

/**
 * Names each language in itself. The region is included only if it distinguishes two of them:
 * "English" and "Polski", but "English (Canada)" beside "English (United Kingdom)".
 */
export function namesOfLanguages(languages: readonly string[]): string[] {
  const shortened = languages.map((language) =>
    isKnown(language) ? withoutRegion(language) : language,
  );
  return languages.map((language, index) => {
    if (!isKnown(language)) return language;
    const short = shortened[index] ?? language;
    const isAlone = shortened.filter((other) => other === short).length === 1;
    return nameOf(language, isAlone ? short : language);
  });
}

interface Props {
  /** The one the page is in. */
  language: string;
  languages: readonly LanguageLink[];
  /** True if it is positioned over the page. */
  floats: boolean;
}

/** More than these do not fit into one line of a phone. */
const maxInLine = 3;

/** True if there are too many languages for a row of links. */
export const isMenu = (languages: readonly LanguageLink[]): boolean => languages.length > maxInLine;

/** Every language of the page, each named in itself. Plain links: no script is needed to switch. */
export function LanguageSwitch({ language, languages, floats }: Props) {
  const names = namesOfLanguages(languages.map((link) => link.language));
  const links = languages.map((link, index) => (
    <a
      key={link.language}
      className={styles.link}
      href={link.href}
      hrefLang={link.language}
      lang={link.language}
      aria-current={link.language === language ? 'true' : undefined}
    >
      {names[index]}
    </a>
  ));
  const current = names[languages.findIndex((link) => link.language === language)];
  const isShort = !isMenu(languages);

  return (
    <nav
      className={floats ? styles.floating : styles.bar}
      data-languages=""
      aria-label={visitorWords(language).language}
    >
      {isShort && <Globe />}
      {isShort ? (
        links
      ) : (
        <details className={styles.menu}>
          <summary className={styles.summary}>
            <Globe />
            {current}
          </summary>
          <div className={styles.list}>{links}</div>
        </details>
      )}
    </nav>
  );
}

/** An icon for people who cannot read the page's language. */
const Globe = () => (
  <svg className={styles.globe} viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1c-4 4-4 10 0 14 4-4 4-10 0-14M1.5 6h13m-13 4h13" />
  </svg>
);

/**
 * Closes the list of languages as menus are closed: by a touch elsewhere, and by Escape. Its text
 * goes into the pages that have such a list: it must need nothing from around it.
 */
export function closeMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-languages] details');
  if (!menu) return;
  document.addEventListener('pointerdown', ({ target }) => {
    if (!menu.contains(target as Node)) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
