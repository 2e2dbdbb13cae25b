import { ClosedNotice, formStyleSheet, FormView, plainStyle, ThankYou } from '@hearback/ui/forms';

import * as styles from './pageStyles.css';
import type { VisitorPage } from './VisitorPage';
import { issueWords, visitorWords } from './words';

interface Props {
  page: VisitorPage;
  language: string;
}

/** The owner's colours, as a stylesheet for the head of the page. */
export function styleSheetOf(page: VisitorPage): string {
  if (page.kind === 'form') return formStyleSheet(page.form);
  return formStyleSheet({ style: 'form' in page ? page.form.style : plainStyle });
}

/** What stands in the page's body. */
export function VisitorDocument({ page, language }: Props) {
  const words = visitorWords(language);

  switch (page.kind) {
    case 'form': {
      const issues = Object.entries(page.issues ?? {}).map(([field, code]) => [
        field,
        issueWords(words, code),
      ]);
      return (
        <>
          <main>
            <FormView
              document={page.form}
              language={language}
              mode="live"
              styling="sheet"
              venue={page.venue}
              codeText={page.codeText}
              submission={{ action: page.action, hidden: page.hidden }}
              values={page.typed ?? {}}
              issues={Object.fromEntries(issues)}
              {...(page.trouble && { notice: words[page.trouble] })}
            />
          </main>
          {/* Shown by the script, which may not write markup. */}
          <template>
            <ThankYou
              style={page.form.style}
              language={language}
              venue={page.venue}
              styling="sheet"
            />
          </template>
        </>
      );
    }
    case 'thanks':
      return (
        <main>
          <ThankYou
            style={page.form.style}
            language={language}
            venue={page.venue}
            styling="sheet"
          />
        </main>
      );
    case 'paused':
      return (
        <main>
          <ClosedNotice
            reason="paused"
            language={language}
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
    case 'trouble':
      return (
        <main className={styles.trouble}>
          <h1>{words.troubleTitle}</h1>
          <p>{words.trouble}</p>
          <form method={page.posted ? 'post' : 'get'}>
            {Object.entries(page.posted ?? {}).map(([name, value]) => (
              <input key={name} type="hidden" name={name} defaultValue={value} />
            ))}
            <button className={styles.again}>{words.again}</button>
          </form>
        </main>
      );
  }
}
