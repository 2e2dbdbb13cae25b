import { Button } from '../../packages/ui/src/components/Button/Button';
import { Link } from '../../packages/ui/src/components/Link/Link';
import { NewsItem } from '../../packages/ui/src/components/NewsItem/NewsItem';
import { Notice } from '../../packages/ui/src/components/Notice/Notice';
import { Skeleton } from '../../packages/ui/src/components/Skeleton/Skeleton';
import { StarRating } from '../../packages/ui/src/components/StarRating/StarRating';
import { Text } from '../../packages/ui/src/components/Text/Text';
import { ChatIcon, QrIcon, RefreshIcon, StarIcon } from '../../packages/ui/src/icons';
import { Card } from '../../packages/ui/src/layout/Card/Card';
import { Inline } from '../../packages/ui/src/layout/Inline/Inline';
import { Stack } from '../../packages/ui/src/layout/Stack/Stack';
import { answers } from './answers.fixtures';

export type HomeState = 'ready' | 'loading' | 'failed';

const news = [
  {
    icon: StarIcon,
    tone: 'warning',
    text: '3 low ratings for “Counter” at Kazimierz, the lowest 2 out of 10.',
    moment: '12 minutes ago',
    exactMoment: 'Saturday, 21 November 2026, 11:48',
    unreadLabel: 'Unread',
  },
  {
    icon: ChatIcon,
    text: '8 new answers to “Table 4” at Old Town.',
    moment: '1 hour ago',
    exactMoment: 'Saturday, 21 November 2026, 10:40',
    unreadLabel: 'Unread',
  },
  {
    icon: QrIcon,
    text: 'The code “Table 9” at Old Town was published.',
    moment: '20 Nov, 09:12',
    exactMoment: 'Friday, 20 November 2026, 09:12',
  },
] as const;

const waiting = [1, 2, 3].map((row) => (
  <Stack key={row} gap="xsmall">
    <Skeleton width="half" />
    <Skeleton width="long" />
  </Stack>
));

/** What happened since the owner last looked. */
export function LatestNotifications({ state }: { state: HomeState }) {
  return (
    <Card title="Latest notifications" actions={<Link href="#all">All notifications</Link>}>
      {state === 'loading' ? (
        <Stack gap="large">{waiting}</Stack>
      ) : (
        <Stack as="ul" gap="large">
          {news.map((item) => (
            <li key={item.text}>
              <NewsItem {...item} href="#news" />
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}

/** The newest answers, each a way to its details. */
export function RecentActivity({ state }: { state: HomeState }) {
  return (
    <Card title="Recent activity" actions={<Link href="#feedback">All feedback</Link>}>
      {state === 'loading' ? (
        <Stack gap="large">{waiting}</Stack>
      ) : state === 'failed' ? (
        <Notice
          tone="danger"
          title="Error loading feedback data..."
          action={
            <Button size="small" icon={RefreshIcon}>
              Try again
            </Button>
          }
        />
      ) : (
        <Stack as="ul" gap="large">
          {answers.slice(0, 5).map(({ id, name, rating, comment, location, received }) => (
            <li key={id}>
              <Stack gap="xxsmall">
                <Inline spread="between" wraps={false}>
                  <Link href={`#${id}`} tone="quiet">
                    {name || 'Anonymous'}
                  </Link>
                  {rating === null ? (
                    <Text as="span" size="small" tone="muted">
                      No rating
                    </Text>
                  ) : (
                    <StarRating value={rating} label={`${rating} of 10`} />
                  )}
                </Inline>
                {comment && <Text>{comment}</Text>}
                <Inline gap="small">
                  <Text as="span" size="caption" tone="muted">
                    {location}
                  </Text>
                  <Text as="time" size="caption" tone="muted">
                    {received}
                  </Text>
                </Inline>
              </Stack>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
