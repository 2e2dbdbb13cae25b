import { LocationsAndCodes, SilentCodes } from '@hearback/ui/widgets';
import { useStatsLocationsCodesQuery } from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { paths } from '../../../paths';
import { messages as names } from '../messages';
import { useSource } from '../sources/useSource';
import { messages } from './messages';
import { TabBody, type TabProps } from './TabBody';

/** Locations and codes ranked, and codes that are no longer scanned. */
export function LocationsAndCodesTab({ filter }: TabProps) {
  const { formatMessage } = useIntl();
  const source = useSource(useStatsLocationsCodesQuery({ variables: { filter } }), filter);
  const ranked = source.known?.statsLocationsCodes;
  // Without codes, "None has gone silent" would be meaningless.
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
        ofCodes
        rows={ranked?.codes ?? []}
      />
    </TabBody>
  );
}
