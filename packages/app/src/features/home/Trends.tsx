import { Columns, Heading, Stack } from '@hearback/ui';
import { RatingOverTime, ScansAndSubmissions, WeekHeatmap } from '@hearback/ui/widgets';

import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';
import type { StatsPart } from './part';

/** How the last 30 days ran. */
export function Trends({ stats, state, onRetry }: StatsPart) {
  const { formatMessage } = useIntl();

  return (
    <Stack gap="small" as="section">
      <Heading level={2} size="lead">
        {formatMessage(messages.trends)}
      </Heading>
      <Columns columnWidth="half">
        <ScansAndSubmissions
          title={formatMessage(messages.chartScans)}
          state={state}
          onRetry={onRetry}
          days={stats?.series ?? []}
        />
        <RatingOverTime
          title={formatMessage(messages.chartRatings)}
          state={state}
          onRetry={onRetry}
          days={stats?.overTime ?? []}
          // A month is always shown by its days.
          weeks={[]}
        />
      </Columns>
      <WeekHeatmap
        title={formatMessage(messages.chartHeatmap)}
        state={state}
        onRetry={onRetry}
        counts={stats?.heatmap ?? []}
      />
    </Stack>
  );
}
