import { Card, Link, Skeleton, Stack, Text } from '@hearback/ui';

import { useHomeWeekQuery } from '../../server/generated/hooks';
import { useIntl, useLanguage } from '../../i18n/IntlProvider';
import { ownTimeZone } from '../../i18n/timeZones';
import { paths } from '../../paths';
import { messages } from './messages';

interface Props {
  /** False while the rest of the page loads, which comes first. */
  isReady: boolean;
}

/** The last whole week in five sentences. Requested apart, since comments are read for it; hidden if that fails. */
export function WeekCard({ isReady }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data, error } = useHomeWeekQuery({
    variables: { language, timezone: ownTimeZone() },
    skip: !isReady,
  });
  const sentences = data?.statsWeek.sentences;
  if (error && !sentences) return null;

  return (
    <Card
      title={formatMessage(messages.week)}
      description={formatMessage(messages.weekText)}
      actions={
        <Text as="span" size="small">
          <Link href={`${paths.stats}?timeframe=last_week`}>
            {formatMessage(messages.weekStats)}
          </Link>
        </Text>
      }
    >
      {sentences === undefined ? (
        <div aria-busy="true">
          <Stack gap="small">
            <Skeleton width="long" />
            <Skeleton width="long" />
            <Skeleton width="half" />
          </Stack>
        </div>
      ) : sentences.length === 0 ? (
        <Text tone="muted">{formatMessage(messages.weekEmpty)}</Text>
      ) : (
        <Stack as="ul" gap="small">
          {sentences.map(({ text, quotes }) => (
            <li key={text}>
              <Text>{text}</Text>
              {quotes.map(({ id, comment }) => (
                <Text key={id} size="small" tone="muted">
                  <Link href={paths.feedbackDetails(id)} tone="quiet">
                    {formatMessage(messages.weekQuote, { comment })}
                  </Link>
                </Text>
              ))}
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
