import { Notice } from '@hearback/ui';

import { useAppShellQuery } from '../server/generated/hooks';
import { useIntl } from '../i18n/IntlProvider';
import { KeepAccountButton } from './KeepAccountButton';
import { messages } from './messages';

/** Says on every screen that the account waits to be deleted, and offers to keep it. */
export function DeletionNotice() {
  const { formatMessage, formatDate } = useIntl();
  const { data } = useAppShellQuery();
  const deletesAt = data?.me.deletesAt;
  if (!deletesAt) return null;

  return (
    <Notice
      tone="warning"
      title={formatMessage(messages.deletionTitle, {
        date: formatDate(deletesAt, { dateStyle: 'long' }),
      })}
      action={<KeepAccountButton size="small" />}
    >
      {formatMessage(messages.deletionHint)}
    </Notice>
  );
}
