import {
  type AnswerFacts,
  fieldTypes,
  type FormField,
  isAnswered,
  textIn,
  textOf,
} from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';
import { Brand, formWords, logoIn } from '@hearback/ui/forms';

import type { ReceiptAnswer } from '../VisitorPage';
import { visitorWords } from '../words';
import type { ReceiptWords } from '../words/VisitorWords';
import * as styles from './ReceiptView.css';

interface Props {
  answer: ReceiptAnswer;
  language: string;
}

/** Formats a date without the time, since the visitor's time zone is unknown here. */
const dayOf = (time: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));

/** Formats the answer to a field. Undefined if there is none. */
function answerTo(field: FormField, answer: ReceiptAnswer, language: string): string | undefined {
  // It has a section of its own.
  if (!isAnswered(field) || field.type === 'publication') return undefined;
  const { column, toText }: AnswerFacts = fieldTypes[field.type].answer;
  const value = column === null ? answer.answers[field.id]?.value : answer[column];
  return value === undefined || value === null || value === ''
    ? undefined
    : toText(value, field, language);
}

/** The receipt: the submission, the company's reply, and a button to delete it. Needs no account. */
export function ReceiptView({ answer, language }: Props) {
  const words = visitorWords(language).receipt;
  const from = answer.company || answer.venue;

  return (
    <div className={styles.page}>
      <div className={styles.brand}>
        <Brand venue={answer.venue} language={language} logo={logoIn(answer.form.fields)} />
      </div>
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.quiet}>
        <time dateTime={answer.occurredAt}>{words.sentOn(dayOf(answer.occurredAt, language))}</time>
      </p>

      <dl className={styles.answers}>
        {answer.form.fields.map((field, index) => {
          const text = answerTo(field, answer, language);
          return (
            text !== undefined && (
              <div key={field.id} data-part={index}>
                <dt className={styles.label}>{textIn(textOf(field), language)}</dt>
                <dd className={styles.words}>
                  {field.type === 'rating' ? (
                    <RatingLine
                      rating={answer.rating ?? 0}
                      words={formWords(language).rating(answer.rating ?? 0)}
                    />
                  ) : (
                    text
                  )}
                </dd>
              </div>
            )
          );
        })}
      </dl>

      {answer.reply === '' ? (
        <>
          <p className={styles.quiet}>{words.noReply}</p>
          <button
            type="button"
            className={styles.save}
            data-save-link=""
            data-saved={words.linkSaved}
            aria-live="polite"
            hidden
          >
            {words.saveLink}
          </button>
          {answer.form.thank_you?.asks_contact === true && (
            <Contact {...{ answer, from, language }} />
          )}
        </>
      ) : (
        <section className={styles.reply}>
          <h2 className={styles.replyTitle}>{words.reply(from)}</h2>
          <p className={styles.words}>{answer.reply}</p>
          {answer.repliedAt !== null && (
            <p className={styles.quiet}>
              <time dateTime={answer.repliedAt}>{dayOf(answer.repliedAt, language)}</time>
            </p>
          )}
        </section>
      )}

      {answer.publication && <Permission state={answer.publication} words={words} />}
      <EraseAnswer words={words} from={from} />
    </div>
  );
}

interface RatingProps {
  rating: number;
  words: string;
}

const stars = Array.from({ length: limits.ratingMax }, (_, index) => index + 1);

/** A rating as a row of stars, with a text alternative. */
export const RatingLine = ({ rating, words }: RatingProps) => (
  <span className={styles.rating}>
    <svg viewBox="0 0 240 24" className={styles.stars} aria-hidden="true">
      {stars.map((star) => (
        <path
          key={star}
          className={star <= rating ? styles.given : undefined}
          transform={`translate(${(star - 1) * 24})`}
          d="m12 2.7 2.87 5.82 6.43.93-4.65 4.53 1.1 6.4L12 17.36l-5.75 3.02 1.1-6.4L2.7 9.45l6.43-.93Z"
        />
      ))}
    </svg>
    {words}
  </span>
);

interface ContactProps extends Props {
  from: string;
}

/** An address for the reply, for whoever left none. Posts to the page's own address, also without a script. */
function Contact({ answer: { email, wrongEmail }, from, language }: ContactProps) {
  const { receipt, invalidEmail } = visitorWords(language);
  const { defaults } = formWords(language);
  if (email !== '') return <p role="status">{receipt.contactKept(email)}</p>;
  const isWrong = wrongEmail !== undefined;

  return (
    <form method="post" className={styles.contact} id="contact">
      <p className={styles.words}>{receipt.contact(from)}</p>
      <label className={styles.contactLabel}>
        {defaults['Your email']}
        <input
          type="email"
          name="email"
          required
          autoComplete="email"
          className={styles.contactInput}
          defaultValue={wrongEmail}
          maxLength={limits.emailMaxLength}
          {...(isWrong && { 'aria-invalid': true, 'aria-describedby': 'contact-issue' })}
        />
      </label>
      {isWrong && (
        <p id="contact-issue" className={styles.issue} role="alert">
          {invalidEmail}
        </p>
      )}
      <button className={styles.send}>{defaults['Send']}</button>
    </form>
  );
}

interface PermissionProps {
  state: NonNullable<ReceiptAnswer['publication']>;
  words: ReceiptWords;
}

/** The permission to show the answer publicly, taken back by one press. Posts to the page's own address. */
const Permission = ({ state, words }: PermissionProps) =>
  state === 'withdrawn' ? (
    <p className={styles.words} role="status">
      {words.withdrawn}
    </p>
  ) : (
    <form method="post" className={styles.contact} id="permission">
      <p className={styles.words}>{words.shown}</p>
      <input type="hidden" name="withdraw" value="1" />
      <button className={styles.save}>{words.withdraw}</button>
    </form>
  );

interface EraseProps {
  words: ReceiptWords;
  from: string;
}

/** Asked twice, since it cannot be undone. Posts to the page's own address, also without a script. */
const EraseAnswer = ({ words, from }: EraseProps) => (
  <details className={styles.erase}>
    <summary className={styles.eraseSummary}>{words.erase}</summary>
    <form method="post" className={styles.eraseForm}>
      <p className={styles.words}>{words.eraseAll(from)}</p>
      <input type="hidden" name="erase" value="1" />
      <button className={styles.eraseButton}>{words.eraseForGood}</button>
    </form>
  </details>
);

/**
 * Lets a visitor take the address of their receipt along: by what their device shares with, or else
 * copied. Its text goes into the page: it must need nothing from around it.
 */
export function offerLink(): void {
  const button = document.querySelector<HTMLElement>('[data-save-link]');
  const { href } = location;
  const canShare = 'share' in navigator;
  if (!button || (!canShare && !navigator.clipboard)) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    if (canShare) {
      // The share dialog was canceled.
      navigator.share({ url: href }).catch(() => undefined);
      return;
    }
    navigator.clipboard.writeText(href).then(
      () => {
        button.textContent = button.dataset.saved ?? '';
      },
      // Forbidden: the address stands above the page.
      () => undefined,
    );
  });
}
