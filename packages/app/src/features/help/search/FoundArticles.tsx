import { useEffect, useState } from 'react';

import { Button, EmptyState, Heading, Link, Highlight, Skeleton, Stack, Text } from '@hearback/ui';
import { SearchIcon } from '@hearback/ui/icons';
import type { Language } from '@hearback/schema/limits';

import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { paths } from '../../../paths';
import { messages } from '../messages';
import { idOf, memoizeLoadByKey, useArticles } from '../reading/useArticles';
import { helpTabs } from '../tabs';
import * as styles from './FoundArticles.css';
import { forgiving, searchOptions, termOf } from './searchOptions';

const before = 60;
const length = 180;

/** The excerpt around the first match, cut at word boundaries; else the beginning of the text. */
export function resultExcerpt(text: string, isFound: (word: string) => boolean): string {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const at = words.find(([word]) => isFound(word))?.index ?? 0;
  const wanted = Math.max(0, at - before);
  // Cuts at word boundaries.
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const isWhole = start + length >= text.length;
  const end = isWhole ? text.length : text.lastIndexOf(' ', start + length);

  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${isWhole ? '' : ' …'}`;
}

const indexes: Record<Language, () => Promise<{ default: string }>> = {
  'en-US': () => import('virtual:article-search/en-US'),
  'pl-PL': () => import('virtual:article-search/pl-PL'),
};

/** A search result. */
interface FoundArticle {
  /** `tab/slug` */
  id: string;
  /** The part of the text with the match. */
  excerpt: string;
  /** The matched words in the excerpt, to be highlighted. */
  words: string;
}

/** Searches articles, best match first. */
type Find = (words: string) => FoundArticle[];

/** Loads the index and the search library on the first search. */
export const loadSearch = memoizeLoadByKey(async (language: Language): Promise<Find> => {
  const [{ default: index }, { default: MiniSearch }] = await Promise.all([
    indexes[language](),
    import('minisearch'),
  ]);
  const search = MiniSearch.loadJSON(index, searchOptions(language));

  return (words) => {
    const exact = search.search(words);
    const hits = exact.length > 0 ? exact : search.search(words, forgiving);

    return hits.map(({ id, terms, title, summary, text }) => {
      const found = new Set(terms);
      const isFound = (word: string) => found.has(termOf(word, language));
      const everything = [title, summary, text].map(String);
      const marked = everything
        .flatMap((part) => part.match(/[\p{L}\p{N}]+/gu) ?? [])
        .filter(isFound);
      return {
        id: String(id),
        excerpt: resultExcerpt(String(text), isFound),
        words: [...new Set(marked)].join(' '),
      };
    });
  };
});

/** The search in the reader's language; null while it loads. */
function useFind(): Find | null {
  const { language } = useLanguage();
  const [loaded, setLoaded] = useState<{ language: string; find: Find }>();

  useEffect(() => {
    let isStale = false;
    loadSearch(language).then(
      (find) => {
        if (!isStale) setLoaded({ language, find });
      },
      (error: unknown) => {
        if (isStale) return;
        // Thrown for the error boundary, which offers a retry.
        setLoaded(() => {
          throw error;
        });
      },
    );
    return () => {
      isStale = true;
    };
  }, [language]);

  return loaded?.language === language ? loaded.find : null;
}

interface Props {
  words: string;
  onAsk: () => void;
}

/** Articles that match the search words, best first. */
export function FoundArticles({ words, onAsk }: Props) {
  const { formatMessage } = useIntl();
  const articles = useArticles();
  const find = useFind();
  if (!find) return <Skeleton shape="block" />;
  const found = find(words).flatMap((hit) => {
    const article = articles.find((one) => idOf(one) === hit.id);
    const tab = helpTabs.find(({ id }) => id === article?.tab);
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
                  <Highlight text={article.title} words={marked} />
                </Link>
              </Heading>
              <Text size="small">
                <Highlight text={excerpt} words={marked} />
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
