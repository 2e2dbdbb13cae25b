import { Button, Text } from '@hearback/ui';
import { SparkIcon } from '@hearback/ui/icons';

import { useIntl } from '../i18n/IntlProvider';
import { messages } from './messages';
import * as styles from './UpgradeCard.css';

/** The product takes no money yet: the card is there, and disabled. */
export function UpgradeCard() {
  const { formatMessage } = useIntl();

  return (
    <div className={styles.card}>
      <Text size="small" weight="strong" tone="strong">
        {formatMessage(messages.upgradeTitle)}
      </Text>
      <Text size="caption" tone="muted">
        {formatMessage(messages.upgradeHint)}
      </Text>
      <Button size="small" isWide isDisabled icon={SparkIcon}>
        {formatMessage(messages.upgradeTitle)}
      </Button>
    </div>
  );
}
