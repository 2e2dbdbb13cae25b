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
  const withoutScan = (counts?.submissions ?? 0) - (counts?.submissionsFromScans ?? 0);

  return (
    <ConversionFunnel
      {...overview.card}
      title={formatMessage(messages.chartFunnel)}
      description={
        withoutScan > 0 ? formatMessage(messages.withoutScan, { count: withoutScan }) : undefined
      }
      scans={counts?.scans ?? 0}
      started={counts?.started ?? 0}
      submissions={counts?.submissionsFromScans ?? 0}
      notSubmitted={counts?.notSubmitted ?? 0}
      conversion={counts?.conversionRate ?? noEstimate}
    />
  );
}
