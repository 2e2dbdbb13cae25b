import { ConversionFunnel } from '@hearback/ui/widgets';

import type { StatsOverviewQuery } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import type { Source } from '../sources/useSource';
import { noEstimate } from './TabBody';
import { messages } from './messages';

interface Props {
  overview: Source<StatsOverviewQuery>;
}

/** Funnel from scan to start to submission. Kiosk submissions have no scan and are excluded. */
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
