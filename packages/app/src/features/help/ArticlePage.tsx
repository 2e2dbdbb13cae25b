import { Suspense } from 'react';

import { ButtonLink, EmptyState, Inline, Link, Page, Skeleton, Stack, Text } from '@hearback/ui';
import { HelpIcon } from '@hearback/ui/icons';

import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { paths } from '../../paths';
import * as styles from './ArticlePage.css';
import { AskNote } from './asking/AskNote';
import { messages } from './messages';
import { ArticleBody } from './reading/ArticleBody';
import { ReadNext } from './reading/ReadNext';
import { useArticles } from './reading/useArticles';
import type { helpTabs } from './tabs';

interface Props {
  tab: (typeof helpTabs)[number];
  slug: string;
  onAsk: () => void;
}

/** One article, with a back link and related articles. */
export function ArticlePage({ tab, slug, onAsk }: Props) {
  const { formatMessage } = useIntl();
  const articles = useArticles();
  const article = articles.find((one) => one.tab === tab.id && one.slug === slug);
  const label = formatMessage(tab.label);

  const wayBack = (
    <nav aria-label={formatMessage(messages.wayBack)}>
      <Inline gap="xsmall">
        <Link href={paths.help}>{formatMessage(messages.title)}</Link>
        <Text as="span" tone="muted">
          <span aria-hidden>/</span>
        </Text>
        <Link href={paths.helpTab(tab.id)}>{label}</Link>
      </Inline>
    </nav>
  );

  if (!article) {
    return (
      <Page title={formatMessage(messages.title)} above={wayBack}>
        <PageTitle message={messages.title} part={label} />
        <EmptyState
          icon={HelpIcon}
          title={formatMessage(messages.noArticle)}
          action={
            <ButtonLink tone="primary" href={paths.helpTab(tab.id)}>
              {formatMessage(messages.allArticles)}
            </ButtonLink>
          }
        >
          {formatMessage(messages.noArticleHint)}
        </EmptyState>
      </Page>
    );
  }

  return (
    <Page title={article.title} purpose={article.summary} above={wayBack}>
      <PageTitle message={messages.title} part={article.title} />
      <div className={styles.columns}>
        <article className={styles.article} aria-label={article.title}>
          <Suspense
            fallback={
              <Stack gap="medium">
                <Skeleton width="long" />
                <Skeleton shape="block" />
              </Stack>
            }
          >
            <ArticleBody tab={article.tab} slug={article.slug} />
          </Suspense>
        </article>
        <aside className={styles.aside}>
          <ReadNext article={article} />
        </aside>
      </div>
      <AskNote onAsk={onAsk} />
    </Page>
  );
}
