import { useEffect, useRef } from 'react';
import { type ApolloClient, NetworkStatus } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

import { Notice } from '@hearback/ui';

import { useIntl } from '../i18n/IntlProvider';
import { AsOf } from '../server/offline/AsOf';
import { messages as offlineMessages } from '../server/offline/messages';
import { useIsReachable } from '../session/reachability';
import type { ShownData } from '../server/offline/shownData';
import { messages } from './messages';

/** Refetches the active queries; those still in flight are sent by themselves. */
async function refresh(client: ApolloClient) {
  await client.refetchQueries({
    include: 'active',
    onQueryUpdated: (query) =>
      query.options.fetchPolicy !== 'cache-only' &&
      query.getCurrentResult().networkStatus === NetworkStatus.ready,
  });
}

/** Renews what is on the screen when the server can be reached again. */
function useRefreshWhenBack() {
  const client = useApolloClient();
  const isReachable = useIsReachable();
  const wasReachable = useRef(isReachable);

  useEffect(() => {
    const isBack = isReachable && !wasReachable.current;
    wasReachable.current = isReachable;
    // An error is rendered in place of the data.
    if (isBack) refresh(client).catch(() => undefined);
  }, [client, isReachable]);
}

interface Props {
  shown: ShownData;
}

/** States that the data may be outdated, and its age, while the server is unreachable. */
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
