import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { Heading, Link, Page, SearchField, Stack, Tabs, Text } from '@hearback/ui';

import { lazyDialog, lazyPage } from '../../loading/lazy';
import { ScreenSkeleton } from '../../loading/ScreenSkeleton';
import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { paths } from '../../paths';
import { AskNote } from './asking/AskNote';
import { messages } from './messages';
import * as styles from './reading/ArticleList.css';
import { useArticles } from './reading/useArticles';
import { FoundArticles } from './search/FoundArticles';
import { type HelpTab, helpTabs } from './tabs';

interface ArticleListProps {
  tab: string;
}

/** Table of contents of a tab: a title and a sentence for each article. */
function ArticleList({ tab }: ArticleListProps) {
  const articles = useArticles().filter((article) => article.tab === tab);

  return (
    <ul className={styles.list}>
      {articles.map(({ slug, title, summary }) => (
        <li key={slug} className={styles.item}>
          <Heading level={2} size="lead">
            <Link href={paths.helpArticle(tab, slug)} tone="quiet">
              {title}
            </Link>
          </Heading>
          <Text tone="muted">{summary}</Text>
        </li>
      ))}
    </ul>
  );
}

interface ContentsPageProps {
  tab: HelpTab;
  onAsk: (subject?: string) => void;
}

/** Articles by tab, or the results of a search. */
function ContentsPage({ tab, onAsk }: ContentsPageProps) {
  const { formatMessage } = useIntl();
  const [address, setAddress] = useSearchParams();
  const words = address.get('search') ?? '';
  // The first tab is at the bare address, where the page keeps its own title.
  const chosen = address.has('tab') ? helpTabs.find(({ id }) => id === tab) : undefined;

  const search = (typed: string) => {
    const next = new URLSearchParams(address);
    if (typed === '') next.delete('search');
    else next.set('search', typed);
    // Replaced, not pushed: back from an article returns to the results, and not to each typed letter.
    setAddress(next, { replace: true, flushSync: true });
  };

  return (
    <Page title={formatMessage(messages.title)} purpose={formatMessage(messages.purpose)}>
      <PageTitle message={messages.title} part={words || (chosen && formatMessage(chosen.label))} />
      <Stack gap="large">
        <SearchField label={formatMessage(messages.search)} value={words} onChange={search} />
        {words.trim() === '' ? (
          <Tabs
            label={formatMessage(messages.title)}
            selected={tab}
            tabs={helpTabs.map(({ id, label: name }) => ({
              id,
              label: formatMessage(name),
              href: paths.helpTab(id),
            }))}
          >
            <ArticleList tab={tab} />
          </Tabs>
        ) : (
          <FoundArticles words={words} onAsk={() => onAsk(words)} />
        )}
        <AskNote onAsk={() => onAsk()} />
        <Text size="small" tone="muted">
          <Link href={paths.notices} tone="quiet" isExternal>
            {formatMessage(messages.notices)}
          </Link>
        </Text>
      </Stack>
    </Page>
  );
}

const AskForHelp = lazyDialog(() => import('./asking/AskForHelp').then((file) => file.AskForHelp));
const ArticlePage = lazyPage(() => import('./ArticlePage').then((file) => file.ArticlePage));

/** `/faq/`: articles of a tab, search results, or one article; all by address. */
export function HelpPage() {
  const [address] = useSearchParams();
  const tab = helpTabs.find(({ id }) => id === address.get('tab')) ?? helpTabs[0];
  const slug = address.get('article');
  // Outside of the Suspense boundary of the articles, so that a question being written is kept.
  const [question, setQuestion] = useState<{ subject: string }>();
  const ask = (subject = '') => setQuestion({ subject });

  // Preloads the article page, the likely next step.
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
