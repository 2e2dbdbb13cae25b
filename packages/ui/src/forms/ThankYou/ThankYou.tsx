import { wordsIn, type FormStyle, type FormThanks } from '@hearback/schema/documents';

import { formVariables } from '../variables';
import { directionOf } from '../directionOf';
import { useFormWords } from '../words';
import * as styles from './ThankYou.css';
import { ThankYouLinks } from './ThankYouLinks';

export interface ThankYouProps {
  style: FormStyle;
  language: string;
  /** The owner's own words. What is left out is said in the product's. */
  thankYou?: FormThanks | undefined;
  /** Company and place that the answer went to. */
  venue?: string;
  /** Where the visitor finds the answer again. Left out: a script shows the link and fills it in. */
  receiptHref?: string | undefined;
  /** In a frame on another site: links open beside it, where the frame would refuse them. */
  isFramed?: boolean;
  /** Whether the page is the visitor's own to close: not in a frame, and not on a screen that stays. */
  canClose?: boolean;
  /** A preview leads nowhere, and stands on a page that has its own title. */
  mode?: 'live' | 'preview';
  /** `sheet` writes no style attributes: the page brings `formStyleSheet({ style })`. */
  styling?: 'inline' | 'sheet';
}

/** What a visitor sees once the answer is sent: the owner's words, in the form's own colours. */
export function ThankYou({
  style,
  language,
  thankYou = {},
  venue,
  receiptHref,
  isFramed = false,
  canClose = !isFramed,
  mode = 'live',
  styling = 'inline',
}: ThankYouProps) {
  const words = useFormWords(language);
  const Title = mode === 'live' ? 'h1' : 'p';
  const wordsOf = (name: 'title' | 'text', own: string) =>
    wordsIn(thankYou[name] ?? '', language) ?? own;

  return (
    <div
      className={styles.page}
      lang={language}
      dir={directionOf(language)}
      {...(mode === 'preview' && { 'data-preview': '' })}
      {...(styling === 'inline' && { style: formVariables(style) })}
    >
      <div className={styles.message} data-thanks="" {...(mode === 'live' && { role: 'status' })}>
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
        <Title className={styles.title} {...(mode === 'live' && { tabIndex: -1 })}>
          {wordsOf('title', words.thanksTitle)}
        </Title>
        <p className={styles.sentence}>
          {wordsOf(
            'text',
            canClose ? `${words.thanks(venue)} ${words.canClose}` : words.thanks(venue),
          )}
        </p>
        <ThankYouLinks {...{ thankYou, language, words, receiptHref, isFramed, mode }} />
      </div>
    </div>
  );
}
