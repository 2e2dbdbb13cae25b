import { useEffect } from 'react';

import { Button, ButtonLink, NewPill, Page, Pagination, Stack, Tabs } from '@hearback/ui';
import { CheckIcon, SettingsIcon } from '@hearback/ui/icons';

import { useNotificationsPageQuery } from '../../server/generated/hooks';
import { useHelp } from '../../shell/help/useHelp';
import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { useEntityQuery } from '../../lists/useEntityQuery';
import { useStayInList } from '../../lists/useStayInList';
import { useIsBehind } from '../../shell/notification/useIsBehind';
import { useMarkRead } from '../../shell/notification/useMarkRead';
import { useUnread } from '../../shell/notification/useUnread';
import { paths } from '../../paths';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import { LetterHealth } from './LetterHealth';
import { messages } from './messages';
import { NothingNew } from './NothingNew';
import { NotificationDays } from './NotificationDays';
import { NotificationsFailed, NotificationsWaiting } from './NotificationsWaiting';

const latestFirst = { field: 'DATE_UPDATED', direction: 'DESC' } as const;

/** `/notifications/`: what happened, the latest first. `?show=unread` leaves out what was read. */
export function NotificationsPage() {
  const { formatMessage } = useIntl();
  const help = useHelp('notifications');
  const { query, onQuery, filterOf, variables } = useEntityQuery(['DATE_UPDATED'], latestFirst);
  const isUnreadOnly = filterOf('show') === 'unread';
  const { data, previousData, error, refetch } = useNotificationsPageQuery({
    variables: { page: variables.page, unreadOnly: isUnreadOnly },
  });
  // What was there stays on the screen while something newer is on its way.
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
    // There is no row that could move under the reader's eyes.
    if (isBehind && isEmpty) refetch().catch(() => {});
  }, [isBehind, isEmpty, refetch]);

  return (
    <Page
      title={formatMessage(messages.title)}
      help={help}
      purpose={formatMessage(messages.purpose)}
      width="narrow"
      actions={
        <>
          <ButtonLink icon={SettingsIcon} href={paths.notificationSettings}>
            {formatMessage(messages.settings)}
          </ButtonLink>
          <Button
            icon={CheckIcon}
            isDisabled={unread === 0}
            isPending={isMarking}
            onPress={() => void markAll()}
          >
            {formatMessage(messages.markAll)}
          </Button>
        </>
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
        </Tabs>
      </Stack>
    </Page>
  );
}
