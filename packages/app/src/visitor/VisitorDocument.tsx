import type { FormDocument } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';
import { ClosedNotice, formStyleSheet, FormView, plainStyle, ThankYou } from '@hearback/ui/forms';

import { charactersLeft } from './counterWords';
import { Message } from './Message';
import * as styles from './pageStyles.css';
import { ReceiptView } from './receipt/ReceiptView';
import type { AnswerField, VisitorMode, VisitorPage } from './VisitorPage';
import { issueWords, refusalSentence, visitorWords } from './words';

interface Props {
  page: VisitorPage;
  language: string;
  mode: VisitorMode;
}

/** The owner's colours, as a stylesheet for the head of the page. */
export function styleSheetOf(page: VisitorPage): string {
  if (page.kind === 'form' || page.kind === 'receipt') return formStyleSheet(page.form);
  return formStyleSheet({ style: 'form' in page ? page.form.style : plainStyle });
}

/** What stands in the page's body. */
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
    case 'erased':
      return (
        <Message mark="done" title={words.receipt.erasedTitle}>
          <p>{words.receipt.erased(page.company ?? page.venue)}</p>
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

/** What stands there once an answer is sent, by the page or by its script, which knows the receipt. */
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
      styling="sheet"
      isFramed={mode === 'embed'}
      canClose={mode === 'page'}
      {...('receiptHref' in page && { receiptHref: page.receiptHref })}
    />
  );
}

/** The form with other words on its button. */
const sendingBy = (label: string, form: FormDocument): FormDocument => ({
  ...form,
  fields: form.fields.map((field) => (field.type === 'navigation' ? { ...field, label } : field)),
});

const longest: Readonly<Record<string, number>> = {
  comment: limits.commentMaxLength,
  name: limits.nameMaxLength,
  email: limits.emailMaxLength,
};

/** The form, and the thanks that the script shows in its place. */
function FormPage({
  page,
  language,
  mode,
}: Props & { page: Extract<VisitorPage, { kind: 'form' }> }) {
  const words = visitorWords(language);
  const issues = Object.entries(page.issues ?? {}).map(([field, code]) => {
    const typed = page.typed?.[field as AnswerField]?.trim().length ?? 0;
    const left = (longest[field] ?? typed) - typed;
    const count = code === 'too_long' && left < 0 ? ` ${charactersLeft(left, language)}` : '';
    return [field, `${issueWords(words, code)}${count}`];
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
