import type { FormStyle } from '@hearback/schema/documents';

import { formVariables } from '../variables';
import { formWords } from '../words';
import * as styles from './ThankYou.css';

export interface ThankYouProps {
  style: FormStyle;
  language: string;
  /** The name of the place the answer went to. */
  venue?: string;
  /** `sheet` writes no style attributes: the page brings `formStyleSheet({ style })`. */
  styling?: 'inline' | 'sheet';
}

/** What a visitor sees once the answer is sent, in the form's own colours. */
export function ThankYou({ style, language, venue, styling = 'inline' }: ThankYouProps) {
  const words = formWords(language);

  return (
    <div
      className={styles.page}
      lang={language}
      {...(styling === 'inline' && { style: formVariables(style) })}
    >
      <div className={styles.message} role="status" data-thanks="">
        <svg viewBox="0 0 48 48" className={styles.mark} aria-hidden="true">
          <rect
            x="2"
            y="2"
            width="44"
            height="44"
            rx="8"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
          />
          <path d="m13 25 8 8 14-17" fill="none" stroke="currentColor" strokeWidth="4" />
        </svg>
        <h1 className={styles.title} tabIndex={-1}>
          {words.thanksTitle}
        </h1>
        <p className={styles.sentence}>{words.thanks(venue)}</p>
      </div>
    </div>
  );
}
