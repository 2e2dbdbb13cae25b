import { textIn } from '@hearback/schema/documents';

import * as styles from '../FormView/FormView.css';
import type { PartProps } from './PartProps';

/** The button that sends the form. In the preview it sends nothing. */
export function NavigationPart({ field, language, mode, onTry }: PartProps<'navigation'>) {
  return (
    <button
      type={mode === 'live' ? 'submit' : 'button'}
      className={styles.button}
      onClick={mode === 'preview' ? onTry : undefined}
    >
      {textIn(field.label, language)}
    </button>
  );
}
