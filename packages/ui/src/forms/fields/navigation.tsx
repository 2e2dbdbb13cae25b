import { textIn } from '@hearback/schema/documents';

import * as styles from '../FormView/FormView.css';
import { labelVariables, safeColor } from '../variables';
import type { FieldLook, PartProps } from './FieldLook';

/** The submit button. In a preview it submits nothing. */
function NavigationPart({ field, language, mode, onTry }: PartProps<'navigation'>) {
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

export const navigationLook: FieldLook<'navigation'> = {
  Part: NavigationPart,
  variables: (field) => ({
    ...labelVariables(field),
    '--form-button': safeColor(field.button_color),
  }),
};
