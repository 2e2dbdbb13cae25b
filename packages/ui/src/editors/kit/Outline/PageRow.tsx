import { Button } from 'react-aria-components';

import { WarningIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { kitWords } from '../words';
import type { OutlinePage } from './Outline';
import * as styles from './Outline.css';
import { RowWords } from './RowWords';

interface Props {
  page: OutlinePage;
  isSelected: boolean;
  onSelect: () => void;
}

/** A page of the document above its parts: it is chosen, and stays where it is. */
export function PageRow({ page, isSelected, onSelect }: Props) {
  const words = useWords(kitWords);

  return (
    <div className={styles.page} data-part={page.id} data-selected={isSelected || undefined}>
      <Button
        className={styles.name}
        data-part-name=""
        aria-pressed={isSelected}
        onPress={onSelect}
      >
        <RowWords item={page} />
      </Button>
      {page.hasIssue && (
        <span className={styles.warning}>
          <WarningIcon size="small" label={words.issues(1)} />
        </span>
      )}
    </div>
  );
}
