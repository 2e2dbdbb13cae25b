import { ResponseTimes } from '@hearback/ui/widgets';

import type { StatsOverviewQuery } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import type { Source } from '../sources/useSource';
import { messages } from './messages';

interface Props {
  overview: Source<StatsOverviewQuery>;
}

/** Time from opening a form to submitting it. */
export function TimesTaken({ overview }: Props) {
  const { formatMessage } = useIntl();
  const times = overview.known?.statsOverview;

  return (
    <ResponseTimes
      {...overview.card}
      title={formatMessage(messages.chartResponseTimes)}
      bins={times?.responseTimes ?? []}
      slow={times?.slowResponses ?? 0}
      average={times?.averageResponseTime ?? null}
      median={times?.medianResponseTime ?? null}
      fastest={times?.fastestResponseTime ?? null}
    />
  );
}
