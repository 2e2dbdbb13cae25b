import {
  wordsIn,
  type FormField,
  type FormStyle,
  type FormThanks,
  type ImageReference,
  isReviewAddress,
  type RatedGroup,
  ratedGroups,
} from '@hearback/schema/documents';
import type { MouseEvent } from 'react';

import { Brand } from '../Brand';
import { logoIn } from '../fields/looks';
import { stripe } from '../FormView/FormView.css';
import { formVariables } from '../variables';
import { directionOf } from '../directionOf';
import { useFormWords } from '../words';
import * as styles from './ThankYou.css';
import type { FormWords } from '../words/FormWords';

export interface ThankYouProps {
  style: FormStyle;
  language: string;
  /** The owner's texts. Missing ones are replaced by the product's. */
  thankYou?: FormThanks | undefined;
  /** Company and place that received the submission. */
  venue?: string;
  /** Fields of the form, for its logo. */
  fields?: readonly FormField[];
  /** Returns the URL of an image. Default: the URL in the document. */
  addressOf?: (image: ImageReference) => string | undefined;
  /** URL of the visitor's submission. Default: a script shows the link and sets it. */
  receiptHref?: string | undefined;
  /** URL of the location's public board. Omitted: visitors are not led there. */
  boardHref?: string | undefined;
  /** The group of the visitor's rating. Omitted on a live page: a script chooses between the texts that it holds. */
  rated?: RatedGroup | undefined;
  /** True in an iframe on another site: links open in a new tab, since their sites may refuse to be framed. */
  isFramed?: boolean;
  /** True if the visitor may close the page: not in an iframe, and not on a kiosk. */
  canClose?: boolean;
  /** A preview has disabled links, and no h1 of its own. */
  mode?: 'live' | 'preview';
  /** `sheet` writes no style attributes: the page includes `formStyleSheet({ style })`. */
  styling?: 'inline' | 'sheet';
}

/** Thank-you page with the owner's texts, in the colors of the form. */
export function ThankYou({
  style,
  language,
  thankYou = {},
  venue,
  fields = [],
  addressOf,
  receiptHref,
  boardHref,
  rated,
  isFramed = false,
  canClose = !isFramed,
  mode = 'live',
  styling = 'inline',
}: ThankYouProps) {
  const words = useFormWords(language);
  const Title = mode === 'live' ? 'h1' : 'p';
  const wordsFor = (group: RatedGroup, name: 'title' | 'text') =>
    wordsIn(thankYou[`${group}_${name}`] ?? '', language);
  const wordsOf = (name: 'title' | 'text', own: string) =>
    (rated && wordsFor(rated, name)) ?? wordsIn(thankYou[name] ?? '', language) ?? own;
  /** The texts for some ratings, for the script of the page. */
  const choicesOf = (name: 'title' | 'text') =>
    mode === 'live' && rated === undefined
      ? Object.fromEntries(ratedGroups.map((group) => [`data-${group}`, wordsFor(group, name)]))
      : {};

  return (
    <div
      className={styling === 'inline' ? `${styles.page} ${stripe}` : styles.page}
      lang={language}
      dir={directionOf(language)}
      {...(mode === 'preview' && { 'data-preview': '' })}
      {...(styling === 'inline' && { style: formVariables(style) })}
    >
      <div className={styles.message} data-thanks="" {...(mode === 'live' && { role: 'status' })}>
        <div className={styles.brand}>
          <Brand {...{ venue, language, addressOf }} logo={logoIn(fields)} />
        </div>
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
        <Title
          className={styles.title}
          {...(mode === 'live' && { tabIndex: -1 })}
          {...choicesOf('title')}
        >
          {wordsOf('title', words.thanksTitle)}
        </Title>
        <p className={styles.sentence} {...choicesOf('text')}>
          {wordsOf(
            'text',
            canClose ? `${words.thanks(venue)} ${words.canClose}` : words.thanks(venue),
          )}
        </p>
        <ThankYouLinks {...{ thankYou, language, words, receiptHref, boardHref, isFramed, mode }} />
      </div>
    </div>
  );
}

interface ThankYouLinksProps {
  thankYou: FormThanks;
  language: string;
  words: FormWords;
  receiptHref: string | undefined;
  boardHref: string | undefined;
  isFramed: boolean;
  mode: 'live' | 'preview';
}

const stay = (event: MouseEvent) => event.preventDefault();

/**
 * Links to a public review, which every visitor gets regardless of the rating, and to the
 * submission. The stored URL was validated; it is validated again before visitors can press it.
 */
function ThankYouLinks({
  thankYou,
  language,
  words,
  receiptHref,
  boardHref,
  isFramed,
  mode,
}: ThankYouLinksProps) {
  const { review_url = '', review_label = '' } = thankYou;
  const going = {
    ...(mode === 'preview' && { onClick: stay }),
    ...(isFramed && { target: '_blank' }),
  };

  return (
    <>
      {isReviewAddress(review_url) && (
        <p className={styles.line}>
          <a
            className={styles.review}
            href={review_url}
            rel="noopener noreferrer nofollow"
            data-review=""
            {...going}
          >
            {wordsIn(review_label, language) ?? words.review}
          </a>
        </p>
      )}
      <p className={styles.line}>
        <a
          className={styles.receipt}
          href={mode === 'preview' ? '#receipt' : receiptHref}
          hidden={mode === 'live' && receiptHref === undefined}
          data-receipt=""
          {...going}
        >
          {thankYou.asks_contact === true ? words.receiptAsk : words.receipt}
        </a>
      </p>
      {boardHref !== undefined && (
        <p className={styles.line}>
          <a className={styles.receipt} href={boardHref} {...going}>
            {words.board.link}
          </a>
        </p>
      )}
    </>
  );
}
