import { Button } from '@hearback/ui';

import { useIntl } from '../../../../i18n/IntlProvider';
import { messages } from './messages';
import * as styles from './PrintDesk.css';

interface Props {
  /** From 0 to 1. */
  share: number;
  onStop: () => void;
}

/** How far a file is, and the way to end it. */
export function PrintProgress({ share, onStop }: Props) {
  const { formatMessage } = useIntl();
  const words = formatMessage(messages.making, { percent: Math.round(share * 100) });

  return (
    <div className={styles.progress}>
      <progress className={styles.bar} value={share} aria-label={words} />
      <span className={styles.progressWords}>{words}</span>
      <Button size="small" onPress={onStop}>
        {formatMessage(messages.stop)}
      </Button>
    </div>
  );
}
