import { Button, Columns, Heading, Inline, Link, Notice, Stack } from '@hearback/ui';
import { RefreshIcon } from '@hearback/ui/icons';
import { KeyMetric, ScansAndSubmissions, TopPerformers } from '@hearback/ui/widgets';

import { useHomeStatsQuery } from '../../apollo/generated/hooks';
import { useIntl } from '../../i18n/IntlProvider';
import { ownTimeZone } from '../../i18n/ownTimeZone';
import { paths } from '../../paths';
import * as styles from './HomeStats.css';
import { messages } from './messages';

/** The last 30 days: the main numbers, how they ran, and who did best. */
export function HomeStats() {
  const { formatMessage, formatNumber } = useIntl();
  const { data, error, refetch } = useHomeStatsQuery({
    variables: { filter: { timeframe: 'LAST_30_DAYS', timezone: ownTimeZone() } },
  });
  const state = data ? 'ready' : error ? 'failed' : 'loading';
  const retry = () => void refetch().catch(() => {});
  const overview = data?.statsOverview;
  const ratings = data?.statsRatings;
  const locations = data?.statsLocationsCodes.locations ?? [];

  const count = (value: number | undefined) => (value === undefined ? null : formatNumber(value));
  const measured = (
    value: number | null | undefined,
    options: Parameters<typeof formatNumber>[1],
  ) => (typeof value === 'number' ? formatNumber(value, options) : null);
  const percent = { style: 'percent', maximumFractionDigits: 1 } as const;
  const stars = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const score = { maximumFractionDigits: 0, signDisplay: 'exceptZero' } as const;

  const metrics = [
    { label: messages.scans, value: count(overview?.scans) },
    { label: messages.submissions, value: count(overview?.submissions) },
    { label: messages.conversionRate, value: measured(overview?.conversionRate.value, percent) },
    {
      label: messages.averageRating,
      value: measured(ratings?.average.value, stars),
      n: ratings?.average.n,
    },
    { label: messages.nps, value: measured(ratings?.nps.score, score), n: ratings?.nps.n },
  ];

  return (
    <Stack gap="large">
      {state === 'failed' && (
        <Notice
          tone="danger"
          title={formatMessage(messages.failed)}
          action={
            <Button size="small" icon={RefreshIcon} onPress={retry}>
              {formatMessage(messages.tryAgain)}
            </Button>
          }
        />
      )}
      <Stack gap="small" as="section">
        <Inline spread="between">
          <Heading level={2} size="lead">
            {formatMessage(messages.keyMetrics)}
          </Heading>
          <Link href={`${paths.stats}?timeframe=last_30_days`}>
            {formatMessage(messages.allStats)}
          </Link>
        </Inline>
        {state !== 'failed' && (
          <div className={styles.metrics}>
            {metrics.map(({ label, value, n }) => (
              <KeyMetric
                key={label.id}
                label={formatMessage(label)}
                value={value}
                {...(n === undefined ? {} : { certainty: { n } })}
                state={state}
              />
            ))}
          </div>
        )}
      </Stack>
      <Stack gap="small" as="section">
        <Heading level={2} size="lead">
          {formatMessage(messages.trends)}
        </Heading>
        <Columns columnWidth="half">
          <ScansAndSubmissions
            title={formatMessage(messages.chartScans)}
            state={state}
            days={data?.statsScansSubmissions.series ?? []}
          />
          <TopPerformers
            title={formatMessage(messages.topPerformers)}
            state={state}
            rows={locations}
          />
        </Columns>
      </Stack>
    </Stack>
  );
}
