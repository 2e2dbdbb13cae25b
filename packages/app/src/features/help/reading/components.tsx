import type { MDXComponents } from 'mdx/types';

import { Heading, Link, Text } from '@hearback/ui';

import { Hint } from './Hint';
import { Picture } from './Picture';
import * as styles from './ArticleBody.css';

/** What stands for each part of an article. The rest is set by the stylesheet of its body. */
export const components: MDXComponents = {
  h2: ({ children }) => (
    <Heading level={2} size="lead">
      {children}
    </Heading>
  ),
  p: ({ children }) => <Text>{children}</Text>,
  a: ({ href = '', children }) => <Link href={href}>{children}</Link>,
  table: ({ children }) => (
    <div className={styles.scroller}>
      <table>{children}</table>
    </div>
  ),
  Hint,
  Picture,
};
