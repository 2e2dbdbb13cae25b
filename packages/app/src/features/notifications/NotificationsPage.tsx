import { useEffect } from 'react';
import { useReactiveVar } from '@apollo/client/react';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Hidden,
  Inline,
  Loader,
  NewPill,
  Notice,
  Page,
  Pagination,
  Stack,
  Tabs,
} from '@hearback/ui';
import { BellIcon, RefreshIcon, SettingsIcon, WarningIcon } from '@hearback/ui/icons';
import { useNotificationsPageQuery } from '../../server/generated/hooks';
import { useHelp } from '../../shell/help/useHelp';
import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { useEntityQuery } from '../../lists/useEntityQuery';
import { useStayInList } from '../../lists/listPlace';
import { latestMoment } from '../../shell/notification/catchUp';
import { useMarkRead, useUnread } from '../../shell/notification/useMarkRead';
import { paths } from '../../paths';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import type { NotificationRow_NotificationFragment } from '../../server/generated/graphql';
import { useMoment } from '../../i18n/moments';
import { messages } from './messages';
import { NotificationDays } from './NotificationDays';
import { NotificationSkeleton } from '../../shell/notification/NotificationSkeleton';

/**
 * True if newer notifications exist than the list shows, or if a row has been updated since. Visible rows do
 * not move.
 */
function useIsBehind(list: readonly { readonly dateUpdated: string }[] | undefined) {
  const latest = useReactiveVar(latestMoment);
  if (!list) return false;
  const isInOrder = list.every(
    ({ dateUpdated }, index) => dateUpdated <= (list[index - 1]?.dateUpdated ?? dateUpdated),
  );
  if (!isInOrder) return true;
  return latest !== undefined && list.every(({ dateUpdated }) => dateUpdated < latest);
}

/** Skeleton of the list. */
function NotificationsWaiting() {
  const { formatMessage } = useIntl();

  return (
    <div aria-busy="true">
      <Hidden>
        <Loader label={formatMessage(messages.loading)} size="small" />
      </Hidden>
      <Card padding="medium">
        <Stack gap="large">
          {[1, 2, 3, 4].map((row) => (
            <NotificationSkeleton key={row} />
          ))}
        </Stack>
      </Card>
    </div>
  );
}

interface FailedProps {
  onRetry: () => void;
}

/** Error state of the list. */
function NotificationsFailed({ onRetry }: FailedProps) {
  const { formatMessage } = useIntl();

  return (
    <EmptyState
      icon={WarningIcon}
      tone="danger"
      title={formatMessage(messages.failed)}
      action={
        <Button icon={RefreshIcon} onPress={onRetry}>
          {formatMessage(messages.tryAgain)}
        </Button>
      }
    />
  );
}

interface NothingNewProps {
  /** True if the filter hides read notifications. */
  isUnreadOnly: boolean;
}

/** Empty state of the list, which explains what will appear there. */
function NothingNew({ isUnreadOnly }: NothingNewProps) {
  const { formatMessage } = useIntl();

  return (
    <EmptyState
      icon={BellIcon}
      title={formatMessage(messages.nothingNew)}
      action={
        isUnreadOnly ? (
          <ButtonLink href={paths.notifications}>{formatMessage(messages.showAll)}</ButtonLink>
        ) : (
          <ButtonLink href={paths.locations}>{formatMessage(messages.toLocations)}</ButtonLink>
        )
      }
    >
      {formatMessage(isUnreadOnly ? messages.allReadText : messages.nothingYetText)}
    </EmptyState>
  );
}

interface LetterHealthProps {
  /** The latest delivery failure of one address. */
  failure: NotificationRow_NotificationFragment;
}

/** Warns that emails to an address bounce. Cannot be dismissed: only a delivered email clears it. */
function LetterHealth({ failure }: LetterHealthProps) {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();
  const { letter, letterTo, dateUpdated } = failure;
  const isAlert = letter === 'LOW_RATINGS';

  return (
    <Notice
      tone="warning"
      title={formatMessage(messages.lettersFail, { address: letterTo ?? '' })}
      action={
        isAlert && (
          <ButtonLink size="small" href={paths.locations}>
            {formatMessage(messages.toLocations)}
          </ButtonLink>
        )
      }
    >
      {formatMessage(isAlert ? messages.lettersFailAlert : messages.lettersFailOwn, {
        moment: formatMoment(dateUpdated),
      })}
    </Notice>
  );
}

const latestFirst = { field: 'DATE_UPDATED', direction: 'DESC' } as const;

/** `/notifications/`: all notifications, latest first. `?show=unread` hides those that were read. */
export function NotificationsPage() {
  const { formatMessage } = useIntl();
  const help = useHelp('notifications');
  const { query, onQuery, filterOf, variables } = useEntityQuery(['DATE_UPDATED'], latestFirst);
  const isUnreadOnly = filterOf('show') === 'unread';
  const { data, previousData, error, refetch } = useNotificationsPageQuery({
    variables: { page: variables.page, unreadOnly: isUnreadOnly },
  });
  // The previous data stays visible while newer data loads.
  const shown = data ?? (error ? undefined : previousData);
  const list = shown?.notifications;
  const unread = useUnread();
  useStayInList(data?.notifications.pageInfo, query, onQuery);

  const { read, isMarking } = useMarkRead();
  const markAll = async () => {
    const answer = await read();
    if (answer.data) showSnackbar('success', messages.allRead);
  };

  const again = () => void refetch().catch(() => {});
  const isBehind = useIsBehind(query.page === 1 && unread > 0 ? list?.items : undefined);
  const isEmpty = list?.items.length === 0;
  useEffect(() => {
    // Without visible rows that could move, refetches at once.
    if (isBehind && isEmpty) refetch().catch(() => {});
  }, [isBehind, isEmpty, refetch]);

  return (
    <Page
      title={formatMessage(messages.title)}
      help={help}
      purpose={formatMessage(messages.purpose)}
      width="narrow"
      actions={
        <Button isDisabled={unread === 0} isPending={isMarking} onPress={() => void markAll()}>
          {formatMessage(messages.markAll)}
        </Button>
      }
    >
      <PageTitle message={messages.title} />
      <Stack gap="large">
        {shown?.failingLetters.map((failure) => (
          <LetterHealth key={failure.id} failure={failure} />
        ))}
        <Tabs
          label={formatMessage(messages.title)}
          selected={isUnreadOnly ? 'unread' : 'all'}
          tabs={[
            { id: 'all', label: formatMessage(messages.all), href: paths.notifications },
            {
              id: 'unread',
              label: formatMessage(messages.unread, { count: unread }),
              href: `${paths.notifications}?show=unread`,
            },
          ]}
        >
          <Stack gap="medium">
            {list ? (
              <Stack gap="large">
                <NewPill
                  label={isBehind && !isEmpty ? formatMessage(messages.newer) : undefined}
                  onShow={again}
                />
                {isEmpty && <NothingNew isUnreadOnly={isUnreadOnly} />}
                <NotificationDays notifications={list.items} />
                {list.pageInfo.pageCount > 1 && (
                  <Pagination
                    label={formatMessage(messages.title)}
                    page={list.pageInfo.page}
                    pages={list.pageInfo.pageCount}
                    onPage={(page) => onQuery({ ...query, page })}
                  />
                )}
              </Stack>
            ) : error ? (
              <NotificationsFailed onRetry={again} />
            ) : (
              <NotificationsWaiting />
            )}
            {shown && (
              <Inline>
                <ButtonLink
                  href={paths.notificationSettings}
                  icon={SettingsIcon}
                  tone="quiet"
                  size="small"
                >
                  {formatMessage(messages.settings)}
                </ButtonLink>
              </Inline>
            )}
          </Stack>
        </Tabs>
      </Stack>
    </Page>
  );
}
