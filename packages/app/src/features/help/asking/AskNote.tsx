import { Button, Link, Text } from '@hearback/ui';
import { ChatIcon } from '@hearback/ui/icons';

import { useHelpAddress } from '../../../shell/help/useHelpAddress';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from '../messages';
import * as styles from './AskNote.css';

interface Props {
  onAsk: () => void;
}

/** Contact link below the articles. */
export function AskNote({ onAsk }: Props) {
  const { formatMessage } = useIntl();
  const address = useHelpAddress();

  return (
    <section className={styles.note} aria-label={formatMessage(messages.stuck)}>
      <div className={styles.words}>
        <Text tone="strong" weight="strong">
          {formatMessage(messages.stuck)}
        </Text>
        <Text size="small" tone="muted">
          {formatMessage(messages.stuckHint)} <Link href={`mailto:${address}`}>{address}</Link>
        </Text>
      </div>
      <Button icon={ChatIcon} onPress={onAsk}>
        {formatMessage(messages.askTitle)}
      </Button>
    </section>
  );
}
