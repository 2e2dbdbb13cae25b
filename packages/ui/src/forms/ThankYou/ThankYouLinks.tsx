import { isReviewAddress, wordsIn, type FormThanks } from '@hearback/schema/documents';
import type { MouseEvent } from 'react';

import type { FormWords } from '../words/FormWords';
import * as styles from './ThankYou.css';

interface Props {
  thankYou: FormThanks;
  language: string;
  words: FormWords;
  receiptHref: string | undefined;
  isFramed: boolean;
  mode: 'live' | 'preview';
}

const stay = (event: MouseEvent) => event.preventDefault();

/**
 * Links to a public review, which every visitor gets regardless of the rating, and to the
 * submission. The stored URL was validated; it is validated again before visitors can press it.
 */
export function ThankYouLinks({ thankYou, language, words, receiptHref, isFramed, mode }: Props) {
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
          {words.receipt}
        </a>
      </p>
    </>
  );
}
