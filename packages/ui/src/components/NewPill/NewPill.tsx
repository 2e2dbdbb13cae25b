import { Button } from 'react-aria-components';

import { ArrowUpIcon } from '../../icons';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import * as styles from './NewPill.css';

export interface NewPillProps {
  /** "3 new answers"; nothing while there are none. */
  label: string | undefined;
  onShow: () => void;
}

/** Says over a list that more has come, and shows it when pressed. The rows below do not move for it. */
export function NewPill({ label, onShow }: NewPillProps) {
  return (
    <>
      <span className={visuallyHidden} role="status">
        {label}
      </span>
      {label !== undefined && (
        <div className={styles.place}>
          <Button className={styles.pill} onPress={onShow}>
            <ArrowUpIcon size="small" />
            {label}
          </Button>
        </div>
      )}
    </>
  );
}
