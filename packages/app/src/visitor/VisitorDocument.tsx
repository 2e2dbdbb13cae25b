import {
  answerNameOf,
  type FieldFacts,
  fieldTypes,
  type FormDocument,
} from '@hearback/schema/documents';
import {
  BoardView,
  formWords,
  boardStyleSheet,
  Brand,
  ClosedNotice,
  formStyleSheet,
  FormView,
  logoIn,
  plainStyle,
  ThankYou,
} from '@hearback/ui/forms';
import type { ReactNode } from 'react';

import { charactersLeft } from './counterWords';
import * as styles from './pageStyles.css';
import { RatingLine, ReceiptView } from './receipt/ReceiptView';
import * as receiptStyles from './receipt/ReceiptView.css';
import type { VisitorMode, VisitorPage } from './VisitorPage';
import { issueWords, refusalSentence, visitorWords } from './words';

interface Props {
  page: VisitorPage;
  language: string;
  mode: VisitorMode;
}

/** The owner's colors, as a stylesheet for the head of the page. */
export function styleSheetOf(page: VisitorPage): string {
  if (page.kind === 'board') return boardStyleSheet(page.form.style);
  // Stars have the colors of the page, and a frame that is taller than the page is filled.
  if (page.kind === 'answers') {
    return `${boardStyleSheet(page.form.style)}:root{--form-star:var(--form-text);--form-star-fill:var(--form-focus)}body{box-sizing:border-box;min-height:100vh}`;
  }
  if (page.kind === 'form' || page.kind === 'receipt') return formStyleSheet(page.form);
  return formStyleSheet({ style: 'form' in page ? page.form.style : plainStyle });
}

/** The content of the page's `body`. */
export function VisitorDocument({ page, language, mode }: Props) {
  const words = visitorWords(language);

  switch (page.kind) {
    case 'form':
      return <FormPage page={page} language={language} mode={mode} />;
    case 'thanks':
      return (
        <main>
          <Thanks {...{ page, language, mode }} />
        </main>
      );
    case 'paused':
      return (
        <main>
          <ClosedNotice
            reason="paused"
            language={language}
            venue={page.venue}
            style={page.form.style}
            fields={page.form.fields}
            styling="sheet"
          />
        </main>
      );
    case 'unknown':
      return (
        <main>
          <ClosedNotice reason="unknown" language={language} styling="sheet" />
        </main>
      );
    case 'receipt':
      return (
        <main>
          <ReceiptView answer={page} language={language} />
        </main>
      );
    case 'board':
      return (
        <main>
          <BoardView
            style={page.form.style}
            language={language}
            venue={page.venue}
            fields={page.form.fields}
            entries={page.entries}
            codeText={page.codeText}
            styling="sheet"
          />
        </main>
      );
    case 'answers':
      return (
        <main>
          <Answers {...{ page, language }} />
        </main>
      );
    case 'erased':
      return (
        <Message
          mark="done"
          title={words.receipt.erasedTitle}
          brand={<Brand {...{ language }} venue={page.venue} logo={logoIn(page.form.fields)} />}
        >
          <p>{words.receipt.erased(page.company ?? page.venue)}</p>
        </Message>
      );
    case 'noBoard':
      return (
        <Message mark="missing" title={words.receipt.noneTitle}>
          {null}
        </Message>
      );
    case 'noReceipt':
      return (
        <Message mark="missing" title={words.receipt.noneTitle}>
          <p>{words.receipt.none}</p>
        </Message>
      );
    case 'foreign':
      return (
        <Message mark="missing" title={words.foreignTitle}>
          <p>{words.foreign}</p>
          {/* In a frame that is locked in, the form could not be sent either. */}
          <a
            className={styles.again}
            href={page.href}
            {...(mode === 'embed' && { target: '_blank', rel: 'noopener' })}
          >
            {words.openForm}
          </a>
        </Message>
      );
    case 'tooLarge':
      return (
        <Message mark="missing" title={words.tooLong}>
          <p>{words.shorten}</p>
        </Message>
      );
    case 'trouble':
      return (
        <Message
          mark="missing"
          title={page.of === 'receipt' ? words.receipt.troubleTitle : words.troubleTitle}
        >
          <p>{words.trouble}</p>
          <form method={page.posted ? 'post' : 'get'}>
            {Object.entries(page.posted ?? {}).map(([name, value]) => (
              <input key={name} type="hidden" name={name} defaultValue={value} />
            ))}
            <button className={styles.again}>{words.again}</button>
          </form>
        </Message>
      );
  }
}

/** The confirmation after sending, rendered by the page or by its script, which knows the receipt. */
function Thanks({
  page,
  language,
  mode,
}: Props & { page: Extract<VisitorPage, { kind: 'form' | 'thanks' }> }) {
  return (
    <ThankYou
      style={page.form.style}
      language={language}
      thankYou={page.form.thank_you}
      venue={page.venue}
      fields={page.form.fields}
      styling="sheet"
      isFramed={mode === 'embed'}
      canClose={mode === 'page'}
      boardHref={mode === 'kiosk' ? undefined : page.boardHref}
      {...('receiptHref' in page && { receiptHref: page.receiptHref })}
      {...('rated' in page && { rated: page.rated })}
    />
  );
}

interface AnswersProps {
  page: Extract<VisitorPage, { kind: 'answers' }>;
  language: string;
}

/** The answers that visitors let be shown, with the mean of all, and how they were chosen. */
function Answers({ page, language }: AnswersProps) {
  const { venue, form, answers, ratings, mean, hidden } = page;
  const { answers: words, board, rating: ratingOf } = formWords(language);
  const number = new Intl.NumberFormat(language);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });

  return (
    <div className={receiptStyles.page}>
      <div className={receiptStyles.brand} data-brand="">
        <Brand {...{ venue, language }} logo={logoIn(form.fields)} />
      </div>
      <h1 className={receiptStyles.title}>{words.title}</h1>
      {mean === null ? (
        <p className={receiptStyles.words}>{words.few}</p>
      ) : (
        <p className={receiptStyles.words}>
          <strong>{number.format(mean)} / 10</strong> · {words.all}: {number.format(ratings)}
        </p>
      )}
      <p className={receiptStyles.quiet}>
        {words.how} {words.hidden}: {number.format(hidden)}.
      </p>
      {answers.length === 0 && <p className={receiptStyles.words}>{board.empty}</p>}
      <div className={receiptStyles.answers}>
        {answers.map((answer, index) => (
          <article key={index}>
            {answer.rating !== null && (
              <RatingLine rating={answer.rating} words={ratingOf(answer.rating)} />
            )}
            <p className={receiptStyles.words} lang={answer.language || undefined} dir="auto">
              {answer.comment}
            </p>
            <p className={receiptStyles.quiet}>
              {answer.name !== '' && <bdi>{answer.name} · </bdi>}
              <time dateTime={answer.day}>{day.format(new Date(answer.day))}</time>
            </p>
          </article>
        ))}
      </div>
    </div>
  );
}

/** The form with another label on its button. */
const sendingBy = (label: string, form: FormDocument): FormDocument => ({
  ...form,
  fields: form.fields.map((field) => (field.type === 'navigation' ? { ...field, label } : field)),
});

/** The longest answers of a form, by their names. Undefined where nothing is typed. */
const longestIn = ({ fields }: FormDocument): ReadonlyMap<string, number | undefined> =>
  new Map(
    fields.map((field) => {
      const { answer }: FieldFacts = fieldTypes[field.type];
      return [answerNameOf(field), answer?.maxLength];
    }),
  );

/** The form, and the thanks that the script shows in its place. */
function FormPage({
  page,
  language,
  mode,
}: Props & { page: Extract<VisitorPage, { kind: 'form' }> }) {
  const words = visitorWords(language);
  const longest = longestIn(page.form);
  const issues = Object.entries(page.issues ?? {}).flatMap(([name, code]) => {
    if (!code) return [];
    const typed = page.typed?.[name]?.trim().length ?? 0;
    const left = (longest.get(name) ?? typed) - typed;
    const count = code === 'too_long' && left < 0 ? ` ${charactersLeft(left, language)}` : '';
    return [[name, `${issueWords(words, code)}${count}`]];
  });

  return (
    <>
      <main>
        <FormView
          document={page.trouble === 'taken' ? sendingBy(words.second, page.form) : page.form}
          language={language}
          mode="live"
          styling="sheet"
          venue={page.venue}
          {...(page.company && { company: page.company })}
          hasReceipt={mode !== 'kiosk'}
          codeText={page.codeText}
          submission={{ action: page.action, hidden: page.hidden }}
          order={page.order ?? 0}
          values={page.typed ?? {}}
          issues={Object.fromEntries(issues)}
          {...(page.trouble && { notice: refusalSentence(words, page.trouble) })}
        />
      </main>
      {/* Shown by the script, which may not write markup. */}
      <template>
        <Thanks {...{ page, language, mode }} />
      </template>
    </>
  );
}

interface MessageProps {
  mark: keyof typeof marks;
  title: string;
  /** Logo and name of the business, if it is known. */
  brand?: ReactNode;
  children: ReactNode;
}

/** A corner of a printed code: whole, or with a module that is not there. */
const marks = {
  done: 'M10 2h28a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8V10a8 8 0 0 1 8-8ZM13 25l8 8 14-17',
  missing: 'M3 3h16v16H3zM29 3h16v16H29zM3 29h16v16H3zM27 37h20',
};

/** A page with one message. */
const Message = ({ mark, title, brand, children }: MessageProps) => (
  <main className={styles.ground}>
    <div className={styles.message}>
      {brand && <div className={styles.brand}>{brand}</div>}
      <svg viewBox="0 0 48 48" className={styles.mark} aria-hidden="true">
        <path d={marks[mark]} />
      </svg>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  </main>
);
