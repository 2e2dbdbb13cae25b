import { languageNames } from './languageNames';
import * as styles from './LanguageSwitch.css';
import type { LanguageLink } from './VisitorPage';
import { visitorWords } from './words';

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
  const names = languageNames(languages.map((link) => link.language));
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
