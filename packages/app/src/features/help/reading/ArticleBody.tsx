import { use } from 'react';

import type { MDXContent } from 'mdx/types';

import { useLanguage } from '../../../i18n/IntlProvider';
import { components } from './components';
import { memoizeLoadByKey } from './useArticles';
import * as styles from './ArticleBody.css';

const files = import.meta.glob<{ default: MDXContent }>('../articles/*/*.mdx');

const load = memoizeLoadByKey((path: string) => {
  const file = files[path];
  if (!file) throw new Error(`The article ${path} is listed, but it is not here.`);
  return file();
});

interface Props {
  tab: string;
  slug: string;
}

/** The content of an article. Suspends while it loads. */
export function ArticleBody({ tab, slug }: Props) {
  const { language } = useLanguage();
  const { default: Content } = use(load(`../articles/${tab}/${slug}.${language}.mdx`));

  return (
    <div className={styles.body}>
      <Content components={components} />
    </div>
  );
}
