import { useEffect, useRef, useState } from 'react';
import { type ApolloClient, NetworkStatus } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

import { useLocation } from 'react-router-dom';

import { Button, ConfirmDialog, Notice } from '@hearback/ui';

import { useMoment, useNow } from '../i18n/moments';
import { sinceNow } from '../i18n/sinceNow';
import { useIntl } from '../i18n/IntlProvider';
import { useAppShellQuery, useRemoveSampleMutation } from '../server/generated/hooks';
import { messages as offlineMessages } from '../server/offline/messages';
import type { ShownData } from '../server/offline/shownData';
import { useIsReachable } from '../server/sendRequest';
import { paths } from '../paths';
import { KeepAccountButton } from './KeepAccountButton';
import { showSnackbar } from './snackbar/snackbar';
import { useDismissed } from './useDismissed';
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

interface AsOfProps {
  /** Milliseconds since 1970. */
  moment: number;
}

/** Shows the age of the displayed data as relative time; after a day, as a date. */
function AsOf({ moment }: AsOfProps) {
  const { formatMessage, formatRelativeTime } = useIntl();
  const formatMoment = useMoment();
  const iso = new Date(moment).toISOString();
  const { value, unit } = sinceNow(iso, useNow().getTime());
  const time =
    unit === 'day' ? formatMoment(iso) : formatRelativeTime(value, unit, { numeric: 'auto' });

  return (
    <time dateTime={iso} title={formatMoment(iso)}>
      {formatMessage(offlineMessages.asOf, { time })}
    </time>
  );
}

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

interface OfflineNoticeProps {
  shown: ShownData;
}

/** States that the data may be outdated, and its age, while the server is unreachable. */
export function OfflineNotice({ shown: { shows, asOf } }: OfflineNoticeProps) {
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

/** Marks the example cafés as such, with a button that removes them. */
export function SampleNotice() {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const { data } = useAppShellQuery();
  const [removeSample, { loading }] = useRemoveSampleMutation();
  const [isAsking, setIsAsking] = useState(false);
  const { pathname } = useLocation();
  const [isDismissed, dismiss] = useDismissed('sampleNotice');

  // Home keeps it: there the sample can still be removed.
  if (!data?.me.hasSample || (isDismissed && pathname !== paths.home)) return null;

  const remove = async () => {
    const answer = await removeSample();
    setIsAsking(false);
    if (!answer.data) return;
    showSnackbar('success', messages.sampleRemoved);
    // Nearly every list and figure has changed. One that cannot be fetched now says so itself.
    await client.resetStore().catch(() => {});
  };

  return (
    <>
      <Notice
        tone="info"
        isSlim
        title={formatMessage(messages.sampleTitle)}
        {...(pathname !== paths.home && { onDismiss: dismiss })}
        action={
          <Button size="small" tone="quiet" onPress={() => setIsAsking(true)}>
            {formatMessage(messages.sampleRemove)}
          </Button>
        }
      >
        {formatMessage(messages.sampleHint)}
      </Notice>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={formatMessage(messages.sampleConfirmTitle)}
        confirmLabel={formatMessage(messages.sampleRemove)}
        isPending={loading}
        onConfirm={() => void remove()}
      >
        {formatMessage(messages.sampleConfirmHint)}
      </ConfirmDialog>
    </>
  );
}
