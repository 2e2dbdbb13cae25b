import { Heading, Link, Text } from '@hearback/ui';

import { paths } from '../../../paths';
import * as styles from './ArticleList.css';
import { useArticles } from './useArticles';

interface Props {
  tab: string;
}

/** What a tab has to read, as the contents of a book: a title and a sentence each. */
export function ArticleList({ tab }: Props) {
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
