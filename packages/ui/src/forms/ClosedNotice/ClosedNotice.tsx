import type { FormField, FormStyle } from '@hearback/schema/documents';

import { Brand } from '../Brand';
import { logoIn } from '../fields/looks';
import { plainStyle } from '../plainStyle';
import * as formStyles from '../FormView/FormView.css';
import * as styles from '../ThankYou/ThankYou.css';
import { formVariables } from '../variables';
import { directionOf } from '../directionOf';
import { useFormWords } from '../words';

export interface ClosedNoticeProps {
  /** `paused`: temporarily closed; `unknown`: no such code. */
  reason: 'paused' | 'unknown';
  language: string;
  /** Company and place, if the code exists. */
  venue?: string;
  /** The form's colors, if there is a form. */
  style?: FormStyle;
  /** Fields of the form, for its logo. */
  fields?: readonly FormField[];
  /** `sheet` writes no style attributes: the page includes `formStyleSheet({ style })`. */
  styling?: 'inline' | 'sheet';
}

/** Message that a printed code is currently not in use. */
export function ClosedNotice({
  reason,
  language,
  venue,
  style = plainStyle,
  fields = [],
  styling = 'inline',
}: ClosedNoticeProps) {
  const words = useFormWords(language);
  const [title, sentence] =
    reason === 'paused' ? [words.closedTitle, words.closed] : [words.unknownTitle, words.unknown];

  return (
    <div
      className={styling === 'inline' ? `${styles.page} ${formStyles.stripe}` : styles.page}
      lang={language}
      dir={directionOf(language)}
      {...(styling === 'inline' && { style: formVariables(style) })}
    >
      <div className={styles.message}>
        <div className={styles.brand}>
          <Brand {...{ venue, language }} logo={logoIn(fields)} />
        </div>
        <svg viewBox="0 0 48 48" className={styles.mark} aria-hidden="true">
          <g fill="none" stroke="currentColor" strokeWidth="3">
            <rect x="2" y="2" width="16" height="16" />
            <rect x="30" y="2" width="16" height="16" />
            <rect x="2" y="30" width="16" height="16" />
            <path d="M26 38h20" strokeWidth="4" />
          </g>
        </svg>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.sentence}>{sentence}</p>
      </div>
    </div>
  );
}
