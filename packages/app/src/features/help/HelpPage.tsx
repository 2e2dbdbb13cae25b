import { Suspense, useEffect, useState } from 'react';

import { useSearchParams } from 'react-router-dom';

import { lateDialog } from '../../loading/lateDialog';
import { lazyPage } from '../../loading/lazyPage';
import { ScreenSkeleton } from '../../loading/ScreenSkeleton';
import { ContentsPage } from './ContentsPage';
import { tabs } from './tabs';

const AskForHelp = lateDialog(() => import('./asking/AskForHelp').then((file) => file.AskForHelp));
const ArticlePage = lazyPage(() => import('./ArticlePage').then((file) => file.ArticlePage));

/** `/faq/`: the articles of a tab, what a search finds, or one article. All of it lies in the address. */
export function HelpPage() {
  const [address] = useSearchParams();
  const tab = tabs.find(({ id }) => id === address.get('tab')) ?? tabs[0];
  const slug = address.get('article');
  // Outside of what waits for articles: a question that is being written stays.
  const [question, setQuestion] = useState<{ subject: string }>();
  const ask = (subject = '') => setQuestion({ subject });

  // Whoever looks at titles is about to read one.
  useEffect(() => void ArticlePage.preload(), []);

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
