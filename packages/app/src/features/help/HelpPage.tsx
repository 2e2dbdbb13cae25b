import { Suspense, useState } from 'react';

import { useSearchParams } from 'react-router-dom';

import { ScreenSkeleton } from '../../loading/ScreenSkeleton';
import { ArticlePage } from './ArticlePage';
import { AskForHelp } from './asking/AskForHelp';
import { ContentsPage } from './ContentsPage';
import { tabs } from './tabs';

/** `/faq/`: the articles of a tab, what a search finds, or one article. All of it lies in the address. */
export function HelpPage() {
  const [address] = useSearchParams();
  const tab = tabs.find(({ id }) => id === address.get('tab')) ?? tabs[0];
  const slug = address.get('article');
  // Outside of what waits for articles: a question that is being written stays.
  const [question, setQuestion] = useState<{ subject: string }>();
  const ask = (subject = '') => setQuestion({ subject });

  return (
    <>
      <Suspense fallback={<ScreenSkeleton shape="form" />}>
        {slug === null ? (
          <ContentsPage tab={tab.id} onAsk={ask} />
        ) : (
          <ArticlePage tab={tab} slug={slug} onAsk={() => ask()} />
        )}
      </Suspense>
      {question && (
        <AskForHelp
          tab={tab.id}
          subject={question.subject}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}
