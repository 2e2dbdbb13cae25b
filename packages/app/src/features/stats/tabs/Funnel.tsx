import { ConversionFunnel } from '@hearback/ui/widgets';

import type { StatsOverviewQuery } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import type { Source } from '../sources/useSource';
import { noEstimate } from './emptyStats';
import { messages } from './messages';

interface Props {
  overview: Source<StatsOverviewQuery>;
}

/** From a scan over the beginning to the answer. Answers at a kiosk come without a scan and are left out. */
export function Funnel({ overview }: Props) {
  const { formatMessage } = useIntl();
  const counts = overview.known?.statsOverview;

  return (
    <ConversionFunnel
      {...overview.card}
      title={formatMessage(messages.chartFunnel)}
      scans={counts?.scans ?? 0}
      started={counts?.started ?? 0}
      submissions={counts?.submissionsFromScans ?? 0}
      notSubmitted={counts?.notSubmitted ?? 0}
      conversion={counts?.conversionRate ?? noEstimate}
    />
  );
}
