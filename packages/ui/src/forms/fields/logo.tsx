import { textIn } from '@hearback/schema/documents';

import { BusinessLogo } from '../Brand';
import * as styles from '../FormView/FormView.css';
import type { FieldLook, PartProps } from './FieldLook';

/** The owner's logo. If there is none, visitors see nothing and the preview shows a placeholder. */
function LogoPart({ field, language, mode, addressOf }: PartProps<'logo'>) {
  const address = field.image ? addressOf(field.image) : undefined;
  if (!field.image || address === undefined) {
    return mode === 'preview' ? <div className={styles.logoPlace} aria-hidden="true" /> : null;
  }

  return <BusinessLogo image={field.image} address={address} alt={textIn(field.alt, language)} />;
}

export const logoLook: FieldLook<'logo'> = { Part: LogoPart, variables: () => ({}) };
