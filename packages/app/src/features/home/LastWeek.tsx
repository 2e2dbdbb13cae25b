import { useId } from 'react';

import { Heading, Inline, Link, Skeleton, Stack, Text } from '@hearback/ui';

import { useHomeWeekQuery } from '../../server/generated/hooks';
import { useIntl, useLanguage } from '../../i18n/IntlProvider';
import { ownTimeZone } from '../../i18n/timeZones';
import { paths } from '../../paths';
import * as styles from './HomePage.css';
import { messages } from './messages';

interface Props {
  /** False while the rest of the page loads, which comes first. */
  isReady: boolean;
  /** Answers whose words stand on the page already. */
  shown: ReadonlySet<string>;
}

/**
 * The last whole week in five sentences, two of them on phones. Requested apart, since comments are read for it; hidden
 * if that fails.
 */
export function LastWeek({ isReady, shown }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const titleId = useId();
  const { data, error } = useHomeWeekQuery({
    variables: { language, timezone: ownTimeZone() },
    skip: !isReady,
  });
  const sentences = data?.statsWeek.sentences;
  if (error && !sentences) return null;

  return (
    <section className={styles.week} aria-labelledby={titleId} aria-busy={!sentences}>
      <Inline spread="between" gap="small">
        <Heading level={3} size="body" id={titleId}>
          {formatMessage(messages.week)}
        </Heading>
        <Text as="span" size="small">
          <Link href={`${paths.stats}?timeframe=last_week`}>
            {formatMessage(messages.weekStats)}
          </Link>
        </Text>
      </Inline>
      {sentences === undefined ? (
        <Stack gap="small">
          <Skeleton width="long" />
          <Skeleton width="half" />
        </Stack>
      ) : sentences.length === 0 ? (
        <Text size="small" tone="muted">
          {formatMessage(messages.weekEmpty)}
        </Text>
      ) : (
        <Stack as="ul" gap="xxsmall">
          {sentences.map(({ text, quotes }, index) => (
            <li key={text} className={index < 2 ? undefined : styles.notOnPhones}>
              <Text size="small">{text}</Text>
              {quotes
                .filter(({ id }) => !shown.has(id))
                .map(({ id, comment }) => (
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
    </section>
  );
}
