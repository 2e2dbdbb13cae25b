import { LocationsAndCodes, SilentCodes } from '@hearback/ui/widgets';

import { useStatsLocationsCodesQuery } from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { paths } from '../../../paths';
import { messages as names } from '../messages';
import { useSource } from '../sources/useSource';
import { messages } from './messages';
import { TabBody } from './TabBody';
import type { TabProps } from './TabProps';

/** Where it goes best, and where nobody scans any more. */
export function LocationsAndCodesTab({ filter }: TabProps) {
  const { formatMessage } = useIntl();
  const source = useSource(useStatsLocationsCodesQuery({ variables: { filter } }));
  const ranked = source.known?.statsLocationsCodes;
  // "None has gone silent" would be no news where there is no code.
  const hasCodes = ranked === undefined || ranked.codes.length + ranked.silentCodes.length > 0;

  return (
    <TabBody title={formatMessage(names.locationsCodes)} sources={[source]}>
      {hasCodes && (
        <SilentCodes
          {...source.card}
          title={formatMessage(messages.chartSilent)}
          codes={ranked?.silentCodes ?? []}
          hrefOf={paths.codeEditor}
        />
      )}
      <LocationsAndCodes
        {...source.card}
        title={formatMessage(messages.chartLocations)}
        rows={ranked?.locations ?? []}
      />
      <LocationsAndCodes
        {...source.card}
        title={formatMessage(messages.chartCodes)}
        rows={ranked?.codes ?? []}
      />
    </TabBody>
  );
}
