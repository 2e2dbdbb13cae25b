import { payloadOf } from '@hearback/print/codes';
import type { FormField, FormStyle, ImageReference } from '@hearback/schema/documents';
import { boardWordsIn, type BoardWords } from '@hearback/schema/rules';

import { Brand } from '../Brand';
import { directionOf } from '../directionOf';
import { logoIn } from '../fields/looks';
import { PlainCode } from '../fields/qr';
import { stripe } from '../FormView/FormView.css';
import { brightAccent, formVariables, isDark, type Variables } from '../variables';
import { useFormWords } from '../words';
import * as styles from './BoardView.css';

export interface BoardViewProps {
  style: FormStyle;
  language: string;
  /** Company and place whose board it is. */
  venue: string;
  /** Fields of the form, for its logo. */
  fields?: readonly FormField[];
  /** The entries that are shown, in this order. */
  entries: readonly { day: string; words: readonly BoardWords[] }[];
  /** Printed address of the code on the sheet. Omitted: none is printed. */
  codeText?: string | undefined;
  /** Returns the URL of an image. Default: the URL in the document. */
  addressOf?: (image: ImageReference) => string | undefined;
  /** A preview has no h1 of its own. */
  mode?: 'live' | 'preview';
  /** `sheet` writes no style attributes: the page includes `boardStyleSheet(style)`. */
  styling?: 'inline' | 'sheet';
}

const dayIn = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** The public board of a location, "You said, we did", in the colors of its form. */
export function BoardView({
  style,
  language,
  venue,
  fields = [],
  entries,
  codeText,
  addressOf,
  mode = 'live',
  styling = 'inline',
}: BoardViewProps) {
  const { board: words } = useFormWords(language);
  const Title = mode === 'live' ? 'h1' : 'p';

  return (
    <div
      className={styling === 'inline' ? `${styles.page} ${stripe}` : styles.page}
      lang={language}
      dir={directionOf(language)}
      {...(styling === 'inline' && { style: formVariables(style) })}
    >
      <div className={styles.column}>
        <div className={styles.brand} data-brand="">
          <Brand {...{ venue, language, addressOf }} logo={logoIn(fields)} />
        </div>
        <div data-thanks="">
          <Title className={styles.title}>{words.title}</Title>
        </div>
        {entries.length === 0 && <p className={styles.empty}>{words.empty}</p>}
        <ol className={styles.entries}>
          {entries.map(({ day, words: written }, index) => {
            const own = boardWordsIn(written, language);
            const inIts = { lang: own?.language, dir: directionOf(own?.language ?? language) };
            return (
              own && (
                <li key={index} className={styles.entry}>
                  <p className={styles.day}>
                    <time dateTime={day}>{dayIn(language, day)}</time>
                  </p>
                  <dl className={styles.pair}>
                    <div>
                      <dt className={styles.label}>{words.said}</dt>
                      <dd className={styles.said} {...inIts}>
                        {own.said}
                      </dd>
                    </div>
                    <div>
                      <dt className={styles.label}>{words.did}</dt>
                      <dd className={styles.did} {...inIts}>
                        {own.did}
                      </dd>
                    </div>
                  </dl>
                </li>
              )
            );
          })}
        </ol>
        {codeText !== undefined && (
          <div className={styles.sheet}>
            <PlainCode text={payloadOf(codeText)} label={words.scan} color="#000000" />
            <span>{words.scan}</span>
          </div>
        )}
      </div>
    </div>
  );
}

const dark = { background_color: '#16181d', text_color: '#f2f3f5' };
const paper = { background_color: '#ffffff', text_color: '#1b1d22' };

const rootOf = (variables: Variables): string =>
  `:root{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/**
 * The colors of a page with a board: the owner's; dark ones with their accent for whoever wants that, where logos keep
 * a light ground; and on paper no ground at all.
 */
export function boardStyleSheet(style: FormStyle): string {
  const isLight = !isDark(style.background_color);
  return [
    rootOf(formVariables(style)),
    'html{background:var(--form-ground);color-scheme:var(--form-scheme)}',
    'body{margin:0;border-top:.375rem solid var(--form-focus)}',
    ...(isLight
      ? [
          `@media screen and (prefers-color-scheme:dark){${rootOf(formVariables({ ...style, ...dark, accent_color: brightAccent(style.accent_color, dark.background_color) }))}`,
          '[data-brand] img{padding:.5rem;border-radius:8px;background:#fff}}',
        ]
      : []),
    `@media print{${rootOf(formVariables({ ...style, ...paper }))}`,
    'body{border:0}[data-languages]{display:none}}@page{margin:15mm}',
  ].join('');
}
