import { useLanguage } from '../../../i18n/IntlProvider';
import { useTheme } from '../../../shell/theme/theme';
import type { PictureName } from '../pictureNames';
import sizes from '../pictureSizes.json';
import * as styles from './Picture.css';

interface Props {
  name: PictureName;
  /** What is on it, in the language of the article. */
  alt: string;
}

const themes = ['light', 'dark'] as const;

/** The product as the reader knows it: in their language and their theme. */
export function Picture({ name, alt }: Props) {
  const { language } = useLanguage();
  const theme = themes[useTheme()];
  const { width, height } = sizes[`${name}-${language}`];

  return (
    <img
      className={styles.picture}
      src={`/help/${name}-${language}-${theme}.webp`}
      alt={alt}
      // Its place is kept before it is here.
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
