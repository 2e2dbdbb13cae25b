import { Button, EmptyState, Heading, Link, Marked, Skeleton, Stack, Text } from '@hearback/ui';
import { SearchIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../i18n/IntlProvider';
import { paths } from '../../../paths';
import { messages } from '../messages';
import { idOf, useArticles } from '../reading/useArticles';
import { tabs } from '../tabs';
import * as styles from './FoundArticles.css';
import { useFind } from './useFind';

interface Props {
  words: string;
  onAsk: () => void;
}

/** What has the words that are searched for, the best first. */
export function FoundArticles({ words, onAsk }: Props) {
  const { formatMessage } = useIntl();
  const articles = useArticles();
  const find = useFind();
  if (!find) return <Skeleton shape="block" />;
  const found = find(words).flatMap((hit) => {
    const article = articles.find((one) => idOf(one) === hit.id);
    const tab = tabs.find(({ id }) => id === article?.tab);
    return article && tab ? [{ ...hit, article, tab }] : [];
  });

  return (
    <Stack gap="small">
      <div role="status">
        <Text size="small" tone="muted">
          {formatMessage(messages.found, { count: found.length })}
        </Text>
      </div>
      {found.length === 0 ? (
        <EmptyState
          icon={SearchIcon}
          title={formatMessage(messages.nothingFound)}
          action={<Button onPress={onAsk}>{formatMessage(messages.askTitle)}</Button>}
        >
          {formatMessage(messages.nothingFoundHint)}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {found.map(({ id, article, tab, excerpt, words: marked }) => (
            <li key={id} className={styles.item}>
              <Text size="caption" tone="muted">
                {formatMessage(tab.label)}
              </Text>
              <Heading level={2} size="lead">
                <Link href={paths.helpArticle(article.tab, article.slug)} tone="quiet">
                  <Marked text={article.title} words={marked} />
                </Link>
              </Heading>
              <Text size="small">
                <Marked text={excerpt} words={marked} />
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
