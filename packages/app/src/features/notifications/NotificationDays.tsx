import { Card, Heading, Stack } from '@hearback/ui';

import type { NotificationRow_NotificationFragment } from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { useNow } from '../../i18n/useNow';
import { NotificationRow } from '../../shell/notification/NotificationRow';
import { groupByDay, type Day } from './groupByDay';
import { messages } from './messages';

interface Props {
  notifications: readonly NotificationRow_NotificationFragment[];
}

/** What happened, day by day. */
export function NotificationDays({ notifications }: Props) {
  const now = useNow();
  const dayName = useDayName(now);

  return (
    <Stack gap="large">
      {groupByDay(notifications, now).map((day) => (
        <Stack key={day.date.getTime()} as="section" gap="small">
          <Heading level={2} size="body">
            {dayName(day)}
          </Heading>
          <Card padding="medium">
            <Stack as="ul" gap="large">
              {day.items.map((notification) => (
                <li key={notification.id}>
                  <NotificationRow notification={notification} />
                </li>
              ))}
            </Stack>
          </Card>
        </Stack>
      ))}
    </Stack>
  );
}

function useDayName(now: Date) {
  const { formatMessage, formatDate, locale } = useIntl();

  return ({ date, daysAgo }: Day<unknown>): string => {
    if (daysAgo === 0) return formatMessage(messages.today);
    if (daysAgo === 1) return formatMessage(messages.yesterday);
    const isThisYear = date.getFullYear() === now.getFullYear();
    const name = formatDate(date, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...(isThisYear ? {} : { year: 'numeric' }),
    });
    // A heading begins like a sentence, whatever case a language writes its days in.
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  };
}
