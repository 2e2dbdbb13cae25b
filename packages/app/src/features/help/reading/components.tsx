import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';

import { Heading, Link, Text } from '@hearback/ui';
import { InfoIcon } from '@hearback/ui/icons';

import * as hintStyles from './Hint.css';
import { useLanguage } from '../../../i18n/IntlProvider';
import { useTheme } from '../../../shell/theme/theme';
import type { PictureName } from '../pictureNames';
import sizes from '../pictureSizes.json';
import * as pictureStyles from './Picture.css';
import * as styles from './ArticleBody.css';

interface PictureProps {
  name: PictureName;
  /** Alternative text, in the language of the article. */
  alt: string;
}

const themes = ['light', 'dark'] as const;

/** A screenshot in the reader's language and theme. */
function ArticlePicture({ name, alt }: PictureProps) {
  const { language } = useLanguage();
  const theme = themes[useTheme()];
  const { width, height } = sizes[`${name}-${language}`];

  return (
    <img
      className={pictureStyles.picture}
      src={`/help/${name}-${language}-${theme}.webp`}
      alt={alt}
      // Reserves the space before the picture has loaded.
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}

interface HintProps {
  children: ReactNode;
}

/** A tip beside the text of an article. */
function Hint({ children }: HintProps) {
  return (
    <aside className={hintStyles.hint}>
      <span className={hintStyles.sign}>
        <InfoIcon />
      </span>
      <div>{children}</div>
    </aside>
  );
}

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
