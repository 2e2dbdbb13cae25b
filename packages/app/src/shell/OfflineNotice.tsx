import { Notice } from '@hearback/ui';

import { useIntl } from '../i18n/IntlProvider';
import { AsOf } from '../server/offline/AsOf';
import { messages as offlineMessages } from '../server/offline/messages';
import { useRefreshWhenBack } from '../server/offline/useRefreshWhenBack';
import type { ShownData } from '../server/offline/shownData';
import { useIsReachable } from '../session/reachability';
import { messages } from './messages';

interface Props {
  shown: ShownData;
}

/** Says that what is shown may be old, and how old, while nobody answers. */
export function OfflineNotice({ shown: { shows, asOf } }: Props) {
  const { formatMessage } = useIntl();
  useRefreshWhenBack();
  if (useIsReachable()) return null;

  return (
    <Notice tone="warning" title={formatMessage(messages.offline)}>
      {asOf === undefined ? undefined : (
        <>
          <AsOf moment={asOf} /> {shows === 'some' && formatMessage(offlineMessages.someMissing)}
        </>
      )}
    </Notice>
  );
}
