import { Button } from 'react-aria-components';

import { CloseIcon } from '../../icons';
import { useUiStrings } from '../../strings/UiStringsProvider';
import * as styles from './Tag.css';

export interface TagProps {
  label: string;
  /** Only then there is a cross. */
  onRemove?: () => void;
}

/** One selected value: a filter, a word of a theme. A state is a `Badge`. */
export function Tag({ label, onRemove }: TagProps) {
  const strings = useUiStrings();
  return (
    <span className={styles.tag}>
      <span className={styles.words} title={label}>
        {label}
      </span>
      {onRemove && (
        <Button
          className={styles.remove}
          aria-label={`${strings.remove}: ${label}`}
          onPress={onRemove}
        >
          <CloseIcon size="small" />
        </Button>
      )}
    </span>
  );
}
