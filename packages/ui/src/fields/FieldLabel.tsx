import { Label } from 'react-aria-components';

import * as styles from '../internal/field.css';

interface Props {
  label: string;
  isRequired: boolean | undefined;
}

/** The name of a field. The mark is for the eye; the input itself says that it is required. */
export function FieldLabel({ label, isRequired }: Props) {
  return (
    <Label className={styles.label}>
      {label}
      {isRequired && (
        <span className={styles.requiredMark} aria-hidden="true">
          *
        </span>
      )}
    </Label>
  );
}
