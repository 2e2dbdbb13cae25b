import { Columns } from '@hearback/ui';
import { TopPerformers } from '@hearback/ui/widgets';

import { useStatsLocationsCodesQuery } from '../../../apollo/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from '../messages';
import { rowsShown } from './rowsShown';
import { TabBody } from './TabBody';
import type { TabProps } from './TabProps';
import { toLoad } from './toLoad';

/** Where it goes best. */
export function LocationsAndCodesTab({ filter }: TabProps) {
  const { formatMessage } = useIntl();
  const { known, state, retry } = toLoad(useStatsLocationsCodesQuery({ variables: { filter } }));
  const ranked = known?.statsLocationsCodes;

  return (
    <TabBody title={formatMessage(messages.locationsCodes)} state={state} onRetry={retry}>
      <Columns columnWidth="half" align="start">
        <TopPerformers
          title={formatMessage(messages.chartLocations)}
          description={formatMessage(messages.rankedHint)}
          state={state}
          rows={ranked?.locations ?? []}
          most={rowsShown(ranked?.locations)}
        />
        <TopPerformers
          title={formatMessage(messages.chartCodes)}
          description={formatMessage(messages.rankedHint)}
          state={state}
          rows={ranked?.codes ?? []}
          most={rowsShown(ranked?.codes)}
        />
      </Columns>
    </TabBody>
  );
}
