import { textIn } from '@hearback/schema/documents';

import * as styles from '../FormView/FormView.css';
import type { PartProps } from './PartProps';

/** The owner's logo. A visitor sees nothing while there is none; the preview shows its place. */
export function LogoPart({ field, language, mode, addressOf }: PartProps<'logo'>) {
  const address = field.image ? addressOf(field.image) : undefined;
  if (!field.image || address === undefined) {
    return mode === 'preview' ? <div className={styles.logoPlace} aria-hidden="true" /> : null;
  }

  return (
    <img
      className={styles.logo}
      src={address}
      alt={textIn(field.alt, language)}
      width={field.image.width}
      height={field.image.height}
    />
  );
}
