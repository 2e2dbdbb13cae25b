import type { MDXComponents } from 'mdx/types';

import { Heading, Link, Text } from '@hearback/ui';

import { Hint } from './Hint';
import { ArticlePicture } from './Picture';
import * as styles from './ArticleBody.css';

/** Components for the elements of an article. The rest is styled by the stylesheet of its body. */
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
  Picture: ArticlePicture,
};
