import { Button, Notice } from '@hearback/ui';

import { useIntl } from '../i18n/IntlProvider';
import { switchToNewVersion, useIsNewVersionWaiting } from '../pwa/registerServiceWorker';
import { messages } from './messages';

/** Offers the newer version that waits. Nothing changes under a person's hands. */
export function UpdateNotice() {
  const { formatMessage } = useIntl();
  if (!useIsNewVersionWaiting()) return null;

  return (
    <Notice
      tone="info"
      title={formatMessage(messages.newVersion)}
      action={
        <Button size="small" onPress={switchToNewVersion}>
          {formatMessage(messages.newVersionReload)}
        </Button>
      }
    />
  );
}
