import { Heading, Link } from '@hearback/ui';

import { useIntl } from '../../../i18n/IntlProvider';
import { paths } from '../../../paths';
import { messages } from '../messages';
import * as styles from './ReadNext.css';
import { idOf, useArticles, type ArticleEntry } from './useArticles';

interface Props {
  article: ArticleEntry;
}

/** Related articles: those named by the article, and the rest of its tab. */
export function ReadNext({ article }: Props) {
  const { formatMessage } = useIntl();
  const articles = useArticles();
  const related = article.related.flatMap((id) => articles.find((one) => idOf(one) === id) ?? []);
  const others = articles.filter(
    (one) => one.tab === article.tab && one !== article && !related.includes(one),
  );

  return (
    <div className={styles.groups}>
      <Group title={formatMessage(messages.related)} articles={related} />
      <Group title={formatMessage(messages.sameTab)} articles={others} />
    </div>
  );
}

function Group({ title, articles }: { title: string; articles: readonly ArticleEntry[] }) {
  if (articles.length === 0) return null;

  return (
    <nav aria-label={title} className={styles.group}>
      <Heading level={2} size="small">
        {title}
      </Heading>
      <ul className={styles.list}>
        {articles.map((one) => (
          <li key={idOf(one)} className={styles.item}>
            <Link href={paths.helpArticle(one.tab, one.slug)} tone="quiet">
              {one.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
