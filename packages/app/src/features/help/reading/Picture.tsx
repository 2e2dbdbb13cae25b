import { useLanguage } from '../../../i18n/IntlProvider';
import { useTheme } from '../../../shell/theme/theme';
import type { PictureName } from '../pictureNames';
import sizes from '../pictureSizes.json';
import * as styles from './Picture.css';

interface Props {
  name: PictureName;
  /** Alternative text, in the language of the article. */
  alt: string;
}

const themes = ['light', 'dark'] as const;

/** A screenshot in the reader's language and theme. */
export function ArticlePicture({ name, alt }: Props) {
  const { language } = useLanguage();
  const theme = themes[useTheme()];
  const { width, height } = sizes[`${name}-${language}`];

  return (
    <img
      className={styles.picture}
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
