import { textIn, type FormDocument } from '@hearback/schema/documents';
import { formWords } from '@hearback/ui/forms';

import type { SentAnswer } from '../VisitorPage';
import { visitorWords } from '../words';
import { EraseAnswer } from './EraseAnswer';
import { RatingLine } from './RatingLine';
import * as styles from './ReceiptView.css';

interface Props {
  answer: SentAnswer;
  language: string;
}

/** A day in words. Nobody knows here which hour it was where the visitor stood. */
const dayOf = (time: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));

type Answered = Extract<
  FormDocument['fields'][number],
  { type: 'rating' | 'comment' | 'name' | 'email' }
>;

const isAnswered = (
  field: FormDocument['fields'][number],
  answer: SentAnswer,
): field is Answered => {
  if (field.type === 'rating') return answer.rating !== null;
  return (
    (field.type === 'comment' || field.type === 'name' || field.type === 'email') &&
    answer[field.type] !== ''
  );
};

/** What a visitor sent, what came back, and a way to take it back: without an account. */
export function ReceiptView({ answer, language }: Props) {
  const words = visitorWords(language).receipt;
  const from = answer.company || answer.venue;

  return (
    <div className={styles.page}>
      <p className={styles.venue}>{answer.venue}</p>
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.quiet}>
        <time dateTime={answer.occurredAt}>{words.sentOn(dayOf(answer.occurredAt, language))}</time>
      </p>

      <dl className={styles.answers}>
        {answer.form.fields.map(
          (field, index) =>
            isAnswered(field, answer) && (
              <div key={field.id} data-part={index}>
                <dt className={styles.label}>{textIn(field.label, language)}</dt>
                <dd className={styles.words}>
                  {field.type === 'rating' ? (
                    <RatingLine
                      rating={answer.rating ?? 0}
                      words={formWords(language).rating(answer.rating ?? 0)}
                    />
                  ) : (
                    answer[field.type]
                  )}
                </dd>
              </div>
            ),
        )}
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

      <EraseAnswer words={words} from={from} />
    </div>
  );
}
