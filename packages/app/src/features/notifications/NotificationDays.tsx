import { Card, Heading, Stack } from '@hearback/ui';

import type { NotificationRow_NotificationFragment } from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { useNow } from '../../i18n/moments';
import { NotificationRow } from '../../shell/notification/NotificationRow';
import { messages } from './messages';

/** Items of one calendar day in the reader's time zone. */
interface Day<Thing> {
  /** Midnight of that day. */
  date: Date;
  /** Number of midnights since that day began. */
  daysAgo: number;
  items: Thing[];
}

const midnightOf = (moment: Date) =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Groups a list, newest first, by day. A row updated since the list was fetched is grouped under its new
 * day, at its current position.
 */
export function groupByDay<Thing extends { dateUpdated: string }>(
  things: readonly Thing[],
  now: Date,
): Day<Thing>[] {
  const today = midnightOf(now);
  const days: Day<Thing>[] = [];
  for (const thing of things) {
    const date = midnightOf(new Date(thing.dateUpdated));
    const known = days.find((day) => day.date.getTime() === date.getTime());
    if (known) {
      known.items.push(thing);
      continue;
    }
    // Rounded, because days with a clock change are an hour shorter or longer.
    const daysAgo = Math.round((today.getTime() - date.getTime()) / dayMs);
    days.push({ date, daysAgo, items: [thing] });
  }
  return days;
}

interface Props {
  notifications: readonly NotificationRow_NotificationFragment[];
}

/** Notifications grouped by day. */
export function NotificationDays({ notifications }: Props) {
  const now = useNow();
  const dayName = useDayName(now);

  return (
    <Stack gap="large">
      {groupByDay(notifications, now).map((day) => (
        <Stack key={day.date.getTime()} as="section" gap="xsmall">
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
    // A heading is capitalized, also in languages with lowercase weekdays.
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  };
}
