import { Columns, Heading, Stack } from '@hearback/ui';
import { RatingOverTime, ScansAndSubmissions, WeekHeatmap } from '@hearback/ui/widgets';

import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';
import type { StatsPart } from './part';

/** How the last 30 days ran. */
export function Trends({ stats, state }: Omit<StatsPart, 'onRetry'>) {
  const { formatMessage } = useIntl();

  return (
    <Stack gap="small" as="section">
      <Heading level={2} size="lead">
        {formatMessage(messages.trends)}
      </Heading>
      <Stack gap="large">
        <Columns columnWidth="half">
          <ScansAndSubmissions
            title={formatMessage(messages.chartScans)}
            state={state}
            days={stats?.series ?? []}
          />
          <RatingOverTime
            title={formatMessage(messages.chartRatings)}
            state={state}
            days={stats?.overTime ?? []}
            // A month is always shown by its days.
            weeks={[]}
          />
        </Columns>
        <WeekHeatmap
          title={formatMessage(messages.chartHeatmap)}
          state={state}
          counts={stats?.heatmap ?? []}
        />
      </Stack>
    </Stack>
  );
}
